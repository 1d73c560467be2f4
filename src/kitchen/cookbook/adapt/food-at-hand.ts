import type { RecipeDraft } from '#contract/recipe.ts'
import type { Craving } from '../../craving/craving.ts'
import { isAtHand } from '../../craving/wishes/at-hand.ts'
import { pantryItem, type Role } from '../../culinary/index.ts'
import { type Food, matchFood } from '../../foods/index.ts'
import { placeFor, withAdded } from '../../refine/add.ts'
import type { Course } from '../courses.ts'
import type { LinkedRecipe } from '../open-cookbook.ts'

/** Courses that take in a further vegetable, or cooked meat, and stay the same dish. */
const open: ReadonlySet<Course> = new Set<Course>(['main', 'soup', 'salad', 'pasta', 'breakfast', 'side'])
/** Foods that go into such a dish. */
const goingIn: ReadonlySet<Role> = new Set<Role>(['vegetable', 'mushroom', 'herb', 'cooked-meat'])
/** Dishes in one piece, into which nothing more goes once they are written. */
const closed = /\b(?:dough|batter|crust|pie|quiche|gratin|meatloaf|croquettes?|fritters?|dumplings?)\b/i

/** Kitchens whose everyday dishes take in any vegetable; a Thai curry with artichokes would be guessed. */
const plainKitchens =
  /^(?:american|british|irish|canadian|australian|italian|french|german|southern|tex-mex)?$/i

/** Most foods that a recipe takes in beside its own; with more of them it would be another dish. */
const MOST_MORE = 2

/**
 * Adds a food that is at hand and that a recipe lacks, where its author says or where it does no harm: celery tossed
 * into a salad, green beans simmered in a soup. Null when the dish has no place for it; the checks then tell it.
 */
export function withFoodAtHand(
  recipe: LinkedRecipe,
  draft: RecipeDraft,
  name: string,
  craving: Craving,
): RecipeDraft | null {
  const food = matchFood(name)?.food
  const isMany = craving.foods.length + (craving.families ?? []).length > 2
  const isNamed = craving.recipes !== undefined
  if (!food || !(isAtHand(craving) || isMany || !isNamed) || !open.has(recipe.file.course)) return null
  if (draft.ingredients.length - recipe.draft.ingredients.length >= MOST_MORE) return null
  const isOwn = placeFor(recipe.file, name, food) !== undefined
  const mayTakeIn = takesIn(food) && plainKitchens.test(recipe.file.cuisine)
  if (!isOwn && (!mayTakeIn || closed.test([draft.title, ...draft.instructions].join(' ')))) return null
  const outcome = withAdded(draft, food.id, recipe)
  return outcome.kind === 'changed' && !isCookedBeside(draft, outcome.draft) ? outcome.draft : null
}

/** True when a change cooks a food in a pan of its own, for which the steps of the dish have no place. */
export const isCookedBeside = (before: RecipeDraft, after: RecipeDraft): boolean =>
  after.instructions.some(
    (step) => /^Meanwhile, (?:fry|cook) the /.test(step) && !before.instructions.includes(step),
  )

const takesIn = ({ id }: Food): boolean => pantryItem(id)?.roles.some((role) => goingIn.has(role)) ?? false
