import type { PageWord } from '../page.ts'
import { boxAround, type Line, median } from './lines.ts'
import { servingWords, timeWords } from './page-words.ts'

const label = new RegExp(
  String.raw`^(?:${[...Object.values(timeWords).flat(), ...servingWords.before, ...servingWords.behind, 'difficulty|level|calories'].join('|')})(?:\s*time)?\W*$`,
  'iu',
)
/** True for the name of a time or of the servings, alone. */
export const isLabel = (text: string): boolean => label.test(text)

const value =
  /^(?:about|ca\.?|~)?\s*\d{1,4}(?:\s*[-–]\s*\d{1,3})?(?:\s*\p{L}+\.?)?(?:\s*\d{1,2}\s*\p{L}+\.?)?$/iu

/** Fewest labels with a value below each of them in a row that has others, too. */
const FEWEST_PAIRS = 2

/**
 * Joins labels of a recipe that stand above their values, as in apps, with these to one line of small print:
 * `PREP COOK SERVES` above `20 min 35 min 4` becomes `PREP 20 min COOK 35 min SERVES 4`.
 */
export function withLabelsBesideValues(lines: readonly Line[]): Line[] {
  const paired: Line[] = []
  for (let index = 0; index < lines.length; index++) {
    const above = lines[index] as Line // within the list
    const below = lines[index + 1]
    const joined = below && below.photo === above.photo ? pairsOf(above, below) : null
    if (joined) index += 1
    paired.push(joined ?? above)
  }
  return paired
}

function pairsOf(above: Line, below: Line): Line | null {
  if (/\d/.test(above.text) || !/\d/.test(below.text)) return null
  if (below.box.top - above.box.bottom > above.height * 2.5) return null
  const [labels, values] = [groupsOf(above), groupsOf(below)]
  if (labels.length !== values.length) return null
  const fitting = labels.filter(
    (group, index) => label.test(textOf(group)) && value.test(textOf(values[index] ?? [])),
  )
  // Beside the times may stand who wrote the recipe.
  if (fitting.length < Math.min(FEWEST_PAIRS, labels.length) || fitting.length * 2 <= labels.length)
    return null
  const words = labels.flatMap((group, index) => [...group, ...(values[index] ?? [])])
  return {
    ...below,
    words,
    text: words.map(({ text }) => text).join(' '),
    box: boxAround(words.map(({ box }) => box)),
    height: median(words.map(({ box }) => box.bottom - box.top)),
  }
}

const textOf = (words: readonly PageWord[]) => words.map(({ text }) => text).join(' ')

/**
 * Groups words that stand close to each other; the gaps between labels, and between values, are wider than
 * those between words.
 */
function groupsOf({ words, height }: Line): PageWord[][] {
  const groups: PageWord[][] = []
  for (const word of words) {
    const last = groups.at(-1)?.at(-1)
    if (last && word.box.left - last.box.right < height * 0.9) groups.at(-1)?.push(word)
    else groups.push([word])
  }
  return groups
}
