import { unitOf } from '../../ingredients/units.ts'
import type { Box, PageText, PageWord } from '../page.ts'
import { boxAround, centreOf, heightOf, type Line, lineOfRuns, runsOf, textHeight } from './lines.ts'

interface Run {
  words: PageWord[]
  box: Box
  text: string
}

/** Lines on each side that make a gutter believable. */
const LEAST_LINES = 3
/** "1 1/2 cups", also with its fraction misread: all that stands left of the foods in a list that is set in two. */
const isAmountAlone = (text: string): boolean => {
  const words = text.split(/\s+/)
  const last = words.at(-1) ?? ''
  return words.length <= 3 && (/^(?:[\d/.,½¼¾⅓⅔⅛%-]+|0z)$/u.test(last) || unitOf(last) !== null)
}

/**
 * The lines of a page in the order in which they are read. Columns are found by their gutter: an upright strip that no
 * line crosses while several stand on both sides of it. A line that crosses it (a title, a heading over both columns)
 * ends the columns above it.
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
    const size = { width: page.width, height: page.height }
    return rowsOf(column).map((row) =>
      lineOfRuns(
        row.map(({ words }) => words),
        { photo, page: size, columnRight, column: index },
      ),
    )
  })
}

/** Groups of runs in reading order; each group is read from top to bottom. */
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

/** The page cut at the lines that cross the gutter; between them, what stands left and right of it. */
function bandsAt(runs: Run[], x: number, unit: number): Band[] {
  const crossing = runs.filter(({ box }) => box.left < x && box.right > x)
  const bands: Band[] = []
  let open: Band = { across: null, left: [], right: [] }
  const close = () => {
    if (open.left.length + open.right.length > 0) bands.push(open)
    open = { across: null, left: [], right: [] }
  }
  for (const run of runs.toSorted((a, b) => centreOf(a.box) - centreOf(b.box))) {
    const lineMate = crossing.find((one) => Math.abs(centreOf(one.box) - centreOf(run.box)) < unit * 0.6)
    if (lineMate) {
      const last = bands.at(-1)
      if (open.left.length + open.right.length === 0 && last?.across) last.across.push(run)
      else {
        close()
        bands.push({ across: [run], left: [], right: [] })
      }
    } else if (run.box.right <= x) open.left.push(run)
    else open.right.push(run)
  }
  close()
  return bands
}

/** The x of the gutter that parts most lines, or null when the page has one column. */
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
  for (const { across, left, right } of bandsAt(runs, x, unit)) {
    if (across || left.length < LEAST_LINES || right.length < LEAST_LINES) continue
    const gap = Math.min(...right.map(({ box }) => box.left)) - Math.max(...left.map(({ box }) => box.right))
    if (gap < unit * 0.9 || !beside(left, right)) continue
    // "2 cups ........ flour": a list set in two, not two columns.
    if (left.filter(({ text }) => isAmountAlone(text)).length > left.length * 0.5) continue
    parted += left.length + right.length
    bands += 1
  }
  const crossing = runs.filter(({ box }) => box.left < x && box.right > x).length
  return bands === 0 ? 0 : parted - crossing * 1.5 - bands
}

/** Two columns stand side by side: their heights overlap by half of the shorter one. */
function beside(left: Run[], right: Run[]): boolean {
  const [a, b] = [boxAround(left.map(({ box }) => box)), boxAround(right.map(({ box }) => box))]
  const overlap = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return overlap > Math.min(heightOf(a), heightOf(b)) * 0.4
}

/** Runs of one column by line, from top to bottom. */
function rowsOf(column: Run[]): Run[][] {
  const rows: Run[][] = []
  for (const run of column.toSorted((a, b) => centreOf(a.box) - centreOf(b.box))) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    const same =
      last !== undefined &&
      Math.abs(centreOf(last.box) - centreOf(run.box)) <
        Math.max(heightOf(last.box), heightOf(run.box)) * 0.5 &&
      !row!.some(({ box }) => Math.min(box.right, run.box.right) - Math.max(box.left, run.box.left) > 4)
    if (same) row!.push(run)
    else rows.push([run])
  }
  return rows
}
