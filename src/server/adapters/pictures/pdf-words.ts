import type { Box, PageText, PageWord } from '#kitchen/reading/page.ts'
import { boxAround } from '#kitchen/reading/photo/lines.ts'
import { type PageSize, type Pdfium, withMemory } from './pdf-library.ts'

interface Character {
  text: string
  box: Box
}

/** Confidence of words from a text layer, as high as that of well-read print. */
const SURE = 97
const MOST_CHARACTERS = 20_000
const FEWEST_LETTERS = 20
/**
 * Number of letters, and share of the page's height, from which text on a scan counts: a stamp or a web
 * address alone does not.
 */
const FEWEST_LETTERS_ON_A_SCAN = 200
const LEAST_HEIGHT_ON_A_SCAN = 0.3
/** Share of the page that a picture must cover to make it a scan. */
const SCAN = 0.5
/** Minimum share of letters and figures among the characters of any real text. */
const LEAST_WRITING = 0.6
const MOST_UNKNOWN = 0.05
/** Result of FPDFPageObj_GetType for an image. */
const IMAGE = 3

/**
 * Reads the text layer of a PDF page, with the places of its words on the rendered picture. undefined without
 * a text layer that can be trusted: the picture is then read like any photo.
 */
export function wordsOfPage(library: Pdfium, page: number, size: PageSize): PageText | undefined {
  const text = library.FPDFText_LoadPage(page)
  if (text === 0) return undefined
  try {
    const characters = charactersOf(library, page, text, size)
    const isScan = pictureShare(library, page) > SCAN
    if (!isWriting(characters, isScan, size)) return undefined
    const words = withWholeFractions(wordsOf(characters))
    if (!isUpright(words)) return undefined
    return { ...size, words }
  } finally {
    library.FPDFText_ClosePage(text)
  }
}

/** Returns the characters in the order of the text, with null between words. */
function charactersOf(library: Pdfium, page: number, text: number, size: PageSize): (Character | null)[] {
  const count = Math.min(library.FPDFText_CountChars(text), MOST_CHARACTERS)
  return withMemory(library, 40, (at) =>
    Array.from({ length: count }, (_, index) => {
      const code = library.FPDFText_GetUnicode(text, index)
      const sign = signOf(code)
      if (sign === null) return null
      if (!library.FPDFText_GetCharBox(text, index, at, at + 8, at + 16, at + 24)) return null
      const [left, right, bottom, top] = [0, 8, 16, 24].map((from) =>
        library.pdfium.getValue(at + from, 'double'),
      ) as [number, number, number, number] // the list has four entries
      const corners = [
        [left, top],
        [right, bottom],
      ].map(([x, y]) => {
        library.FPDF_PageToDevice(page, 0, 0, size.width, size.height, 0, x ?? 0, y ?? 0, at + 32, at + 36)
        return {
          x: library.pdfium.getValue(at + 32, 'i32'),
          y: library.pdfium.getValue(at + 36, 'i32'),
        }
      })
      const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
      const box = {
        left: Math.min(...xs),
        right: Math.max(...xs, Math.min(...xs) + 1),
        top: Math.min(...ys),
        bottom: Math.max(...ys, Math.min(...ys) + 1),
      }
      return { text: sign, box }
    }),
  )
}

const ligatures: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
}

