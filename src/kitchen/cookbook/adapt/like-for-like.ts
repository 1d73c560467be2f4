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
/** Fats for frying a spoonful of food in; the butter of a dough and the oil of a deep fryer are no such fat. */
const isFryingFat = ({ id }: Food): boolean =>
  /^(?:butter|salted-butter|ghee|lard|duck-fat|bacon-fat|(?:vegetable|canola|sunflower|olive|avocado|coconut|grapeseed)-oil)$/.test(
    id,
  )
const needsItsFat =
  /\b(?:dough|batter|deep[- ]?fry|inches? of oil|cream the|rub the|whisk in the oil|drizzle|dress)/i

const kinds: readonly ((food: Food) => boolean)[] = [
  isSugar,
  isPasta,
  isMushroom,
  isGratedCheese,
  isFryingFat,
]

/**
 * Returns the name of the food of the same kind that a recipe uses; null where the food is of no such kind, or
 * the recipe has none or several of it.
 */
export function alikeIn(draft: RecipeDraft, food: Food): string | null {
  const isOfKind = kinds.find((kind) => kind(food))
  if (!isOfKind) return null
  if (isOfKind === isFryingFat && needsItsFat.test(draft.instructions.join(' '))) return null
  const own = draft.ingredients.flatMap((line) => foodOfLine(line) ?? []).filter(isOfKind)
  const [first, ...others] = new Set(own.map(({ name }) => name))
  return first !== undefined && others.length === 0 ? first : null
}

/**
 * Returns the recipe with a food in the place of its own of the same kind: cookies with palm sugar, a casserole
 * of macaroni; null where there is none.
 */
export function likeForLike(draft: RecipeDraft, food: Food): RecipeDraft | null {
  const from = alikeIn(draft, food)
  if (from === null) return null
  const outcome = swapped(draft, { from, to: food.name })
  return outcome.kind === 'changed' ? outcome.draft : null
}
