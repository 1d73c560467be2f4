import { oncePer } from '../../checks/once-per.ts'
import { isFoodWish } from '../../craving/claim.ts'
import type { Craving } from '../../craving/craving.ts'
import type { LinkedRecipe } from '../open-cookbook.ts'
import type { RecipeFile } from '../recipe-file.ts'

/** Words of a title that name a diet or an eater, with the words that ask for such a dish. */
const forDiets: readonly (readonly [title: RegExp, asks: RegExp])[] = [
  [/\bvegan\b/i, /vegan|dairy|milk|egg|lactose|plant/],
  [/\bvegetarian\b/i, /vegetarian|vegan|meat/],
  [/\bgluten-free\b/i, /gluten|wheat|celiac|coeliac/],
  [/\bdairy-free\b/i, /dairy|milk|lactose|vegan/],
  [/\b(?:egg-free|eggless)\b/i, /egg|vegan/],
  [/\bnut-free\b/i, /nut|peanut|almond/],
  [/\b(?:keto|low-carb)\b/i, /keto|carb|diabet/],
  [/\b(?:no-sugar|sugar-free|no-added-sugar|diabetic)\b/i, /sugar|diabet|keto/],
  [/\bno-sugar\S*/i, /sugar|diabet|keto/],
  [/\bhigh-protein\b/i, /protein/],
  [/\blow-(?:sodium|salt)\b/i, /sodium|salt|heart|kidney|blood pressure/],
  [/\b(?:toddler|baby)\b/i, /toddler|baby/],
  ...['paleo', 'whole30', 'aip', 'gout', 'pregnancy', 'passover', 'low-fodmap'].map(
    (name) => [new RegExp(`\\b${name}`, 'i'), new RegExp(name.replace(/^low-/, ''), 'i')] as const,
  ),
  [/\blow-\w+/i, /low/],
]

/**
 * Returns the bonus of a dish written for a diet that the craving asks for, and the penalty when it does not:
 * plain chicken soup asks for no AIP chicken soup.
 */
export function worthOfDiet({ file }: LinkedRecipe, craving: Craving): number {
  return worthOfTitle(file, craving) + worthOfHealth(file, craving)
}

/** Conditions for which people look after what they eat every day, with the words of a name that is for them. */
const forHealth: ReadonlyMap<string, RegExp> = new Map([
  ['diabetes', /\bdiabet/i],
  ['cholesterol', /\bcholesterol|\bheart/i],
  ['gout', /\bgout/i],
])

/** Returns the bonus of a dish that is healthy or named after the condition, for who has to mind one. */
function worthOfHealth({ names, moods }: RecipeFile, { conditions = [] }: Craving): number {
  const minded = conditions.flatMap(({ id }) => forHealth.get(id) ?? [])
  if (minded.length === 0) return 0
  const isNamedSo = names.some((name) => minded.some((words) => words.test(name)))
  const isHealthy = moods.some((mood) => mood === 'healthy' || mood === 'light')
  return (isNamedSo ? 1 : 0) + (isHealthy ? 0.5 : 0)
}

/** Returns the row of the diet or eater that a title names. */
const rowOf = oncePer((file: RecipeFile) => forDiets.find(([title]) => title.test(file.title)))

function worthOfTitle(file: RecipeFile, craving: Craving): number {
  const its = rowOf(file)
  if (!its) return 0
  const { diets, exclusions, allergies = [], conditions = [] } = craving
  const asks = [
    ...diets,
    ...exclusions,
    ...allergies,
    ...conditions.map(({ id }) => id),
    besideFoods(craving),
  ]
  return asks.some((one) => its[1].test(one.toLowerCase())) ? 0.2 : -0.6
}

/** Returns a craving's text without the foods that it wishes for: "with 3 eggs" asks for no egg-free dish. */
const besideFoods = oncePer(({ text, claims = [] }: Craving): string =>
  claims.filter(isFoodWish).reduce((rest, { words }) => rest.replace(words, ' '), text),
)
