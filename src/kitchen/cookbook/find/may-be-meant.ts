import type { Category } from '#contract/common.ts'
import { oncePer } from '../../checks/once-per.ts'
import { tokens } from '../../checks/words.ts'
import type { Craving } from '../../craving/craving.ts'
import { isDishKind } from '../../craving/passes/denied-dishes.ts'
import { withoutRequest } from '../../craving/request-words.ts'
import { isOfCuisine } from '../../craving/wishes/cuisines.ts'
import type { Course } from '../courses.ts'
import { nameKey, nameWordsOf } from '../name-key.ts'
import { denying } from '../name-tables.ts'
import { occasionsIn } from '../occasions.ts'
import type { Cookbook, LinkedRecipe } from '../open-cookbook.ts'
import { isCalled, tellsWhatIsThere } from './explains.ts'
import { accompaniments } from './names-in.ts'
import { wantedFoods, wordsOf } from './wanted.ts'

/** Occasions to which people bring any dish; a feast has dishes of its own. */
const gatherings: ReadonlySet<string> = new Set([
  ...['birthday', 'wedding', 'baby shower', 'party', 'dinner party', 'potluck'],
  ...['picnic', 'barbecue', 'brunch', 'date night', 'movie night'],
])

/**
 * True when a recipe belongs to feast days only, so that an ordinary craving does not mean it: a Simnel cake.
 */
export const isOfFeast = ({ file }: LinkedRecipe): boolean =>
  file.standard === undefined &&
  file.occasions.length > 0 &&
  file.occasions.every((occasion) => !gatherings.has(occasion))

/** Predicate over recipes that one craving applies to all of them. */
export type Test = (recipe: LinkedRecipe) => boolean

/** Courses that make a meal of each category. */
export const coursesFor: Readonly<Record<Category, readonly Course[]>> = {
  breakfast: ['breakfast'],
  lunch: ['soup', 'salad', 'sandwich', 'main', 'pasta'],
  dinner: ['main', 'pasta', 'soup', 'salad', 'sandwich'],
  snack: ['snack'],
  dessert: ['dessert', 'cake', 'cookie', 'candy'],
}
/** Courses that only a craving by name asks for. */
const onlyByName: ReadonlySet<Course> = new Set<Course>([
  'basic',
  'sauce',
  'dressing',
  'condiment',
  'preserve',
  'baby',
  'pet',
])
/** Courses besides a meal's that suit a situation in which no meal is named. */
const besideMeals: Readonly<Record<string, readonly Course[]>> = {
  'made with children': ['cookie', 'breakfast', 'snack', 'bread'],
  'for a screen': ['snack'],
  'to knead': ['bread'],
  'keeps full': ['breakfast'],
  cute: ['snack', 'breakfast', 'cookie'],
}
export const meals: ReadonlySet<Course> = new Set(coursesFor.dinner)

/** Courses in which a sweet dish may be. */
const sweetCourses: ReadonlySet<Course> = new Set<Course>([
  ...coursesFor.dessert,
  ...(['drink', 'breakfast', 'snack', 'bread'] as const),
])

/** Lines that make a breakfast or a snack a sweet one. */
const sweetLine =
  /\b(?:sugar|honey|maple|syrup|molasses|chocolate|jam|jelly|marshmallows?|candy|condensed milk|dates|raisins|bananas?|berries|blueberr\w+|strawberr\w+|vanilla)\b/i
const mayBeEither: ReadonlySet<Course> = new Set<Course>(['breakfast', 'snack', 'bread'])
/** True for a recipe that is sweet by its course, or that is of a course of both kinds and has something sweet in it. */
const isSweet = oncePer(
  ({ file, draft }: LinkedRecipe): boolean =>
    sweetCourses.has(file.course) &&
    (!mayBeEither.has(file.course) || draft.ingredients.some(({ item }) => sweetLine.test(item))),
)

/** Audiences with dishes that nobody else wants for dinner. */
export const onlyForThem: ReadonlySet<string> = new Set(['baby-6-months', 'baby-9-months', 'toddler', 'pet'])

