import type { AmountAtHand } from '../craving/claim.ts'
import { matchFood } from '../foods/index.ts'
import { type ParsedIngredient, parseIngredient, toNumber } from '../ingredients/index.ts'
import { gramsOf } from '../nutrition/index.ts'
import { listOf } from '../prose.ts'
import { familyOf } from './food-families.ts'
import type { ReadDraft, ReadLine } from './read-draft.ts'
import { tokens } from './words.ts'

/** Use that a recipe makes of an amount at hand. */
export interface AmountUse {
  amount: AmountAtHand
  /** Lines of the food; never empty. */
  lines: ReadLine[]
  /** Share of the amount that they take, 0.5 for 3 of 6 egg yolks; null where a bag would be compared with a cup. */
  share: number | null
}

/** Returns the use of each amount at hand, without those of foods that the recipe lacks. */
export function usesOfAmounts(recipe: ReadDraft, amounts: readonly AmountAtHand[]): AmountUse[] {
  return amounts.flatMap((amount) => {
    const lines = recipe.lines.filter((line) => isOf(line, amount.food))
    if (lines.length === 0) return []
    const share = lines
      .map((line) => shareOf(line, amount))
      .reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0)
    return [{ amount, lines, share }]
  })
}

/** Returns the share of an amount that one line takes; null where the two cannot be compared. */
function shareOf({ parsed, food }: ReadLine, { food: name, quantity, unit }: AmountAtHand): number | null {
  const own = parseIngredient({ amount: `${quantity} ${unit ?? ''}`.trim(), item: name })
  const [takes, has] = [countOf(parsed), countOf(own)]
  if (takes !== null && has !== null && parsed.unit === own.unit) return takes / has
  const bought = food ?? matchFood(name)?.food
  const [grams, gramsAtHand] = bought ? [gramsOf(parsed, bought), gramsOf(own, bought)] : [null, null]
  return grams === null || !gramsAtHand ? null : grams / gramsAtHand
}

const countOf = ({ quantity }: ParsedIngredient): number | null =>
  quantity === null ? null : toNumber(quantity.kind === 'exact' ? quantity.value : quantity.from)

function isOf(line: ReadLine, food: string): boolean {
  const id = matchFood(food)?.food.id
  const family = id === undefined ? familyOf(food) : undefined
  return (
    (line.food !== null && (line.food.id === id || (family?.(line.food) ?? false))) ||
    tokens(food).every((word) => line.tokens.includes(word))
  )
}

/** Amount at hand of which a recipe takes more, or leaves some. */
export interface AmountMiss {
  message: string
  /** True when the recipe takes more than there is. */
  isTooMuch: boolean
  /** True when most of it is left. */
  isMostLeft?: boolean
}

/** Share from which on more is taken than there is, and share below which some is left. */
export const [ALL_OF_IT, MOST_OF_IT] = [1.15, 0.85]

/** Share below which most of a food is left over. */
const HALF_OF_IT = 0.5
/** Tells how often a recipe is made until a food is used up. */
const ofTheRest = (share: number): string =>
  share < HALF_OF_IT && Math.round(1 / share) <= 12
    ? ` Made ${Math.round(1 / share)} times, it uses up all of it; freeze or preserve what is left.`
    : ''

/** Returns what to tell the cook of the amounts at hand that a recipe does not take as they are. */
export const missedAmounts = (recipe: ReadDraft, amounts: readonly AmountAtHand[]): AmountMiss[] =>
  usesOfAmounts(recipe, amounts).flatMap(({ amount: { words }, lines, share }): AmountMiss[] => {
    if (share === null)
      return [{ message: `“${words}”: the list below says how much this recipe takes.`, isTooMuch: false }]
    if (share >= MOST_OF_IT && share <= ALL_OF_IT) return []
    const takes = `this recipe takes ${listOf(lines.map(({ amount, item }) => `${amount} ${item}`.trim()))}.`
    return share > ALL_OF_IT
      ? [{ message: `You have ${words}; ${takes}`, isTooMuch: true }]
      : [
          {
            message: `Of your ${words.replace(/^(?:an?|the) /i, '')} ${takes}${ofTheRest(share)}`,
            isTooMuch: false,
            isMostLeft: share < HALF_OF_IT,
          },
        ]
  })
