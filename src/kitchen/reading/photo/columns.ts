import { unitOf } from '../../ingredients/units.ts'
import type { Box, PageText, PageWord } from '../page.ts'
import { headingOf } from './headings.ts'
import { isLabel } from './label-pairs.ts'
import {
  areOfOtherSize,
  boxAround,
  centreOf,
  heightOf,
  type Line,
  lineOfRuns,
  runsOf,
  textHeight,
} from './lines.ts'

interface Run {
  words: PageWord[]
  box: Box
  text: string
}

/** Fewest lines on each side of a believable gutter. */
const LEAST_LINES = 3
/** Largest mean distance between lines of a column, in heights of print. */
const MOST_PITCH = 4.5
/** Largest distance of left edges that are one, in heights of print. */
const FLUSH = 0.7
/** Least width of a gutter that no line of the page crosses, in heights of print. */
const OPEN = 2
/**
 * True for an amount alone, also with its fraction misread: "1 1/2 cups". It stands left of the foods in a
 * list that is set in two columns, or right of them.
 */
const isAmountAlone = (text: string): boolean => {
  const words = text.split(/\s+/)
  const last = words.at(-1) ?? ''
  const unit = /^[\d/.,]+(\p{L}{1,5})\.?$/u.exec(last)?.[1]
  if (words.length <= 3 && unit && unitOf(unit)) return true
  return words.length <= 3 && (/^(?:[\d/.,½¼¾⅓⅔⅛%-]+|0z)$/u.test(last) || unitOf(last) !== null)
}

/**
 * Returns the lines of a page in the order in which they are read. Columns are found by their gutter: an
 * upright strip that no line crosses while several stand on both sides of it. A line that crosses it (a
 * title, a heading over both columns) ends the columns above it.
 */
export function linesOf(page: PageText, photo = 0): Line[] {
  const unit = textHeight(page)
  const runs = runsOf(page).map((words) => ({
    words,
    box: boxAround(words.map(({ box }) => box)),
    text: words.map(({ text }) => text).join(' '),
  }))
  const columns = columnsOf(runs, unit, 0).filter((column) => column.length > 0)
  return columns.flatMap((column, index) => {
    const columnRight = Math.max(...column.map(({ box }) => box.right))
    const { width, height, ontoPhoto } = page
    const size = { width, height, ...(ontoPhoto && { ontoPhoto }) }
    return rowsOf(column)
      .flatMap(withHeadingApart)
      .map((row) =>
        lineOfRuns(
          row.map(({ words }) => words),
          { photo, page: size, columnRight, column: index },
        ),
      )
  })
}

/** True for a name at the left of what it names, as on cards with labels: "Directions", "Serves", "Recipe". */
const isLabelAlone = ({ text }: Run) =>
  headingOf(text) !== null || isLabel(text) || nameOfTitle.test(text) || nameOfAuthor.test(text)
const nameOfTitle = /^(?:recipe|dish|name|title|rezept|recette|receta|ricetta)\W*$/iu
const nameOfAuthor = /^(?:from|by|source|von|de|di)\W*$/iu

/** Parts the heading of a list or of steps from the first line that stands beside it; the word "Recipe" goes. */
function withHeadingApart(row: Run[]): Run[][] {
  const [first, ...others] = row.toSorted((a, b) => a.box.left - b.box.left)
  if (!first || others.length === 0) return [row]
  if (nameOfTitle.test(first.text)) return [others]
  return headingOf(first.text) && !headingOf(row.map(({ text }) => text).join(' '))
    ? [[first], others]
    : [row]
}

/** Returns groups of runs in reading order; each group is read from top to bottom. */
function columnsOf(runs: Run[], unit: number, depth: number): Run[][] {
  const gutter = depth < 3 ? findGutter(runs, unit) : null
  if (gutter === null) return [runs]
  return bandsAt(runs, gutter, unit).flatMap(({ across, left, right }) => {
    if (across) return [across]
    const both = left.length > 0 && right.length > 0
    return both
      ? [...columnsOf(left, unit, depth + 1), ...columnsOf(right, unit, depth + 1)]
      : [[...left, ...right]]
  })
}

