import { isSmallPrint, readFacts } from './facts.ts'
import { closing, type Line, median } from './lines.ts'
import { isStep, looksLikeIngredient } from './sections.ts'

/** Distance to the steps, as a share of that between their lines, from which on lines are no part of them. */
const APART = 1.35
const MOST_LINES = 4
const MOST_WORDS = 6

/**
 * Parts the last lines of steps from them: the facts that a page may end with ("Serves 12. Prep time: 20
 * min."), and what else stands there, such as a button, a name or thanks: a few short lines without the end of
 * a sentence, apart from the steps.
 */
export function partClosingLines(lines: readonly Line[]): { steps: Line[]; smallPrint: Line[] } {
  let end = endWithoutFurniture(lines, isOfSteps)
  const steps = lines.slice(0, end)
  const isFact = ({ text }: Line) => {
    const facts = readFacts(text)
    const few = facts.servings === undefined && Object.keys(facts).length < 2
    if (few && (Object.keys(facts).length === 0 || text.split(/\s+/).length > MOST_WORDS)) return false
    return isSmallPrint(text) && !isStep(text)
  }
  while (end > 1 && (isFact(lines[end - 1] as Line) || endsFact(lines, end, isFact))) end -= 1
  return { steps: lines.slice(0, end), smallPrint: steps.slice(end) }
}

/** True for the rest of a fact that began in the line above: "Cook time: 3" and "hours". */
const endsFact = (lines: readonly Line[], end: number, isFact: (line: Line) => boolean) => {
  const [above, last] = [lines[end - 2], lines[end - 1]]
  return above !== undefined && last !== undefined && isFact(above) && /^\p{Ll}\S*\W*$/u.test(last.text)
}

/** Removes what stands below a list, apart from it, and is no food: an advertisement of an app. */
export const withoutClosingLines = (list: readonly Line[]): Line[] =>
  list.slice(
    0,
    endWithoutFurniture(list, ({ text }) => looksLikeIngredient(text)),
  )

const isOfSteps = ({ text }: Line) => closing.test(text) || isStep(text) || isSmallPrint(text)

function endWithoutFurniture(lines: readonly Line[], belongs: (line: Line) => boolean): number {
  const gapAt = (index: number) => {
    const [above, line] = [lines[index - 1], lines[index]]
    return above && line && above.column === line.column ? line.box.bottom - above.box.bottom : 0
  }
  const usual = median(lines.map((_, index) => gapAt(index)).filter((gap) => gap > 0))
  let end = lines.length
  for (let index = lines.length - 1; index > 0 && index >= lines.length - MOST_LINES; index--) {
    const [above, line] = [lines[index - 1] as Line, lines[index] as Line] // within the list
    if (belongs(line) || line.text.split(/\s+/).length > MOST_WORDS) break
    if (belongs(above) && gapAt(index) > usual * APART) end = index
  }
  return end
}
