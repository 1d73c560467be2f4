import { namedStep } from './headings.ts'
import { closing, type Line, median } from './lines.ts'

/** Step with the lines that it was read from. */
export interface ReadStep {
  text: string
  lines: Line[]
}

/**
 * Number of a step, `3.`, `3)`, `Step 3:`, also with letters in place of figures (`S.` for `5.`, `l.` for
 * `1.`, `5s.`).
 */
const number = /^\W{0,2}(?:step\s*)?([\dIlSsOo]{1,3})\s?[.):,]\s+(?=\S)/i
const bareNumber = /^(\d{1,2})\s+(?=\p{Lu}\p{Ll})/u
/** A number in a dark disc, of which only the disc was read. */
const disc = /^[@©®°¢»«•oOeQ0]\s+(?=\p{Lu}\p{Ll})/u

/**
 * Joins lines into steps. If steps are numbered, a number begins one; otherwise a step ends with a sentence
 * at the end of its line, unless the layout shows that it goes on.
 */
export function stepsOf(lines: readonly Line[]): ReadStep[] {
  const grid = isGrid(lines)
  const isNumbered =
    lines.filter(({ text }) => /^\W{0,2}(?:step\s*)?\d{1,2}\s?[.):]\s+\S/i.test(text)).length >= 2 ||
    lines.filter(({ text }) => namedStep.test(text)).length >= 2 ||
    countsUp(lines) ||
    grid
  const parting = partingGap(lines)
  const steps: ReadStep[] = []
  let expected = 1
  lines.forEach((line, index) => {
    const above = lines[index - 1]
    const marked = isNumbered ? (grid ? gridMark(line.text) : markOf(line.text, expected, above)) : null
    const begins = isNumbered
      ? marked !== null || steps.length === 0
      : !above || beginsAnew(above, line, parting)
    const text = marked ? line.text.slice(marked.length) : line.text.replace(/^[*•·▪-]\s*/u, '')
    if (marked) expected = marked.number + 1
    const last = steps.at(-1)
    if (begins || !last) steps.push({ text, lines: [line] })
    else {
      last.text = joined(last.text, text)
      last.lines.push(line)
    }
  })
  const ordered = grid ? steps.toSorted((a, b) => numberOf(a) - numberOf(b)) : steps
  return ordered
    .map((step) => ({ ...step, text: tidy(step.text) }))
    .filter(({ text }) => /\p{L}{2}/u.test(text))
}

/**
 * True for numbers without a stop that count from one, as of steps: "1 Peel", "2 Fry". The first one may be lost.
 */
function countsUp(lines: readonly Line[]): boolean {
  const numbers = lines.flatMap(({ text }) => bareNumber.exec(text)?.[1] ?? []).map(Number)
  const [first = 0] = numbers
  const fewest = first === 1 ? 2 : 3
  return (
    (first === 1 || first === 2) &&
    numbers.length >= fewest &&
    numbers.every((number, index) => number === index + first)
  )
}

/** A number with or without a stop, before a step or its heading. */
const anyNumber = /^\W{0,2}(\d{1,2})(?:\s?[.):])?\s+(?=\p{Lu})/u
/** Fewest steps of a grid, which is read column by column though its steps are numbered row by row. */
const FEWEST_OF_GRID = 4

/** True for numbers of steps that are all there, but in another order than from top to bottom. */
function isGrid(lines: readonly Line[]): boolean {
  const numbers = lines.flatMap(({ text }) => anyNumber.exec(text)?.[1] ?? []).map(Number)
  return (
    numbers.length >= FEWEST_OF_GRID &&
    numbers.toSorted((a, b) => a - b).every((number, index) => number === index + 1) &&
    numbers.some((number, index) => number !== index + 1)
  )
}

const gridMark = (text: string) => {
  const match = anyNumber.exec(text)
  return match ? { length: match[0].length, number: Number(match[1]) } : null
}
const numberOf = ({ lines }: ReadStep) => Number(anyNumber.exec(lines[0]?.text ?? '')?.[1] ?? 0)

function markOf(text: string, expected: number, above?: Line): { length: number; number: number } | null {
  const isNew = !above || closing.test(above.text)
  const lost = isNew ? disc.exec(text) : null
  if (lost) return { length: lost[0].length, number: expected }
  const match = namedStep.exec(text) ?? number.exec(text) ?? bareNumber.exec(text)
  if (!match?.[1]) return null
  const said = match[1].replace(/[Il]/g, '1').replace(/[Ss]/g, '5').replace(/[Oo]/g, '0')
  const candidates = [Number(said), Number(said[0])]
  const found = candidates.find((one) => one >= expected && one <= expected + 2)
  if (found !== undefined) return { length: match[0].length, number: found }
  return number.test(text) && /^\W{0,2}[\dIlSs]{1,2}[.)]/.test(text)
    ? { length: match[0].length, number: expected }
    : null
}

/** Joins two lines; a hyphen at the end of a line splits a word: "as-". */
const joined = (above: string, next: string) =>
  /\p{Ll}-$/u.test(above) && /^\p{Ll}/u.test(next) ? above.slice(0, -1) + next : `${above} ${next}`

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?])(?=\s|$)/g, '$1')
    .replace(/(\d)\s*[°º]\s*([FC])\b/g, '$1°$2')
    .trim()

/**
 * Returns the gap that separates steps without numbers, if some lines stand further apart than others; `null`
 * if all stand alike, so that every sentence that begins a line begins a step.
 */
function partingGap(lines: readonly Line[]): number | null {
  const gaps = lines
    .slice(1)
    .map((line, index) => baselineOf(line) - baselineOf(lines[index] ?? line))
    .filter((gap) => gap > 0)
    .toSorted((a, b) => a - b)
  const close = gaps[Math.floor(gaps.length * 0.15)]
  const height = median(lines.map((line) => line.height))
  const far = gaps.filter((gap) => gap < (close ?? 0) + height * 2).at(-1)
  if (close === undefined || far === undefined || far < close * 1.14) return null
  return (close + far) / 2
}

/**
 * Returns the height on the page at which the letters of a line stand. The box of a line ends lower where a
 * letter such as g or p goes below, by as much as a third of the distance between lines.
 */
function baselineOf({ words, box }: Line): number {
  const standing = words.filter(({ text }) => /\p{L}/u.test(text) && !/[gjpqyçQ,;()]/u.test(text))
  return standing.length > 0 ? median(standing.map((word) => word.box.bottom)) : box.bottom
}

function beginsAnew(above: Line, line: Line, parting: number | null): boolean {
  if (/^[\p{Ll}(]/u.test(line.text)) return false
  const apart = parting !== null && baselineOf(line) - baselineOf(above) > parting
  // Some typefaces have stops that are read as colons or not at all, so only the distance tells.
  if (!closing.test(above.text)) return apart && line.column === above.column
  if (line.column !== above.column || line.photo !== above.photo || parting === null) return true
  return apart || above.box.right < above.columnRight - above.height * 6
}