interface Band {
  across: Run[] | null
  left: Run[]
  right: Run[]
}

/**
 * Cuts the page at the lines that cross the gutter; the lines between them are divided into left and right.
 */
function bandsAt(runs: Run[], x: number, unit: number): Band[] {
  const crossing = runs.filter(({ box }) => box.left < x && box.right > x)
  const bands: Band[] = []
  let open: Band = { across: null, left: [], right: [] }
  const close = (isAboveFullWidth: boolean) => {
    if (open.left.length + open.right.length > 0)
      bands.push(...withoutHead(open, unit).flatMap((band) => withoutTail(band, unit, isAboveFullWidth)))
    open = { across: null, left: [], right: [] }
  }
  for (const run of runs.toSorted((a, b) => centreOf(a.box) - centreOf(b.box))) {
    const lineMate = crossing.find((one) => Math.abs(centreOf(one.box) - centreOf(run.box)) < unit * 0.6)
    if (lineMate) {
      const last = bands.at(-1)
      if (open.left.length + open.right.length === 0 && last?.across) last.across.push(run)
      else {
        close(true)
        bands.push({ across: [run], left: [], right: [] })
      }
    } else if (run.box.right <= x) open.left.push(run)
    else open.right.push(run)
  }
  close(false)
  return bands
}

/**
 * Separates a title or small print above two columns, which would begin one of them if it does not reach
 * across their gutter. Lines above both columns, further from them than their lines are from each other, are
 * a band by themselves.
 */
function withoutHead(band: Band, unit: number): Band[] {
  for (const [own, other] of [
    ['left', 'right'],
    ['right', 'left'],
  ] as const) {
    if (band[own].length < LEAST_LINES || band[other].length < LEAST_LINES) continue
    const start = boxAround(band[other].map(({ box }) => box)).top
    const column = band[own].toSorted((a, b) => centreOf(a.box) - centreOf(b.box))
    const at = column.findIndex(({ box }) => box.bottom > start - unit * 0.3)
    const [last, first] = [column[at - 1], column[at]]
    if (!last || !first) continue
    const pitch = pitchOf(column.slice(at), unit)
    const apart = centreOf(first.box) - centreOf(last.box)
    // Small print that nearly reaches the gutter is no line of a narrow list, however close it stands.
    const isWider = last.box.right > Math.max(...column.slice(at).map(({ box }) => box.right)) + unit
    if (apart < pitch * (isWider ? 1.12 : 1.5)) continue
    const alone: Band = { across: null, left: [], right: [] }
    return [
      { ...alone, [own]: column.slice(0, at) },
      { ...band, [own]: column.slice(at) },
    ]
  }
  return [band]
}

/** Returns the usual distance from one line of a column to the next. */
function pitchOf(column: readonly Run[], unit: number): number {
  const steps = column
    .slice(1)
    .map((run, index) => centreOf(run.box) - centreOf(column[index]?.box ?? run.box))
  return (
    steps.filter((step) => step > unit * 0.5).toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ??
    unit * 1.5
  )
}

/**
 * Separates steps of full width below a list in two columns, because a step too short to reach the gutter
 * would continue the left column. Lines below both columns, further off than their lines, are a band by
 * themselves where they are wider than any of them, or where they begin with the heading of steps that go on
 * across the gutter.
 */
function withoutTail(band: Band, unit: number, isAboveFullWidth: boolean): Band[] {
  const { left, right } = band
  if (left.length < LEAST_LINES || right.length < LEAST_LINES) return [band]
  const end = boxAround(right.map(({ box }) => box)).bottom
  const column = left.toSorted((a, b) => centreOf(a.box) - centreOf(b.box))
  const at = column.findIndex(({ box }) => box.top > end - unit * 0.3)
  const [last, first] = [column[at - 1], column[at]]
  if (!last || !first || at < LEAST_LINES - 1) return [band]
  const above = column.slice(0, at)
  const pitch = pitchOf(above, unit)
  const widest = Math.max(...above.map(({ box }) => box.right))
  const isApart = centreOf(first.box) - centreOf(last.box) > pitch * 1.25
  const tail = column.slice(at)
  const isWider = (isHeading(first) ? tail : [first]).some(({ box }) => box.right >= widest + unit)
  if (!isApart || !(isWider || (isHeading(first) && isAboveFullWidth))) return [band]
  return [
    { across: null, left: above, right },
    { across: null, left: tail, right: [] },
  ]
}

