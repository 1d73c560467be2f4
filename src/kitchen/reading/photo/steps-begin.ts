import { closing, type Line, median } from './lines.ts'

const counted = /^\W{0,2}(\d{1,2})\s+(?=\p{Lu}\p{L})/u
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

interface Mark {
  index: number
  number: number
  /** Words from this number to the next one. */
  words: number
}

function countBeginsAt(lines: readonly Line[], list: number): number {
  const first = lines[list]
  const indexes = lines.flatMap(({ text }, index) => (index > list && counted.test(text) ? [index] : []))
  const marks = indexes.map((index, at): Mark => {
    const { column } = lines[index] as Line // within the list
    const own = lines.slice(index, indexes[at + 1]).filter((line) => line.column === column)
    const words = own.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
    return { index, number: Number(counted.exec(lines[index]?.text ?? '')?.[1]), words }
  })
  const isBeside = ({ index }: Mark) => lines[index]?.column !== first?.column
  const beside = countIn(marks.filter(isBeside), false)
  if (!beside) return countIn(marks, true)?.index ?? -1
  if (beside.number === 1) return beside.index
  const { column, photo } = lines[beside.index] as Line // within the list
  return lines.findIndex((line) => line.column === column && line.photo === photo)
}

/**
 * Finds the first of numbers that count up before long texts. In columns of their own, as in a grid, they may
 * come in any order, and the first one may be lost.
 */
function countIn(marks: readonly Mark[], inOrder: boolean): Mark | null {
  for (const start of inOrder ? [1] : [1, 2]) {
    for (const first of marks.filter(({ number }) => number === start).reverse()) {
      const rest = marks.slice(marks.indexOf(first))
      const found: Mark[] = []
      for (let number = start; ; number++) {
        const next = inOrder ? rest[found.length] : rest.find((mark) => mark.number === number)
        if (next?.number !== number) break
        found.push(next)
      }
      const words = found.reduce((sum, mark) => sum + mark.words, 0)
      if (found.length >= FEWEST && words >= found.length * WORDS) return first
    }
  }
  return null
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
