import type { PageWord } from '#kitchen/reading/page.ts'
import type { Grey } from './flatten-light.ts'
import { looksLikeFraction } from './fraction-shape.ts'
import { fractionSignIn } from './fraction-sign.ts'
import { pngOf } from './grey-pictures.ts'
import { recognise } from './tesseract.ts'

/** Fractions that have a sign; any other reading of a sign is wrong. */
const printed = new Set('1/2 1/3 2/3 1/4 3/4 1/5 2/5 3/5 4/5 1/6 5/6 1/8 3/8 5/8 7/8'.split(' '))
const SURE = 88
const LONGEST = 7
/** Width of a figure with its margin, as a share of the height of the line. */
const FIGURE_WIDTH = 0.6

/**
 * Recognises readings of a fraction sign: a figure, a percent sign, a Y or V, or any short word of low
 * confidence.
 */
const mayBeSign = ({ text, confidence }: PageWord) =>
  text.length <= LONGEST &&
  (/[\d%¥€£$#}{[\]|\\½⅓⅔¼¾⅛]|^[YVyv]/u.test(text) || confidence < 60) &&
  !/\d\/\d/.test(text)
const isPlainFigure = (text: string) => /^\d{1,2}$/.test(text)
/** Pattern for a unit that was read together with the sign before it: "%scup". */
const unitBehind = /(?:cups?|tbsp|tsp|tablespoons?|teaspoons?|lbs?|1b|Ib|oz|kg|g|ml|pints?|quarts?)\.?$/

/**
 * Reads the printed fractions of a line: each sign becomes a word of its own, such as `3/4`. A sign that
 * cannot be read with confidence is only marked.
 */
export async function withPrintedFractions(line: readonly PageWord[], page: Grey): Promise<PageWord[]> {
  const heights = line.map(({ box }) => box.bottom - box.top).toSorted((a, b) => a - b)
  const tall = heights[Math.floor(heights.length * 0.6)] ?? 0
  const words: PageWord[] = []
  for (const [index, word] of line.entries()) {
    const before = line[index - 1]
    const after = line[index + 1]
    if (index === 0 && !/\d/.test(word.text)) words.push(...(await lostBefore(word, page, tall)))
    if (!mayBeSign(word)) {
      words.push(word)
      continue
    }
    const box = {
      left: Math.max(word.box.left - tall * 0.4, (before?.box.right ?? 0) + 1),
      right: Math.min(word.box.right + tall * 0.5, (after?.box.left ?? page.width) - 1),
      ...rowOf(word, tall),
    }
    const sign = await readSign(page, box, tall)
    if (sign === null) {
      const marked = isPlainFigure(word.text) && looksLikeFraction(page, word.box, word.text.length)
      words.push(marked ? { ...word, fraction: true } : word)
    } else if (sign.text === null) words.push({ ...word, fraction: true })
    else words.push(...apart(word, { ...sign, text: sign.text }, tall))
  }
  return words
}

interface ReadSign {
  /** Fraction; `null` for a sign that cannot be read. */
  text: string | null
  confidence: number
  left: number
  right: number
}

async function readSign(page: Grey, box: PageWord['box'], tall: number): Promise<ReadSign | null> {
  const sign = fractionSignIn(page, box, tall)
  if (!sign) return null
  const [seen] = (await recognise(await pngOf(sign.drawn), 'line')).flat()
  const text = seen?.text.replace(/\s/g, '') ?? ''
  const { left, right } = sign
  if (seen && seen.confidence >= SURE && printed.has(text))
    return { text, confidence: seen.confidence, left, right }
  // A percent sign, as in "20%", has small figures around a stroke, too.
  return /^0\/0$|^o\/o$/i.test(text) ? null : { text: null, confidence: seen?.confidence ?? 0, left, right }
}

const rowOf = ({ box }: PageWord, tall: number) => ({
  top: Math.min(box.top, box.bottom - tall) - tall * 0.2,
  bottom: box.bottom + tall * 0.25,
})

/** Reads a sign right before a line that begins without a figure, which Tesseract may have left out. */
async function lostBefore(word: PageWord, page: Grey, tall: number): Promise<PageWord[]> {
  const box = {
    left: Math.max(0, word.box.left - tall * 2.2),
    right: word.box.left - 1,
    ...rowOf(word, tall),
  }
  const sign = await readSign(page, box, tall)
  if (!sign?.text) return []
  const { text, confidence, left, right } = sign
  return [{ text, confidence, box: { ...word.box, left, right }, ink: word.ink }]
}

/** Splits one word into the whole number before the sign, the sign, and a unit close behind it. */
function apart(word: PageWord, sign: ReadSign & { text: string }, tall: number): PageWord[] {
  const { box, ink } = word
  const parts: PageWord[] = []
  const span = sign.left - box.left
  // The whole number has as many figures as fit before the sign: in "114" for 1½, only the first one.
  const room = Math.max(1, Math.round(span / (tall * FIGURE_WIDTH)))
  const figures = span > tall * 0.22 ? /^[^\d\p{L}%]*(\d+)/u.exec(word.text)?.[1] : undefined
  const whole = figures?.slice(0, room)
  if (whole) parts.push({ ...word, text: whole, box: { ...box, right: sign.left - 1 } })
  parts.push({
    text: sign.text,
    confidence: sign.confidence,
    box: { ...box, left: sign.left, right: sign.right },
    ink,
  })
  const unit = box.right - sign.right > tall * 0.6 ? unitBehind.exec(word.text)?.[0] : undefined
  if (unit) parts.push({ ...word, text: unit, box: { ...box, left: sign.right + 1 } })
  return parts
}
