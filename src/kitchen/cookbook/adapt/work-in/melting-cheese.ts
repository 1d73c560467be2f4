import type { RecipeDraft } from '#contract/recipe.ts'
import { pantryItem } from '../../../culinary/index.ts'
import type { Food } from '../../../foods/index.ts'
import { readLines } from '../../../refine/lines.ts'
import { swapped } from '../../../refine/swap.ts'

const isMelting = ({ id }: Food): boolean => pantryItem(id)?.roles.includes('melting-cheese') ?? false

/** Puts a cheese that melts in the place of the one of which a dish with several has most; null where none melts. */
export function withOtherCheese(draft: RecipeDraft, food: Food): RecipeDraft | null {
  if (!isMelting(food)) return null
  const [most] = readLines(draft)
    .filter((line) => line.food && isMelting(line.food))
    .toSorted((a, b) => b.grams - a.grams)
  if (!most?.food) return null
  const outcome = swapped(draft, { from: most.food.name, to: food.name })
  return outcome.kind === 'changed' ? outcome.draft : null
}
