import { printLanguage } from '#kitchen/languages/print-language.ts'
import type { Box, OntoPhoto, PageText } from '#kitchen/reading/page.ts'
import { withoutTable } from './beside-print.ts'
import { evenLight } from './even-light.ts'
import { findParts } from './find-gutter.ts'
import { findTilt } from './find-tilt.ts'
import type { Grey } from './flatten-light.ts'
import { withoutGrain } from './grain.ts'
import { cropped, smaller, turned, withAir } from './grey-pictures.ts'
import { eraseLeaders } from './leaders.ts'
import { isLegible, mayBeTurned, quarterTurnOf, sureLetters, UNSURE } from './legibility.ts'
import { withLevelLetters } from './level-letters.ts'
import { eraseListMarks } from './list-marks.ts'
import { median } from './median.ts'
import { ofCropped, ofTurned, wholePhoto } from './onto-photo.ts'
import { passedOver } from './passed-over.ts'
import { covers, readOnce } from './read-once.ts'
import { lookAgain } from './second-look.ts'
import { bendOf, withStraightLines } from './straighten-lines.ts'
import { readIn, recognise, type SeenWord } from './tesseract.ts'

const AIR = 12
/** Height of words, in pixels, below which the page is enlarged and read again. */
const LOW = 19
const GOOD_HEIGHT = 34
const MOST_PIXELS = 9_000_000
/** Share of a page's shorter side that is read as a probe of which way up the page is. */
const PROBE = 0.5
const MUCH_MORE = 1.5
/** Minimum confidence of a line that was skipped at first: pictures yield lines of unsure letters. */
const LEAST_SURENESS = 48
const FIGURE_SURENESS = 80

/** Picture that is ready to be read, with its place on the photo. */
interface Ready {
  page: Grey
  onto: OntoPhoto
}

interface Read extends Ready {
  lines: SeenWord[][]
}

/**
 * Reads a page of print, whichever way it is held and whatever light is on it. A page that is legible at the
 * first attempt is read once; only others are turned, or enlarged, and read again.
 */
export async function readPage(picture: Grey): Promise<PageText> {
  await readIn('en')
  const even = evenLight(await withoutGrain(picture))
  const tilt = findTilt(await smaller(even))
  const whole: Ready = { page: even, onto: wholePhoto(even.width, even.height) }
  const straight = await flattened(Math.abs(tilt) < 0.2 ? whole : await turnedBy(whole, -tilt))
  eraseLeaders(straight.page)
  eraseListMarks(straight.page)
  let read = await legible(await readWhole(straight))
  const words = read.lines.flat()
  const language = isLegible(words)
    ? printLanguage(words.flatMap(({ text, confidence }) => (confidence > 50 ? [text] : [])))
    : 'en'
  if (language !== 'en') {
    await readIn(language)
    read = await readWhole(read)
  }
  const { page, onto, ...all } = await withPassedOver(read)
  const lines = withoutTable(withLevelLetters(all.lines))
  const seen = lines.flat().filter(({ text }) => /[\p{L}\d]/u.test(text))
  const unsure = seen.filter(({ confidence }) => confidence < UNSURE).length / Math.max(1, seen.length)
  const filled = lines.filter((line) => line.length > 0)
  return {
    width: page.width,
    height: page.height,
    words: await lookAgain(filled, page, 'dark'),
    ontoPhoto: onto,
    unsure,
  }
}

async function readWhole({ page, onto }: Ready): Promise<Read> {
  const lines: SeenWord[][] = []
  for (const part of findParts(await smaller(page))) lines.push(...(await readPart(page, part)))
  return { page, onto, lines: readOnce(lines) }
}

async function turnedBy({ page, onto }: Ready, degrees: number): Promise<Ready> {
  const result = await turned(page, degrees)
  return { page: result, onto: ofTurned(page, result, degrees, onto) }
}

/** Straightens the lines of bent paper. Its places on the photo stay those of flat paper, which is near. */
async function flattened({ page, onto }: Ready): Promise<Ready> {
  const bend = bendOf(await smaller(page))
  return { page: bend ? withStraightLines(page, bend) : page, onto }
}

/** Reads one column or band of a page, and places its lines on the page. The box is in shares of the page. */
async function readPart(page: Grey, part: Box): Promise<SeenWord[][]> {
  const box = {
    left: Math.floor(part.left * page.width),
    top: Math.floor(part.top * page.height),
    right: Math.min(page.width, Math.ceil(part.right * page.width)),
    bottom: Math.min(page.height, Math.ceil(part.bottom * page.height)),
  }
  return readBox(page, box, 'page')
}

async function readBox(page: Grey, box: Box, segmentation: 'page' | 'block'): Promise<SeenWord[][]> {
  if (box.right - box.left < 16 || box.bottom - box.top < 16) return []
  const lines = await recognise(await withAir(box, AIR, page), segmentation)
  return lines.map((line) =>
    line.map((word) => ({
      ...word,
      left: word.left - AIR + box.left,
      right: word.right - AIR + box.left,
      top: word.top - AIR + box.top,
      bottom: word.bottom - AIR + box.top,
    })),
  )
}

/**
 * Reads print that was skipped at first, each place by itself as one block; places without print yield no
 * words.
 */
