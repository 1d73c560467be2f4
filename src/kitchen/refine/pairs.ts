import type { RecipeDraft } from '#contract/recipe.ts'
import { foodById } from '../foods/index.ts'
import { readLines } from './lines.ts'
import { meant, swapped } from './swap.ts'
import type { Wish } from './wish.ts'

/** Words that name no food but ask for one: "use something instead of butter". */
const anything =
  /^(?:(?:what|something|anything)(?: else)?|(?:a |any )?(?:substitute|alternative|replacement))$/i

/**
 * Reads what a wish rules out together with the food that it names for its place: "we don't eat beef, use turkey" is a
 * swap, and "something instead of butter" leaves the choice to the kitchen. What is not in the recipe is no pair.
 */
export function withPairs(wish: Wish, draft: RecipeDraft): Wish {
  const open = wish.swaps.filter(({ to }) => anything.test(to))
  const left = { ...wish, swaps: wish.swaps.filter((swap) => !open.includes(swap)) }
  const excluded = [...wish.craving.exclusions, ...open.map(({ from }) => from)]
  const lacking = { ...left, isLacking: wish.isLacking || open.length > 0 }
  const own = paired({ ...lacking, craving: { ...wish.craving, exclusions: excluded } }, draft)
  return own ?? { ...lacking, craving: { ...wish.craving, exclusions: excluded } }
}

function paired(wish: Wish, draft: RecipeDraft): Wish | null {
  const { craving, swaps, adds } = wish
  const lines = readLines(draft)
  const listed = craving.exclusions.filter((word) => meant(lines, nameOf(word)).length > 0)
  const unplaced = swaps.find(({ from }) => from === '')
  const to =
    unplaced?.to ?? (swaps.length === 0 && adds.length === 1 && !wish.isAdding ? nameOf(adds[0]!) : null)
  if (to === null || listed.length === 0) return null
  const fitting = listed.find((word) => swapped(draft, { from: nameOf(word), to }).kind === 'changed')
  const from = fitting ?? (unplaced ? listed[0] : undefined)
  if (from === undefined) return null
  return {
    ...wish,
    swaps: [...swaps.filter((swap) => swap !== unplaced), { from: nameOf(from), to }],
    adds: unplaced ? adds : [],
    // A food that is only not there is not ruled out in a stock or a sauce.
    craving: {
      ...craving,
      foods: unplaced ? craving.foods : [],
      exclusions: wish.isLacking ? craving.exclusions.filter((word) => word !== from) : craving.exclusions,
    },
  }
}

const nameOf = (word: string): string => foodById(word)?.name ?? word.replace(/-/g, ' ')
