import type { RecipeDraft } from '#contract/recipe.ts'
import { splitLine } from '../display/index.ts'
import { parseIngredient, unitOf } from '../ingredients/index.ts'
import { withAdded } from './add.ts'
import { withAmounts } from './amount-of.ts'
import { shareOf } from './at-most.ts'
import type { Understood } from './directions.ts'
import { readLines } from './lines.ts'
import { already, changed, type Outcome, refused } from './outcome.ts'
import { means } from './swap.ts'

/** A measured food of a wish: "1/16 cup pesto", "use 3 cloves of garlic". */
const measured =
  /(?:^|[,;.]|\b(?:use|using|with|only|just|add|adding|take|want|need|make it)\b)\s*(?:only |just |about )?((?:\d+(?:[ -]\d+)?(?:\s?[/.]\s?\d+)?|[½¼¾⅓⅔⅛]|\d+ ?[½¼¾⅓⅔⅛])\s*[\p{L}.]+\s+(?:of )?[\p{L}][\p{L} -]*?)(?=\s*(?:[,;.!?]|$|\b(?:and|please|instead|for|in|to)\b))/iu

/** A wished amount of a food, as the line of a recipe says it. */
export interface StatedAmount {
  line: string
  /** True when it comes to what is there already: "add 1 cup cheese". */
  isMore: boolean
}

/** Reads the amounts of foods that a wish states in a measure; a bare number is of eaters or pieces. */
export function readAmounts(text: string): Understood<StatedAmount> {
  const found: StatedAmount[] = []
  let rest = text
  for (let round = 0; round < 4; round++) {
    const match = measured.exec(rest)
    const line = match?.[1]?.trim()
    if (!match || !line) break
    const { unit, food } = parseIngredient(splitLine(line))
    const kind = unit === null ? undefined : unitOf(unit)?.kind
    if (
      kind === undefined ||
      kind === 'length' ||
      /^(?:batch|portion|serving|recipe|pan|loaf|pot|glass)$/.test(unit ?? '') ||
      food === ''
    )
      break
    found.push({ line, isMore: /\badd(?:ing)?\b/i.test(match[0]) })
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`
  }
  return { found, rest }
}

/** Gives a food the amount that the cook states, and adds it in that amount where the recipe has none. */
export function withStatedAmount(draft: RecipeDraft, { line: said, isMore }: StatedAmount): Outcome {
  const typed = splitLine(said)
  const { food } = parseIngredient(typed)
  const there = readLines(draft).filter((line) => means(line, food))
  if (there.length === 0) return withNew(draft, typed, food)
  const [line] = there.toSorted((a, b) => b.grams - a.grams)
  if (!line || there.length > 1)
    return refused(
      `The recipe has ${food} in ${there.length} lines, and the wish does not say which of them.`,
    )
  const share = shareOf(line, typed)
  if (share === null)
    return refused(
      `The built-in kitchen cannot tell how much of the ${line.amount} ${line.parsed.food} that is. Say it in the same measure.`,
    )
  if (!isMore && Math.abs(share - 1) < 0.01)
    return already(`This recipe already uses ${line.amount} ${line.parsed.food}.`)
  return changed(withAmounts(draft, new Map([[line.index, isMore ? 1 + share : share]])))
}

/** Adds a food and writes the stated amount in its line. */
function withNew(draft: RecipeDraft, typed: { amount: string }, food: string): Outcome {
  const added = withAdded(draft, food)
  if (added.kind !== 'changed') return added
  const index = readLines(added.draft).findIndex((line) => means(line, food))
  const line = added.draft.ingredients[index]
  return line
    ? changed({
        ...added.draft,
        ingredients: added.draft.ingredients.with(index, { ...line, amount: typed.amount }),
      })
    : added
}