/** Audiences of recipes that suit each condition or audience of a craving. */
const audienceOf: Readonly<Record<string, readonly string[]>> = {
  baby: ['baby-6-months', 'baby-9-months'],
  toddler: ['toddler', 'baby-9-months', 'baby-6-months', 'kids'],
}

/**
 * Returns a test for the recipes that may be meant. A recipe's own name means that recipe; a family's name
 * means its members, others of its kind, and any recipe that scores nearly as well: "roast chicken thighs
 * with lemon" is a roast chicken of its own.
 */
export function poolOf(
  { bySlug }: Cookbook,
  { recipes, named, conditions = [] }: Craving,
  scores: ReadonlyMap<string, number>,
): Test {
  if (!recipes) return () => true
  const slugs = new Set(recipes.slugs)
  const own = tokens(named?.words ?? '')
  const hasName = (title: string) =>
    own.length > 0 &&
    own.every((word) => wordsOf(title).includes(word)) &&
    !isParted(title, own) &&
    // A breakfast of leftover roast potatoes is no way to roast them.
    !(tellsWhatIsThere.test(title) && !tellsWhatIsThere.test(named?.words ?? ''))
  // A variant keeps the name: a vegetarian haggis is a haggis, too.
  if (!recipes.isFamily) return ({ slug, file }) => slugs.has(slug) || hasName(file.title)
  const best = Math.max(0, ...recipes.slugs.map((slug) => scores.get(slug) ?? 0))
  const courses = new Set(recipes.slugs.flatMap((slug) => bySlug.get(slug)?.file.course ?? []))
  // Other recipes must be of a member's course, since a cocktail is a drink even with shrimp; members that
  // are only accompaniments may be part of any dish.
  const isOfThem = ({ file }: LinkedRecipe) =>
    courses.has(file.course) || [...courses].every((course) => accompaniments.has(course))
  // The pancakes of a toddler are filed under baby food.
  const forThem = new Set(conditions.flatMap(({ id }) => audienceOf[id] ?? []))
  return (recipe) =>
    slugs.has(recipe.slug) ||
    (forThem.has(recipe.file.audience) && isKind(recipe, own)) ||
    (isOfThem(recipe) && (isKind(recipe, own) || (scores.get(recipe.slug) ?? 0) > best * 0.95))
}

/** True when an "and" stands between the words of a name: a mince and cheese pie is no mince pie. */
function isParted(title: string, name: readonly string[]): boolean {
  const words = tokens(title)
  const places = name.map((word) => words.indexOf(word)).filter((at) => at >= 0)
  return words.slice(Math.min(...places), Math.max(...places)).includes('and')
}

/** Returns the recipes whose name includes a diet and stands in the craving: "low-FODMAP soup". */
export const calledByDiet = (
  { dietNames }: Cookbook,
  { text, typed = text, recipes }: Craving,
): ReadonlySet<string> => {
  if (recipes?.isFamily === false) return new Set()
  const said = ` ${nameKey(typed)} `
  return new Set(
    dietNames.flatMap(([name, slugs]) => (said.includes(` ${name} `) && !isMealOfDiet(name) ? slugs : [])),
  )
}

/**
 * Returns the recipes whose own name is the whole craving: "gluten-free polenta lasagna", "first birthday
 * smash cake".
 */
export const calledWhole = (
  { names, families }: Cookbook,
  { text, typed = text }: Craving,
): ReadonlySet<string> => {
  const keys = [typed, withoutRequest(typed)].map(nameKey)
  return new Set(keys.flatMap((key) => (families.has(key) ? [] : (names.get(key) ?? []))))
}

/** True for a name that is only a diet and a meal, "vegetarian dinner", and so means no single recipe. */
const isMealOfDiet = (name: string): boolean =>
  name
    .split(' ')
    .every(
      (word) =>
        denying.test(word) ||
        /^(?:breakfast|brunch|lunch|dinner|supper|snack|dessert|meal|dish|main|recipe)$/.test(word),
    )