const isHeading = ({ text }: Run) => headingOf(text) === 'steps'

/** Returns the x of the gutter that separates most lines, or null when the page has one column. */
function findGutter(runs: Run[], unit: number): number | null {
  const edges = [...new Set(runs.map(({ box }) => Math.round(box.left) - 1))]
  let best: { x: number; score: number } | null = null
  for (const x of edges) {
    const score = partedBy(runs, x, unit)
    if (score > 0 && (best === null || score > best.score)) best = { x, score }
  }
  return best?.x ?? null
}

function partedBy(runs: Run[], x: number, unit: number): number {
  let parted = 0
  let bands = 0
  const crossing = runs.filter(({ box }) => box.left < x && box.right > x).length
  for (const { across, left, right } of bandsAt(runs, x, unit)) {
    if (across || left.length < LEAST_LINES || right.length < LEAST_LINES) continue
    const gap = Math.min(...right.map(({ box }) => box.left)) - Math.max(...left.map(({ box }) => box.right))
    if (gap < unit * 0.9 || !beside(left, right)) continue
    // Between the pages of an open book, or a page and its margin, the lines may stand far apart.
    const isOpen = crossing === 0 && gap > unit * OPEN
    if (!isOpen && !(isDense(left, unit) && isDense(right, unit))) continue
    if (!isFlush(right, unit)) continue
    if (left.filter(isLabelAlone).length > left.length * 0.6) continue
    // A list set in two parts, "2 cups ........ flour", is not two columns.
    if (
      [left, right].some((side) => side.filter(({ text }) => isAmountAlone(text)).length > side.length * 0.5)
    )
      continue
    parted += left.length + right.length
    bands += 1
  }
  // Lines across the page stand above and below the columns, so they only decide between gutters that
  // separate equally many lines.
  return bands === 0 ? 0 : parted - crossing * 0.1 - bands
}

/**
 * True for a column, whose lines follow each other closely; text scattered at the edge of a screen is none.
 */
const isDense = (side: Run[], unit: number) =>
  heightOf(boxAround(side.map(({ box }) => box))) < side.length * unit * MOST_PITCH

/**
 * True for a column most of whose lines begin below one of the few before them, as paragraphs with hanging
 * numbers do, too; values in the middle of their fields do not.
 */
function isFlush(side: Run[], unit: number): boolean {
  const lefts = side.toSorted((a, b) => a.box.top - b.box.top).map(({ box }) => box.left)
  const steady = lefts.filter((left, index) =>
    lefts.slice(Math.max(0, index - 3), index).some((before) => Math.abs(left - before) < unit * FLUSH),
  )
  return steady.length * 2 >= lefts.length - 1
}

/** True for columns side by side, whose heights overlap by two fifths of the shorter one. */
function beside(left: Run[], right: Run[]): boolean {
  const [a, b] = [boxAround(left.map(({ box }) => box)), boxAround(right.map(({ box }) => box))]
  const overlap = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return overlap > Math.min(heightOf(a), heightOf(b)) * 0.4
}

/** Groups the runs of one column by line, from top to bottom. */
function rowsOf(column: Run[]): Run[][] {
  const rows: Run[][] = []
  for (const run of column.toSorted((a, b) => centreOf(a.box) - centreOf(b.box))) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    const same =
      last !== undefined &&
      Math.abs(centreOf(last.box) - centreOf(run.box)) <
        Math.max(heightOf(last.box), heightOf(run.box)) * 0.5 &&
      !(
        last.words.length > 0 &&
        last.words.every((word) => run.words.every((one) => areOfOtherSize(word, one)))
      ) &&
      !row!.some(({ box }) => Math.min(box.right, run.box.right) - Math.max(box.left, run.box.left) > 4)
    if (same) row!.push(run)
    else rows.push([run])
  }
  return rows
}
