import { type Line, median } from './lines.ts'

const counted = /^\W{0,2}(\d{1,2})\s+(?=\p{Lu}\p{L})/u
const closing = /[.!?]["”’)]?$/
/** Fewest numbers that count up, and words of each on average, that are steps rather than a list of foods. */
const FEWEST = 3
const WORDS = 6
/** Fewest words of a column of sentences, and of its lines on average. */
const WORDS_OF_PROSE = 20
const WORDS_OF_LINE = 4

/**
 * Returns the index at which steps begin behind a list, in any language: at numbers without a stop that count
 * up before long texts ("1 Peel the …"), or with another column that consists of sentences; -1 where neither
 * is to be found.
 * @param list index of the first line of the list
 */
export function stepsBeginAt(lines: readonly Line[], list: number): number {
  const [byCount, byColumn] = [countBeginsAt(lines, list), proseBeginsAt(lines, list)]
  return byCount < 0 || byColumn < 0 ? Math.max(byCount, byColumn) : Math.min(byCount, byColumn)
}

function countBeginsAt(lines: readonly Line[], list: number): number {
  const marks = lines.flatMap(({ text, column }, index) => {
    const number = index > list ? counted.exec(text)?.[1] : undefined
    return number ? [{ index, column, number: Number(number) }] : []
  })
  // The last "1" before the others counts, since foods are counted, too; where it was lost, the "2" does.
  const starts = [1, 2].flatMap((number) => marks.filter((mark) => mark.number === number).reverse())
  for (const first of starts) {
    // Steps in a grid are read column by column, so that the numbers may come in any order.
    const numbers = new Set(marks.slice(marks.indexOf(first)).map(({ number }) => number))
    let found = 1
    while (numbers.has(first.number + found)) found += 1
    if (found < FEWEST) continue
    const words = lines.slice(first.index).reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
    if (words < found * WORDS) continue
    if (first.number === 1) return first.index
    const column = lines.findIndex(
      (line) => line.column === first.column && line.photo === lines[first.index]?.photo,
    )
    return column > list ? column : first.index
  }
  return -1
}

function proseBeginsAt(lines: readonly Line[], list: number): number {
  const [first] = lines.slice(list)
  for (let index = list + 1; index < lines.length; index++) {
    const [line, above] = [lines[index], lines[index - 1]]
    if (!line || line.column === above?.column || line.column === first?.column) continue
    const column = lines.slice(index).filter((one) => one.column === line.column && one.photo === line.photo)
    if (isProse(column.map(({ text }) => text))) return index
  }
  return -1
}

/** True for lines that are sentences, few of which begin with an amount. */
function isProse(lines: readonly string[]): boolean {
  const words = lines.map((text) => text.split(/\s+/).length)
  const amounts = lines.filter((text) => /^\W*[\d½¼¾⅓⅔⅛]/u.test(text)).length
  return (
    words.reduce((sum, count) => sum + count, 0) >= WORDS_OF_PROSE &&
    median(words) >= WORDS_OF_LINE &&
    amounts <= lines.length * 0.3 &&
    lines.filter((text) => closing.test(text)).length >= Math.max(1, lines.length * 0.25)
  )
}
