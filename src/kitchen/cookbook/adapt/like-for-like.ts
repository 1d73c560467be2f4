import type { RecipeDraft } from '#contract/recipe.ts'
import { pantryItem } from '../../culinary/index.ts'
import type { Food } from '../../foods/food.ts'
import { foodOfLine } from '../../ingredients/index.ts'
import { swapped } from '../../refine/swap.ts'

/** Sugars of grains or crumbs that are measured alike; syrups and powdered sugar change a dough. */
const isSugar = ({ id }: Food): boolean =>
  /(?:^|-)(?:sugar|jaggery|piloncillo|panela)(?:-|$)/.test(id) &&
  !/powdered|confectioner|icing|vanilla/.test(id)
/** Pasta of any shape; noodles of rice or eggs are other dishes. */
const isPasta = ({ id }: Food): boolean => pantryItem(id)?.roles.includes('pasta') ?? false
const isMushroom = ({ id }: Food): boolean => pantryItem(id)?.roles.includes('mushroom') ?? false
/** Cheeses that are grated and melt; Brie and fresh mozzarella are sliced. */
const isGratedCheese = ({ id }: Food): boolean => {
  const item = pantryItem(id)
  return (item?.roles.includes('melting-cheese') ?? false) && /grated/.test(item?.cut ?? '')
}
const kinds: readonly ((food: Food) => boolean)[] = [isSugar, isPasta, isMushroom, isGratedCheese]

/**
 * The recipe with a food of the same kind in the place of its own: cookies with palm sugar, a casserole of macaroni.
 * @returns null where the food is of no such kind, or the recipe has none or several of it
 */
export function likeForLike(draft: RecipeDraft, food: Food): RecipeDraft | null {
  const isOfKind = kinds.find((kind) => kind(food))
  if (!isOfKind) return null
  const own = draft.ingredients.flatMap((line) => foodOfLine(line) ?? []).filter(isOfKind)
  const [first, ...others] = new Set(own.map(({ name }) => name))
  if (first === undefined || others.length > 0) return null
  const outcome = swapped(draft, { from: first, to: food.name })
  return outcome.kind === 'changed' ? outcome.draft : null
}