/** Returns a test for the recipes that can be meant when none is named. */
export function fitter(
  { families, names }: Cookbook,
  craving: Craving,
  chosen: Category | undefined,
  words: readonly string[],
  isKindAsked: boolean,
): Test {
  const category = chosen ?? craving.category
  const conditions = (craving.conditions ?? []).map(({ id }) => id as string)
  const audiences = conditions.flatMap((id) => audienceOf[id] ?? [])
  const { cuisines } = craving
  const occasions = occasionsIn(craving.text)
  // Lent asks for dishes without meat, including those that are not made for Lent.
  const feasts = (craving.isAnyDay ? [] : occasions).filter(
    (occasion) => !gatherings.has(occasion) && occasion !== 'lent',
  )
  // A craving that names nothing in particular asks for a meal.
  const isOpen =
    occasions.length === 0 &&
    audiences.length === 0 &&
    !craving.moods.includes('sweet') &&
    wantedFoods(craving).length === 0
  const inSituation = new Set(craving.moods.flatMap((mood) => besideMeals[mood] ?? []))
  const members = new Set(craving.recipes?.slugs)
  const deniedNames = [...craving.exclusions, ...(craving.deniedDishes ?? [])].map(nameKey)
  const unwantedKinds = craving.exclusions.filter(isDishKind)
  const unwanted = new Set(
    deniedNames.flatMap((name) => (families.has(name) || name.includes(' ') ? (names.get(name) ?? []) : [])),
  )
  const unwantedDishes = deniedNames.filter((name) => name.includes(' '))
  // A title that ends with the unwanted name says the dish, too: "Basil Pesto" for who wants no pesto.
  const unwantedHeads = new Set(craving.exclusions.map(nameKey))
  // A bowl of rice is no treat, though a mash may be one for an animal without teeth.
  const wantsTreat = treats.test(craving.text) && !craving.moods.includes('soft')
  return (recipe) => {
    const { file } = recipe
    if (craving.pet)
      return (
        file.audience === 'pet' &&
        isCalled(recipe, craving.pet) &&
        !(wantsTreat && file.category === 'dinner')
      )
    if (unwantedKinds.some((kind) => isCalled(recipe, kind))) return false
    if (unwanted.has(recipe.slug)) return false
    if (unwantedHeads.size > 0 && unwantedHeads.has(nameWordsOf(file.title).at(-1) ?? '')) return false
    if (unwantedDishes.some((name) => isMakeOf(file.title, name))) return false
    if (audiences.length > 0 && !audiences.includes(file.audience)) return false
    if (audiences.length === 0 && onlyForThem.has(file.audience)) return false
    if (feasts.length > 0 && !feasts.some((feast) => file.occasions.includes(feast))) return false
    if (occasions.length > 0 && !isKindAsked && category === null && file.course === 'drink') return false
    if (craving.moods.includes('sweet') && !sweetCourses.has(file.course)) return false
    // A family that is called salty, such as the salty snacks, is known to be no sweet.
    if (craving.moods.includes('savory') && isSweet(recipe) && !members.has(recipe.slug)) return false
    if (!isKindAsked) {
      if (onlyByName.has(file.course) && !words.includes(file.course) && audiences.length === 0) return false
      const isAsked = category
        ? coursesFor[category].includes(file.course) || file.category === category
        : !isOpen || meals.has(file.course) || inSituation.has(file.course)
      if (!isAsked) return false
    }
    if (cuisines.length > 0 && !cuisines.some((cuisine) => isOfCuisine(file.cuisine, cuisine))) return false
    if (file.prep > (craving.maxPrepMinutes ?? file.prep)) return false
    return (
      craving.maxMinutes === null ||
      file.prep + file.cook <= craving.maxMinutes ||
      Object.keys(file.ways).length > 0
    )
  }
}

const treats = /\b(?:treats?|snacks?|cookies?|biscuits?|cakes?)\b/i

/** True for another make of a dish: who wants no zucchini bread wants no chocolate zucchini bread either. */
const isMakeOf = (title: string, name: string): boolean => {
  const [said, words] = [nameWordsOf(title), name.split(' ')]
  return said.at(-1) === words.at(-1) && words.every((word) => said.includes(word))
}

/**
 * True when the last word of a kind, "fish cake", stands in a recipe's names, as "cake" does in "carrot
 * cake".
 */
const isKind = (recipe: LinkedRecipe, kind: readonly string[]): boolean =>
  kind.length > 0 && isCalled(recipe, kind.at(-1) ?? '')