/** Returns the text of a character; null for a separator of words. */
function signOf(code: number): string | null {
  // PDFium has a code of its own for a hyphen at the end of a line; the soft hyphen counts as one, too.
  if (code === 0x02 || code === 0xad || code === 0xfffe) return '-'
  if (code <= 0x20 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return null
  const sign = String.fromCodePoint(code)
  if (/[\s\p{Cc}\p{Cf}\p{Z}]/u.test(sign)) return null
  return ligatures[sign] ?? sign
}

/** True for real text, as opposed to a stamp on a scan or codes of letters that no font table translates. */
function isWriting(
  characters: readonly (Character | null)[],
  isScan: boolean,
  { height }: PageSize,
): boolean {
  const signs = characters.filter((one): one is Character => one !== null)
  const letters = signs.filter(({ text }) => /\p{L}/u.test(text)).length
  const figures = signs.filter(({ text }) => /\p{N}/u.test(text)).length
  const unknown = signs.filter(({ text }) => /[\p{Co}\p{Cn}\uFFFD]/u.test(text)).length
  if (letters < (isScan ? FEWEST_LETTERS_ON_A_SCAN : FEWEST_LETTERS)) return false
  if (letters + figures < signs.length * LEAST_WRITING || unknown > signs.length * MOST_UNKNOWN) return false
  const top = Math.min(...signs.map(({ box }) => box.top))
  const bottom = Math.max(...signs.map(({ box }) => box.bottom))
  return !isScan || bottom - top > height * LEAST_HEIGHT_ON_A_SCAN
}

/** Returns the share of a page that its largest picture covers. */
function pictureShare(library: Pdfium, page: number): number {
  const area = library.FPDF_GetPageWidthF(page) * library.FPDF_GetPageHeightF(page)
  let largest = 0
  withMemory(library, 16, (at) => {
    for (let index = 0; index < library.FPDFPage_CountObjects(page); index++) {
      const part = library.FPDFPage_GetObject(page, index)
      if (part === 0 || library.FPDFPageObj_GetType(part) !== IMAGE) continue
      if (!library.FPDFPageObj_GetBounds(part, at, at + 4, at + 8, at + 12)) continue
      const [left, bottom, right, top] = [0, 4, 8, 12].map((from) =>
        library.pdfium.getValue(at + from, 'float'),
      ) as [number, number, number, number] // the list has four entries
      largest = Math.max(largest, (right - left) * (top - bottom))
    }
  })
  return largest / area
}

function wordsOf(characters: readonly (Character | null)[]): PageWord[] {
  const words: PageWord[] = []
  let open: Character[] = []
  const close = () => {
    if (open.length > 0) words.push(wordOf(open))
    open = []
  }
  for (const one of characters) {
    const last = open.at(-1)
    if (one === null || (last && isApart(last.box, one.box))) close()
    if (one !== null) open.push(one)
  }
  close()
  return words
}

/**
 * True when the next character stands too far away to belong to the same word, whatever the order of the text
 * is.
 */
const isApart = (last: Box, next: Box) => {
  const height = Math.max(last.bottom - last.top, next.bottom - next.top, 6)
  return (
    next.left - last.right > height * 1.2 ||
    next.left < last.left - height ||
    Math.abs(next.bottom - last.bottom) > height * 1.5
  )
}

const wordOf = (characters: readonly Character[]): PageWord => ({
  text: characters.map(({ text }) => text).join(''),
  box: boxAround(characters.map(({ box }) => box)),
  confidence: SURE,
  ink: 'dark',
})

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const lowered = '₀₁₂₃₄₅₆₇₈₉'
const plainFigures = (text: string) =>
  text.replace(/[⁰¹²³⁴-⁹₀-₉]/gu, (sign) =>
    String(raised.includes(sign) ? raised.indexOf(sign) : lowered.indexOf(sign)),
  )

/**
 * Joins fractions: those set as a raised figure, a slanting stroke and a lowered figure come as up to three
 * words, or as characters that only fonts for fractions have. Each becomes one word, "1/2".
 */
function withWholeFractions(words: readonly PageWord[]): PageWord[] {
  const joined: PageWord[] = []
  for (const word of words) {
    const last = joined.at(-1)
    const touches = last && word.box.left - last.box.right < (last.box.bottom - last.box.top) * 0.35
    const isSameLine = last && word.box.top < last.box.bottom && word.box.bottom > last.box.top
    const pair = `${last?.text ?? ''} ${word.text}`
    if (last && touches && isSameLine && /^\d{1,2} [⁄∕]|[⁄∕] \d{1,2}$/u.test(pair)) {
      joined[joined.length - 1] = {
        ...last,
        text: last.text + word.text,
        box: boxAround([last.box, word.box]),
      }
    } else joined.push({ ...word })
  }
  return joined.map((word) => ({
    ...word,
    text: plainFigures(word.text.replace(/(?<=\d)(?=[⁰¹²³⁴-⁹]+[⁄∕/])/gu, ' ')).replace(/[⁄∕]/gu, '/'),
  }))
}

/**
 * True when the lines are horizontal. A page on its side is read from its picture, which the reader turns.
 */
function isUpright(words: readonly PageWord[]): boolean {
  const long = words.filter(({ text }) => /^\p{L}{4,}$/u.test(text))
  const flat = long.filter(({ box }) => box.right - box.left > box.bottom - box.top)
  return flat.length >= long.length * 0.8
}
