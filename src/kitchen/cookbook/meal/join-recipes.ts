import { MAX_INGREDIENTS, MAX_STEPS } from '#contract/limits.ts'
import type { RecipeDraft } from '#contract/recipe.ts'
import { listOf } from '../../prose.ts'
import { minutesIn } from '../../refine/sentences.ts'

/** Most characters of a title that names every side. */
const LONGEST_TITLE = 80
/** Minutes of a step from which on the sides are made while it goes on. */
const LONG_STEP = 25

/**
 * Joins a dish and its sides into one recipe with a group of lines for each. The sides are made while the
 * dish cooks in its longest step, or before it where all of its steps are short. Times are the sums, since
 * two hands do one thing after another.
 * @returns null where the meal is longer than a recipe may be
 */
export function joinRecipes(main: RecipeDraft, sides: readonly RecipeDraft[]): RecipeDraft | null {
  const all = [main, ...sides]
  const ingredients = all.flatMap((draft) =>
    draft.ingredients.map((line) => ({ ...line, group: line.group ?? draft.title })),
  )
  const instructions = together(main, sides)
  if (ingredients.length > MAX_INGREDIENTS || instructions.length > MAX_STEPS) return null
  const title = titleOf(main.title, sides)
  const sum = (minutes: (draft: RecipeDraft) => number) => all.reduce((total, one) => total + minutes(one), 0)
  return {
    ...main,
    title: title.length > LONGEST_TITLE ? `${main.title} with Sides` : title,
    prepTime: sum(({ prepTime }) => prepTime),
    cookTime: sum(({ cookTime }) => cookTime),
    restTime: Math.max(...all.map(({ restTime }) => restTime)),
    ingredients,
    instructions,
  }
}

/** Returns the steps of a meal in the order in which one cook does them. */
function together(main: RecipeDraft, sides: readonly RecipeDraft[]): string[] {
  const minutes = main.instructions.map(minutesIn)
  const longest = Math.max(...minutes)
  const at = longest >= LONG_STEP ? minutes.indexOf(longest) + 1 : 0
  const before = begun(main.title, main.instructions.slice(0, at))
  const after = begun(main.title, main.instructions.slice(at))
  const early = sides.flatMap((side) => begun(side.title, side.instructions.slice(0, dressedFrom(side))))
  const late = sides.flatMap((side) => begun(side.title, side.instructions.slice(dressedFrom(side))))
  if (sides.every(isCoat)) return [...before, ...after, ...early, ...late]
  const steps = [...before, ...early, ...after.slice(0, -1), ...late, ...after.slice(-1)]
  return [...steps.slice(0, -1), `${steps.at(-1)} Bring everything to the table together.`]
}

/** True for a side that goes onto the finished cake: a glaze sets while it waits. */
const isCoat = ({ title }: RecipeDraft): boolean => /\b(?:glaze|icing|frosting|drizzle|topping)$/i.test(title)

/**
 * Returns the step from which on a side waits for the dish: the last one of a raw salad, which wilts when it
 * is dressed early.
 */
const dressedFrom = ({ cookTime, instructions }: RecipeDraft): number =>
  cookTime === 0 && instructions.length > 1 ? instructions.length - 1 : instructions.length

/** Returns the steps of a dish, the first of which says which dish it belongs to. */
const begun = (title: string, steps: readonly string[]): string[] =>
  steps.map((step, at) => (at === 0 ? `${title}: ${step}` : step))

/** Returns the title of a meal: "Goulash with Spätzle and Green Beans". */
const titleOf = (main: string, sides: readonly RecipeDraft[]): string =>
  `${main}${/ with /.test(main) ? ', ' : ' with '}${listOf(sides.map(({ title }) => title))}`
