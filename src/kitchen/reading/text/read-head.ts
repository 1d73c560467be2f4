import { type Fact, factsOf } from './facts.ts'
import {
  beginsWithVerb,
  groupOf,
  isBulleted,
  isIngredientLike,
  isStepLike,
  unbulleted,
  unnumbered,
} from './line-kind.ts'
import { bareHeading } from './sections.ts'

interface Head {
  title: string
  description: string
  ingredients: string[]
  steps: string[]
  facts: Fact[]
}

/**
 * Reads the lines before the first heading: title and description, and the ingredients and steps if their
 * headings are missing.
 */
export function readHead(
  lines: string[],
  { hasIngredients, hasSteps }: { hasIngredients: boolean; hasSteps: boolean },
): Head {
  const facts: Fact[] = []
  const rest = lines.filter((line) => {
    const found = line === '' ? null : factsOf(line)
    if (found) facts.push(...found.facts)
    return !found
  })
  const { title, at } = titleOf(rest)
  const body = rest.filter((_, index) => index !== at)
  if (hasIngredients && hasSteps)
    return { title, description: words(body), ingredients: [], steps: [], facts }
  return { title, facts, ...parted(body, { hasIngredients, hasSteps }) }
}

/** Finds the title: a heading of Markdown, or the first line that is short enough and no ingredient. */
function titleOf(lines: string[]): { title: string; at: number } {
  const marked = lines.findIndex((line) => /^#{1,2}\s+\S/.test(line))
  const first = lines.findIndex(
    (line) =>
      line !== '' && line.length <= 140 && !/^https?:/i.test(line) && !/^recipe:?$/i.test(bareHeading(line)),
  )
  const at = marked >= 0 ? marked : first
  const line = lines[at]
  if (line === undefined) return { title: '', at: -1 }
  const isContent =
    marked < 0 &&
    (isBulleted(line) || (isIngredientLike(line) && /^[\d½¼¾⅓⅔⅛]/u.test(line)) || /[.!]$/.test(line))
  return isContent ? { title: '', at: -1 } : { title: bareHeading(line).replace(/\s+recipe$/i, ''), at }
}

/**
 * Divides lines without a heading into the longest stretch of ingredients, the lines before it and the lines
 * behind it.
 */
function parted(
  lines: string[],
  { hasIngredients, hasSteps }: { hasIngredients: boolean; hasSteps: boolean },
) {
  const isIngredient = (line: string) =>
    line !== '' && isIngredientLike(unbulleted(line)) && !isStepLike(unbulleted(line))
  const first = hasIngredients ? -1 : lines.findIndex(isIngredient)
  // "For the marinade" above the first line names its part, and tells nothing of the dish.
  const start = first > 0 && groupOf(lines[first - 1]!, false) !== null ? first - 1 : first
  const firstStep = lines.findIndex(
    (line, index) => index > start && line !== '' && isStepLike(unbulleted(line)),
  )
  if (start < 0) {
    const isTold = lines.filter((line) => isOrder(unbulleted(line))).length > 1
    // The ingredients have a heading of their own, so the text before them is no step.
    if (hasIngredients || firstStep < 0 || !isTold)
      return { description: words(lines), ingredients: [], steps: [] }
    return { description: words(lines.slice(0, firstStep)), ingredients: [], steps: lines.slice(firstStep) }
  }
  const end = firstStep < 0 || hasSteps ? lines.length : firstStep
  return {
    description: words(lines.slice(0, start)),
    ingredients: lines.slice(start, end),
    steps: hasSteps ? [] : lines.slice(end),
  }
}

/** True for a line that surely is a step, because a letter has long sentences, too. */
const isOrder = (line: string) => isStepLike(line) && (unnumbered(line) !== null || beginsWithVerb(line))

const words = (lines: string[]): string =>
  lines
    .map((line) => line.replace(/^[#>*_\s]+|[*_]+$/g, ''))
    .join('\n')
    .replace(/(?<=[\p{Ll},])\n(?=\p{Ll})/gu, ' ')
    .replace(/\n{2,}/g, '\n')
    .trim()