async function withPassedOver({ page, lines, onto }: Read): Promise<Read> {
  const small = await smaller(page)
  const words = lines.flat()
  if (words.length === 0) return { page, lines, onto }
  const more: SeenWord[][] = []
  for (const place of passedOver(small, words, page.width / small.width)) {
    const [left, top] = [Math.floor(place.left), Math.floor(place.top)]
    const [right, bottom] = [
      Math.min(page.width, Math.ceil(place.right)),
      Math.min(page.height, Math.ceil(place.bottom)),
    ]
    const read = await readBox(page, { left, top, right, bottom }, 'block')
    const isNew = (word: SeenWord) => !words.some((other) => covers(other, word))
    more.push(
      ...read
        .map((line) => line.filter(isNew))
        .filter((line) => meanSureness(line) >= LEAST_SURENESS || isFigure(line)),
    )
  }
  return { page, onto, lines: [...lines, ...more] }
}

/** True for a short amount, which has too few letters to judge it by. */
const isFigure = ([word, ...others]: readonly SeenWord[]) =>
  word !== undefined &&
  others.length === 0 &&
  /^\d{1,3}$/.test(word.text) &&
  word.confidence >= FIGURE_SURENESS

const meanSureness = (words: readonly SeenWord[]) => {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  return letters < 3
    ? 0
    : words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters
}

/** Turns and enlarges the page, and reads it again, where the first attempt failed. */
async function legible(first: Read): Promise<Read> {
  let read = first
  const quarter = quarterTurnOf(read.lines)
  if (quarter !== 0) read = await readWhole(await flattened(await turnedBy(read, quarter)))
  if (!mayBeTurned(read.lines.flat())) return read
  if (!isLegible(read.lines.flat())) {
    const degrees = await bestTurn(read)
    if (degrees !== 0) read = await readWhole(await flattened(await turnedBy(read, degrees)))
  }
  const height = usualHeight(read.lines.flat())
  if (height > 0 && height < LOW) {
    const larger = await readWhole(await enlarged(read, height))
    if (sureLetters(larger.lines.flat()) > sureLetters(read.lines.flat())) read = larger
  }
  return read
}

/**
 * Returns the turn (0, 90, 180 or 270 degrees) that yields the most words in the part of the page with the
 * most ink.
 */
async function bestTurn({ page, lines }: Read): Promise<number> {
  const box = await densest(page)
  const inside = (word: SeenWord) =>
    word.left >= box.left && word.right <= box.right && word.top >= box.top && word.bottom <= box.bottom
  let best = { degrees: 0, letters: Math.max(20, sureLetters(lines.flat().filter(inside))) * MUCH_MORE }
  const probe = await cropped(box, page)
  for (const degrees of [180, 90, 270]) {
    const image = await turned(probe, degrees)
    const whole = { left: 0, top: 0, right: image.width, bottom: image.height }
    const words = (await recognise(await withAir(whole, AIR, image), 'page')).flat()
    // Upright words mean that the page is still on its side.
    const letters = quarterTurnOf([words]) === 0 ? sureLetters(words) : 0
    if (letters > best.letters) best = { degrees, letters }
  }
  return best.degrees
}

/** Finds the square with the most ink, half as wide as the shorter side of the page. */
async function densest(page: Grey): Promise<Box> {
  const small = await smaller(page)
  const scale = page.width / small.width
  const side = Math.round(Math.min(small.width, small.height) * PROBE)
  const step = Math.max(1, Math.round(side / 6))
  let best = { left: 0, top: 0, ink: -1 }
  for (let top = 0; top + side <= small.height; top += step) {
    for (let left = 0; left + side <= small.width; left += step) {
      let ink = 0
      for (let y = top; y < top + side; y += 3) {
        for (let x = left; x < left + side; x += 3)
          if ((small.pixels[y * small.width + x] ?? 255) < 140) ink += 1
      }
      if (ink > best.ink) best = { left, top, ink }
    }
  }
  const [left, top, size] = [best.left, best.top, side].map((value) => Math.round(value * scale)) as [
    number,
    number,
    number,
  ] // the list has three entries
  return { left, top, right: Math.min(page.width, left + size), bottom: Math.min(page.height, top + size) }
}

const usualHeight = (words: readonly SeenWord[]): number =>
  median(words.filter(({ text }) => /\p{L}{3}/u.test(text)).map((word) => word.bottom - word.top))

/** Cuts out the part of a page that has words, and enlarges it until they are easy to read. */
async function enlarged({ page, lines, onto }: Read, height: number): Promise<Ready> {
  const words = lines.flat()
  const pad = height * 3
  const box = {
    left: Math.max(0, Math.round(Math.min(...words.map(({ left }) => left)) - pad)),
    top: Math.max(0, Math.round(Math.min(...words.map(({ top }) => top)) - pad)),
    right: Math.min(page.width, Math.round(Math.max(...words.map(({ right }) => right)) + pad)),
    bottom: Math.min(page.height, Math.round(Math.max(...words.map(({ bottom }) => bottom)) + pad)),
  }
  const most = Math.sqrt(MOST_PIXELS / ((box.right - box.left) * (box.bottom - box.top)))
  const scale = Math.max(1, Math.min(GOOD_HEIGHT / height, most))
  return { page: await cropped(box, page, scale), onto: ofCropped(box.left, box.top, scale, onto) }
}
