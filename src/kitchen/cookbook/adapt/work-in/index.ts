import type { RecipeDraft } from '#contract/recipe.ts'
import { blocking, checkRecipe } from '../../../checks/index.ts'
import type { Craving } from '../../../craving/craving.ts'
import { type Food, matchFood } from '../../../foods/index.ts'
import { kindOf } from '../../../refine/keep-rules.ts'
import { withSeasoning } from '../../../refine/with-seasoning.ts'
import { untiedLines } from '../../../steps/index.ts'
import type { LinkedRecipe } from '../../open-cookbook.ts'
import { withDrinkInPot } from './drink-in-pot.ts'
import { withFoodInPart } from './in-part.ts'
import { withOtherCheese } from './melting-cheese.ts'
import { withOtherFinish } from './other-finish.ts'
import { withPanSauce } from './pan-sauce.ts'
import { withShareOfFlour } from './share-of-flour.ts'
import { withSpiceInSweet } from './spice-in-sweet.ts'

/** Courses of a pot or a pan, whose seasoning a cook adds to. */
const seasoned: ReadonlySet<string> = new Set([
  'main',
  'side',
  'soup',
  'pasta',
  'salad',
  'breakfast',
  'sandwich',
  'snack',
])

/** The first of these rules of cooks that has a place for the food decides. */
const rules: readonly ((
  recipe: LinkedRecipe,
  draft: RecipeDraft,
  food: Food,
  text: string,
) => RecipeDraft | null)[] = [
  (_, draft, food, text) => withOtherFinish(draft, food, text),
  (_, draft, food, text) => withFoodInPart(draft, food, text),
  (_, draft, food) => withShareOfFlour(draft, food),
  (_, draft, food) => withOtherCheese(draft, food),
  (_, draft, food) => withDrinkInPot(draft, food),
  (_, draft, food, text) => withPanSauce(draft, food, text),
  ({ file }, draft, food) =>
    kindOf(draft) === 'sweet' || !seasoned.has(file.course)
      ? withSpiceInSweet(draft, food)
      : withSeasoning(draft, food),
]

/**
 * Works a food that is asked for beside a dish into it where a rule of cooks says how: a share of the flour, the
 * spice of its mash, another glaze, the cola of a stew. Null where none does, or where the result would not pass the
 * checks; the dish is then made without it, and the checks tell so.
 */
export function workedIn(
  recipe: LinkedRecipe,
  draft: RecipeDraft,
  name: string,
  craving: Craving,
): RecipeDraft | null {
  const food = matchFood(name)?.food
  if (!food) return null
  const next = rules.reduce<RecipeDraft | null>(
    (found, rule) => found ?? rule(recipe, draft, food, craving.text),
    null,
  )
  if (!next || untiedLines(next).length > untiedLines(draft).length) return null
  const report = checkRecipe(next, { craving, source: 'engine', course: recipe.file.course })
  return blocking(report).length === 0 ? next : null
}
