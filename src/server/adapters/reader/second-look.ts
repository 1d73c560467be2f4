import sharp from 'sharp'
import type { PageWord } from '#kitchen/reading/page.ts'
import type { Grey } from './flatten-light.ts'
import { median } from './median.ts'
import { withPrintedFractions } from './printed-fractions.ts'
import { recognise, type SeenWord } from './tesseract.ts'

/**
 * Maximum number of lines that are read again, the least certain first. Each takes about a tenth of a second.
 */
const MOST_LINES = 24
const UNSURE = 78
/** Height of the line's box in pixels at the second reading. */
const LOOK_HEIGHT = 72

const odd = /[%¥€£$#}{[\]|\\]|^[VYv]\d|\d[IlO]/u

/**
 * Reads doubtful lines again: each alone, enlarged. The surer reading is taken; where the figures of both
 * differ, both are kept. Figures whose ink looks like a fraction sign are marked.
 */
export async function lookAgain(
  lines: readonly SeenWord[][],
  page: Grey,
  ink: PageWord['ink'],
): Promise<PageWord[]> {
  const isDoubtful = (line: readonly SeenWord[]) =>
    line.some(({ text, confidence }) => confidence < UNSURE || odd.test(text)) || isFact(line)
  const doubtful = lines
    .filter((line) => isDoubtful(line) && isOneLine(line))
    .toSorted((a, b) => sureness(a) - sureness(b))
    .slice(0, MOST_LINES)
  const again = new Map<readonly SeenWord[], SeenWord[]>()
  for (const line of doubtful) again.set(line, await readLine(line, page))
  const words: PageWord[] = []
  for (const line of lines) {
    const second = again.get(line)
    const read = second ? reconciled(line, second, ink) : line.map((word) => wordOf(word, ink))
    words.push(...(await withPrintedFractions(read, page)))
  }
  return words
}

/**
 * True for a line such as "Serves 2" or "Kochzeit: 45 Min.", whose figure no other text confirms, so that it
 * is read twice.
 */
const isFact = (line: readonly SeenWord[]) => {
  const text = line.map((word) => word.text).join(' ')
  return line.length <= 14 && /\d/.test(text) && factWords.test(text)
}
const factWords =
  /\b(?:serv|makes|yield|prep|cook|bak|total|ready|für|pour|para|per|portion|person|ra[cz]ion|porzion|kochzeit|garzeit|backzeit|cuisson|cocci|cottura)/i

export const wordOf = ({ text, confidence, ...box }: SeenWord, ink: PageWord['ink']): PageWord => ({
  text,
  confidence,
  box,
  ink,
})

/**
 * False for several lines that were joined into one, which have unlike heights or places and would be read as
 * nonsense.
 */
const isOneLine = (line: readonly SeenWord[]) => {
  const usual = median(line.map((word) => word.bottom - word.top))
  const whole = Math.max(...line.map((word) => word.bottom)) - Math.min(...line.map((word) => word.top))
  return whole < usual * 2.2
}

const sureness = (line: readonly SeenWord[]) => {
  const letters = line.reduce((sum, { text }) => sum + text.length, 0)
  return line.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, letters)
}

async function readLine(line: readonly SeenWord[], { pixels, width, height }: Grey): Promise<SeenWord[]> {
  const top = Math.min(...line.map((word) => word.top))
  const bottom = Math.max(...line.map((word) => word.bottom))
  const pad = Math.round((bottom - top) * 0.35)
  const crop = {
    left: Math.max(0, Math.min(...line.map((word) => word.left)) - pad),
    top: Math.max(0, top - pad),
  }
  const right = Math.min(width, Math.max(...line.map((word) => word.right)) + pad)
  const size = { width: right - crop.left, height: Math.min(height, bottom + pad) - crop.top }
  if (size.width < 8 || size.height < 8) return []
  const scale = Math.min(3, Math.max(0.5, LOOK_HEIGHT / Math.max(1, bottom - top)))
  const image = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .extract({ ...crop, ...size })
    .resize(Math.max(8, Math.round(size.width * scale)), null, { kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return (await recognise(image, 'line')).flat().map((word) => ({
    ...word,
    left: crop.left + Math.round(word.left / scale),
    right: crop.left + Math.round(word.right / scale),
    top: crop.top + Math.round(word.top / scale),
    bottom: crop.top + Math.round(word.bottom / scale),
  }))
}

const digits = (words: readonly { text: string }[]) =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replace(/[^\d ]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Merges two readings of a line: the surer one, with the figures of the other one beside its own. */
function reconciled(
  first: readonly SeenWord[],
  second: readonly SeenWord[],
  ink: PageWord['ink'],
): PageWord[] {
  const better = second.length > 0 && sureness(second) > sureness(first) + 2
  const [taken, other] = better ? [second, first] : [first, second]
  const agree = digits(first) === digits(second)
  return taken.map((seen) => {
    const word = wordOf(seen, ink)
    if (agree || !/\d/.test(word.text) || other.length === 0) return word
    const there = other.filter((one) => Math.min(one.right, seen.right) - Math.max(one.left, seen.left) > 2)
    const text = there.map((one) => one.text).join(' ')
    return text === '' || text === word.text ? word : { ...word, other: text }
  })
}
