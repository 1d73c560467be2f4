import type { Ingredient, RecipeDraft } from '#contract/recipe.ts'
import { ALL_OF_IT, type AmountUse, MOST_OF_IT, usesOfAmounts } from '../../checks/asked-amounts.ts'
import { blocking, checkRecipe } from '../../checks/index.ts'
import { readDraft } from '../../checks/read-draft.ts'
import type { Craving } from '../../craving/craving.ts'
import { isGlut } from '../../craving/wishes/at-hand.ts'
import { readLines } from '../../refine/lines.ts'
import { scaleTo } from '../../refine/servings.ts'
import type { Course } from '../courses.ts'

/** Most servings to which a recipe grows because there is more of a food than it takes. */
const MOST_GROWN = 12
/** The same of a food that there is a glut of. */
const MOST_GROWN_OF_GLUT = 24
/** Largest factor by which it grows. */
const MOST_TIMES = 3

/**
 * Returns a recipe scaled so that it takes the amounts at hand: banana bread for 2 bananas, a custard for 6 egg yolks.
 * It stays as it is where nothing can be compared, where the cook said for how many, and where it cannot be scaled;
 * the checks then tell what it takes.
 */
export function fittedToAmounts(
  draft: RecipeDraft,
  craving: Craving,
  course: Course | undefined,
): RecipeDraft {
  const { amounts = [], servings } = craving
  if (amounts.length === 0 || servings !== null) return draft
  const shares = usesOfAmounts(readDraft(draft), amounts).flatMap(({ share }) => share ?? [])
  const most = Math.max(...shares)
  if (shares.length === 0 || most <= 0 || (most >= MOST_OF_IT && most <= ALL_OF_IT)) return draft
  // A glut is what the dish is for, as long as it is mostly made of it.
  const isOfGlut =
    isGlut(craving) && most < 1 && usesOfAmounts(readDraft(draft), amounts).some(isMainOf(draft))
  // A dish that takes a spoonful of a cabbage is not made for three times as many to use it up, nor one of ten eggs for
  // a tenth of its eaters; the checks tell it.
  if ((most < 1 / MOST_TIMES && !isOfGlut) || most > MOST_TIMES * ALL_OF_IT) return draft
  const wished = Math.floor(
    draft.servings * Math.min(ALL_OF_IT / most, most < 1 ? (isOfGlut ? MOST_GROWN_OF_GLUT : MOST_TIMES) : 1),
  )
  const exact = Math.min(Math.round(draft.servings / most), wished)
  const to =
    most > 1
      ? Math.max(1, exact)
      : Math.min(exact, Math.max(isOfGlut ? MOST_GROWN_OF_GLUT : MOST_GROWN, draft.servings))
  if (to === draft.servings) return draft
  // A dish of one pan may have no other size than two or three of it.
  const sizes = isOfGlut
    ? [to, ...[4, 3, 2].map((times) => times * draft.servings).filter((each) => each < to)]
    : [to]
  const scaled = sizes.map((each) => scaleTo(draft, { to: each })).find(({ kind }) => kind === 'changed')
  if (scaled?.kind !== 'changed') return draft
  const report = checkRecipe(scaled.draft, { craving, source: 'engine', ...(course && { course }) })
  return blocking(report).length === 0 ? scaled.draft : draft
}

/** Share of a dish from which on a food is what the dish is made of. */
const MAIN_SHARE = 0.25

/** Returns a test for foods that a dish is mostly made of: the eggs of scrambled eggs, and no sprig of a herb. */
const isMainOf = (draft: RecipeDraft) => {
  const gramsOf = (ingredients: readonly Ingredient[]): number =>
    readLines({ ingredients: [...ingredients] }).reduce((sum, { grams }) => sum + grams, 0)
  const all = gramsOf(draft.ingredients)
  return ({ lines }: AmountUse): boolean => gramsOf(lines) >= MAIN_SHARE * all
}
