import type { Box, PageText, PageWord } from '../page.ts'

/** Line of print: its words from left to right. */
export interface Line {
  text: string
  words: PageWord[]
  box: Box
  /** Height of its print in pixels: the median of its words. */
  height: number
  /** Mean confidence of its letters, 0 to 100. */
  confidence: number
  /** Index of the photo in the upload, from 0; `page` is the place of the page on it. */
  photo: number
  page: Pick<PageText, 'width' | 'height' | 'ontoPhoto'>
  /** Right edge of the line's column: a line that reaches it may have been wrapped. */
  columnRight: number
  /** Number of the column in reading order. */
  column: number
}

/** End of a sentence, also within quotation marks or a bracket. */
export const closing = /[.!?]["”’)]?$/

export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

export const heightOf = ({ top, bottom }: Box) => bottom - top
export const centreOf = ({ top, bottom }: Box) => (top + bottom) / 2

export const boxAround = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})

/**
 * Returns the height of a line's capitals. The boxes of "Curry" and "Beans" differ by a fifth in one size of
 * print, since some letters go below the line and others end half way up.
 */
export const capHeight = ({ words }: Pick<Line, 'words'>): number => median(words.map(capHeightOf))

const capHeightOf = ({ text, box }: PageWord): number => {
  const below = /[gjpqyç,;()Q]/u.test(text) ? 0.27 : 0
  const above = /[\p{Lu}\dbdfhklt!?()/]/u.test(text) ? 1 : 0.72
  return heightOf(box) / (above + below)
}

/** Factor between the sizes of print from which on two words belong to different lines. */
const OTHER_SIZE = 2.2

/**
 * True for words of unlike sizes of print. The box of a title reaches down to the small print right below it,
 * and only their sizes tell that they are two lines.
 */
export const areOfOtherSize = (one: PageWord, other: PageWord): boolean => {
  const isWord = ({ text }: PageWord) => /[\p{L}\d]{2}/u.test(text)
  if (!isWord(one) || !isWord(other)) return false
  const [a, b] = [capHeightOf(one), capHeightOf(other)]
  return Math.max(a, b) > Math.min(a, b) * OTHER_SIZE
}

/** Returns the height of a page's running text, the unit in which gaps and gutters are measured. */
export const textHeight = ({ words }: PageText): number =>
  median(words.filter(({ text }) => /[\p{L}\d]{2}/u.test(text)).map(({ box }) => heightOf(box))) || 20

/** Confidence below which words may be specks and scratches, unless they are figures. */
const LEAST_CONFIDENCE = 20
const mayBeFigure = /^[\dIl|/½¼¾⅓⅔⅛%.,-]{1,5}$/u

/**
 * Groups words that closely follow one another into pieces of lines; a gutter or a wide gap separates them.
 */
export function runsOf(page: PageText): PageWord[][] {
  const unit = textHeight(page)
  const words = page.words
    // Very tall or flat boxes are a frame or a picture that was taken for letters.
    .filter(({ text, box }) => text.trim() !== '' && heightOf(box) < unit * 8 && heightOf(box) > unit * 0.15)
    .toSorted((a, b) => a.box.left - b.box.left)
  const runs: PageWord[][] = []
  for (const word of words) {
    const before = runs
      .filter((run) => follows(run.at(-1)!, word, unit))
      .toSorted((a, b) => b.at(-1)!.box.right - a.at(-1)!.box.right)[0]
    if (before) before.push(word)
    else runs.push([word])
  }
  const body = boxAround(runs.filter(isPrint).flatMap((run) => run.map(({ box }) => box)))
  return runs.filter((run) => isPrint(run) || isIllegiblePrint(run, body, unit))
}

/**
 * True for print. Specks and scratches stand alone; beside other words even the least certain one stays,
 * because something is there.
 */
const isPrint = (run: PageWord[]) =>
  run.some(({ text, confidence }) => confidence >= LEAST_CONFIDENCE || mayBeFigure.test(text))

const follows = (last: PageWord, next: PageWord, unit: number): boolean => {
  const taller = Math.max(heightOf(last.box), heightOf(next.box), unit * 0.8)
  const gap = next.box.left - last.box.right
  const off = Math.abs(centreOf(next.box) - centreOf(last.box))
  const isBeside = gap > -taller * 0.6 && gap < Math.max(taller, unit) * 1.7 && off < taller * 0.55
  return isBeside && !areOfOtherSize(last, next)
}

/**
 * True for an illegible piece of the size of a line amid the print, because a line that could not be read
 * must not vanish.
 */
const isIllegiblePrint = (run: PageWord[], body: Box, unit: number) => {
  const box = boxAround(run.map((word) => word.box))
  const sized = heightOf(box) > unit * 0.6 && heightOf(box) < unit * 2 && box.right - box.left > unit * 1.5
  const amid =
    box.top >= body.top && box.bottom <= body.bottom && box.left >= body.left && box.left < body.right
  return sized && amid && run.some(({ text }) => /[\p{L}\d]/u.test(text))
}

/** Builds a line from its runs, from left to right. */
export function lineOfRuns(
  runs: readonly PageWord[][],
  place: Pick<Line, 'photo' | 'page' | 'columnRight' | 'column'>,
): Line {
  const words = runs.flat().toSorted((a, b) => a.box.left - b.box.left)
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  return {
    text: words.map(({ text }) => text).join(' '),
    words,
    box: boxAround(words.map(({ box }) => box)),
    height: median(words.map(({ box }) => heightOf(box))),
    confidence:
      words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, letters),
    ...place,
  }
}
