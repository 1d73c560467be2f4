import { headingOf } from './headings.ts'
import { boxAround, type Line, median } from './lines.ts'
import { hasList } from './sections.ts'

/** Distance from the row of a page number to the text, in heights of print, above which it is no part of it. */
const APART = 1.6
const MOST_WORDS = 6

/** True for the number of a page, and for the time at the head of a screen. */
const isNumber = ({ text }: Line) => /^\W*\d{1,4}\W*$|^\W*\d{1,2}:\d{2}(?!\s*(?:h|min))/u.test(text)
/** True for a running title with the number of the page: "Winter Soups 61", "146 Stews". */
const isNumbered = ({ text }: Line) =>
  text.split(/\s+/).length <= MOST_WORDS && /^\d{1,3}\s+\p{Lu}\D*$|^\p{Lu}[^\d.,:]*\s\d{1,3}$/u.test(text)

/**
 * Removes the number of a page with everything else in its row, such as the name of the magazine: the first
 * or the last row of the page, apart from the text.
 */
export function withoutFolio(lines: readonly Line[]): Line[] {
  const height = median(lines.map((line) => line.height))
  const rows = rowsOf(lines, height)
  const isApart = (line: Line) => {
    const others = lines.filter((other) => other !== line && other.column === line.column)
    return others.every(
      ({ box }) => Math.max(box.top - line.box.bottom, line.box.top - box.bottom) > height * APART,
    )
  }
  const folio = [rows[0], rows.at(-1)].flatMap((row = []) =>
    row.some((line) => isNumber(line) || (isNumbered(line) && isApart(line)))
      ? row.filter((line) => isNumber(line) || isApart(line))
      : [],
  )
  return lines.filter((line) => !folio.includes(line))
}

/** Groups lines that stand level, whichever columns they are in. */
function rowsOf(lines: readonly Line[], height: number): Line[][] {
  const rows: Line[][] = []
  for (const line of lines.toSorted((a, b) => a.box.bottom - b.box.bottom)) {
    const row = rows.at(-1)
    if (row && line.box.bottom - (row[0] as Line).box.bottom < height * 0.7) row.push(line)
    else rows.push([line])
  }
  return rows
}

/**
 * Removes what stands beside a whole recipe, such as advertisements and links on a page of the web: columns
 * without a heading or a list that begin above the steps and are read behind them, while the list stands above the steps.
 */
export function withoutAsides(lines: readonly Line[]): Line[] {
  const headed = (heading: 'ingredients' | 'steps') => lines.find(({ text }) => headingOf(text) === heading)
  const [list, steps] = [headed('ingredients'), headed('steps')]
  if (!list || !steps) return [...lines]
  if (Math.abs(list.box.left - steps.box.left) > list.height * 3 || list.box.top > steps.box.top)
    return [...lines]
  const isAside = (at: number) => {
    const column = lines.filter((line) => line.column === at)
    const isBeside =
      at > steps.column && boxAround(column.map(({ box }) => box)).top < steps.box.top - steps.height * 2
    return (
      isBeside &&
      !column.some(({ text }) => headingOf(text)) &&
      !hasList(column.filter(({ text }) => /\d/.test(text)))
    )
  }
  const asides = new Set([...new Set(lines.map(({ column }) => column))].filter(isAside))
  return lines.filter(({ column }) => !asides.has(column))
}
