import type { RecipeDraft } from '#contract/recipe.ts'
import { blocking, checkRecipe } from '../../checks/index.ts'
import { missedDishes } from '../../checks/missed-dishes.ts'
import { readDraft } from '../../checks/read-draft.ts'
import { readerOf } from '../../checks/reader-of.ts'
import { tokens } from '../../checks/words.ts'
import { englishOfClaim, namesThing } from '../../craving/claim.ts'
import type { Craving } from '../../craving/craving.ts'
import { isPraise } from '../../craving/strangers.ts'
import { cuisineWords } from '../../craving/wishes/cuisines.ts'
import { isCollective } from '../../culinary/collective-foods.ts'
import { isFlesh } from '../../foods/flesh.ts'
import { foodOfLine } from '../../ingredients/index.ts'
import { isGrammar } from '../../languages/english-grammar.ts'
import { titleCase } from '../../refine/rename.ts'
import { scaleTo } from '../../refine/servings.ts'
import { withStarch } from '../adapt/beside.ts'
import type { Course } from '../courses.ts'
import { type MakeRequest, makeInPieces } from '../make-recipe.ts'
import type { Cookbook, LinkedRecipe } from '../open-cookbook.ts'
import { ownNamesOf } from '../own-names.ts'
import { joinRecipes } from './join-recipes.ts'

/** Courses that a dish of a meal may be of. */
const mains: ReadonlySet<Course> = new Set([
  'main',
  'pasta',
  'soup',
  'sandwich',
  'salad',
  'breakfast',
  'side',
  // A lemon curd with buns is eaten as it is asked for.
  'preserve',
  'condiment',
])
const sweets: ReadonlySet<Course> = new Set(['dessert', 'cake', 'cookie'])

/** Courses of what stands beside a dish, and whether the craving has to name the recipe. */
interface Beside {
  course: readonly Course[]
  named?: 'itself' | 'its family'
}
const plain: readonly Course[] = ['side', 'salad', 'bread', 'basic']
const sauces: readonly Course[] = ['sauce', 'condiment', 'dressing']
const dishes: readonly Course[] = ['soup', 'sandwich', 'pasta', 'main', 'snack']
/**
 * Sides in the order in which they are tried. A sauce, a soup or a sandwich has to be named: the roasted
 * tomatoes beside a dish are no tomato soup.
 */
const besideSavory: readonly Beside[] = [
  { course: plain, named: 'its family' },
  { course: [...sauces, 'pasta'], named: 'itself' },
  { course: sauces, named: 'its family' },
  { course: ['side'] },
  { course: plain },
  { course: dishes, named: 'its family' },
]
const besideSweets: readonly Beside[] = [{ course: ['sauce', 'basic', 'dessert'], named: 'its family' }]

/** Longest meal in minutes, and the longest side, that one recipe may hold. */
const LONGEST = 420
const LONGEST_SIDE = 150

/** Answer for the dish of a meal; a dish built from a frame has no slug. */
export type DishMade =
  | { kind: 'recipe'; draft: RecipeDraft; course?: Course; slug?: string }
  | { kind: 'refused' }

/**
 * Makes a meal of the dish and the sides that a craving names, each a recipe of the cookbook; null where the
 * dish or all of its sides are not there, or where the whole breaks a rule. Yields like the search for each.
 * @param makeDish answers a craving for the dish alone, as if nothing stood beside it
 */
export function* makeMeal(
  cookbook: Cookbook,
  request: MakeRequest,
  makeDish: (request: MakeRequest) => Generator<undefined, DishMade>,
): Generator<undefined, { draft: RecipeDraft; course: Course; drawnAs?: string } | null> {
  const { craving } = request
  const { menu } = craving
  if (!menu) return null
  const main = yield* makeDish({ ...request, craving: underRulesOf(craving, menu.main) })
  if (main.kind !== 'recipe' || !main.course) return null
  const isSweet = sweets.has(main.course)
  if (!isSweet && !mains.has(main.course)) return null
  let draft = calledShort(cookbook, main)
  const sides: RecipeDraft[] = []
  let starch: string | null = null
  const missing = menu.sides.filter((side) => !isPartOf(draft, side))
  for (const side of missing) {
    const bought =
      isBread(side) || (missing.length === 1 && isPlainStarch(side)) ? withStarch(draft, side.text) : null
    if (bought) {
      draft = bought
      starch = titleCase(side.text)
    }
    const made = bought ? null : yield* makeSide(cookbook, request, side, isSweet, main)
    if (made) sides.push(forAsMany(made, draft.servings))
  }
  const joined =
    sides.length > 0
      ? joinRecipes(draft, sides)
      : starch
        ? { ...draft, title: `${draft.title} with ${starch}` }
        : missing.length === 0
          ? main.draft
          : null
  if (!joined || joined.prepTime + joined.cookTime > LONGEST) return null
  const meal = craving.category === null ? joined : { ...joined, category: craving.category }
  const report = checkRecipe(meal, { craving, source: 'engine', course: main.course })
  if (blocking(report).length > 0) return null
  return { draft: meal, course: main.course, ...(main.slug && { drawnAs: main.slug }) }
}

/** True for a syrup or a dessert sauce, which no meat is served with: the coffee syrup of a latte. */
const isForSweets = ({ title, category }: LinkedRecipe['file']): boolean =>
  category === 'dessert' || /\bsyrup\b/i.test(title)

/** Finds the recipe of a side; null where there is none, or only one that takes as long as a dinner. */
function* makeSide(
  cookbook: Cookbook,
  request: MakeRequest,
  side: Craving,
  isSweet: boolean,
  dish: { draft: RecipeDraft; slug?: string },
): Generator<undefined, RecipeDraft | null> {
  const { slugs = [], isFamily } = side.recipes ?? {}
  const title = tokens(dish.draft.title)
  const isOfMeat = dish.draft.ingredients.some((line) => {
    const food = foodOfLine(line)
    return food !== null && isFlesh(food)
  })
  const cuisine = cookbook.bySlug.get(dish.slug ?? '')?.file.cuisine
  // "Canned vegetables" are answered by a dish of that name, and by no rice that has some in it.
  const general =
    side.foods.length === 0 && side.recipes === undefined ? (side.families ?? []).filter(isCollective) : []
  const goesWith = ({ file }: LinkedRecipe) =>
    ownNamesOf(file).some((name) => tokens(name).some((word) => title.includes(word)))
  for (const { course, named } of isSweet ? besideSweets : besideSavory) {
    // One word behind a comma is the flavor of the dish, and no second dish of meat: "spam musubi, teriyaki".
    const isFlavor = course.includes('main') && isFamily && contentOf(side).length < 2
    if (isFlavor) continue
    const isOfThem = ({ file, slug }: LinkedRecipe) =>
      course.includes(file.course) &&
      !(isOfMeat && isForSweets(file)) &&
      isCalled(file, general) &&
      (!named || (slugs.includes(slug) && !(named === 'itself' && isFamily)))
    const all = cookbook.recipes.filter(isOfThem)
    // A gravy is first looked for among those of the dish's own animal, other sides in the kitchen of the dish:
    // beside rouladen, red cabbage is Rotkohl.
    const first =
      isFamily && named && sauces.includes(course[0]!)
        ? all.filter(goesWith)
        : all.filter(({ file }) => file.cuisine === cuisine)
    const craving = underRulesOf(request.craving, side)
    // Beside fish tacos from San Diego stands a plain cabbage before a Jamaican one.
    const plainTitled = all.filter(({ file }) => !ofSomewhere.test(file.title))
    for (const recipes of [first, plainTitled, all]) {
      if (recipes.length === 0) continue
      const making = yield* makeInPieces({ ...cookbook, recipes }, { ...request, turn: 1, craving })
      if (making.kind !== 'recipe' || making.draft.prepTime + making.draft.cookTime > LONGEST_SIDE) continue
      return calledShort(cookbook, making)
    }
  }
  return null
}

/** True for a recipe with a name that ends with each of some words. */
const isCalled = (file: LinkedRecipe['file'], words: readonly string[]): boolean =>
  words.every((word) => ownNamesOf(file).some((name) => tokens(name).at(-1) === word))

/** Titles that name a cuisine: "Jamaican Steamed Cabbage". */
const ofSomewhere = new RegExp(`\\b(?:${cuisineWords.map(([word]) => word).join('|')})\\b`, 'i')

/** Returns a recipe under its short title, since a meal's title has several. */
const calledShort = (
  { bySlug }: Cookbook,
  { draft, slug = '' }: { draft: RecipeDraft; slug?: string },
): RecipeDraft => {
  const file = bySlug.get(slug)?.file
  // A title that the craving has changed says more than the short one.
  return file?.short && draft.title === file.title ? { ...draft, title: file.short } : draft
}

/** Names of what a dish makes for itself and lists under no such name. */
const madeForIt = /^(?:gravy|sauce|dressing|frosting|icing|glaze|topping|dip|slaw|syrup)$/

/** Returns the words of a side that name something: the onions of "those little onions for Sunday". */
const contentOf = ({ text, claims = [] }: Craving): string[] => {
  const named = claims.filter(namesThing)
  const words = tokens(text).filter((word) => !isGrammar(word) && !isPraise(word))
  return named.length > 0 && !madeForIt.test(words.at(-1) ?? '')
    ? named.flatMap((claim) => tokens(englishOfClaim(claim)))
    : words
}

/** True when a dish has what is asked for beside it: the onion gravy of a toad in the hole. */
const isPartOf = ({ title, description, ingredients, instructions }: RecipeDraft, side: Craving): boolean => {
  const words = contentOf(side)
  const last = words.at(-1) ?? ''
  const said = tokens([title, description, ...instructions].join(' '))
  const isListed = ingredients.some(({ item }) => tokens(item).includes(last))
  return words.length > 0 && words.every((word) => said.includes(word)) && (isListed || madeForIt.test(last))
}

/** True for bread that a cook buys, unless it is to be baked. */
const isBread = ({ text }: Craving): boolean =>
  /\b(?:bread|baguette|rolls?|buns?|naan|pita|roti|chapatis?|tortillas?|injera|toast)$/i.test(text) &&
  !/\b(?:home-?made|from scratch|corn|garlic)\b/i.test(text)

/** True for a starch that is only boiled: the noodles of "beef tips and noodles" are no noodle dish. */
const isPlainStarch = ({ text }: Craving): boolean =>
  /^(?:(?:plain|boiled|steamed|white|egg|hot|cooked) )?(?:noodles?|pasta|spaghetti|rice|couscous|quinoa)$/i.test(
    text,
  )

/**
 * True when a recipe has everything in it that the craving names beside the dish, and is not one of the sides
 * with the dish stirred in: a mac and cheese with pork.
 */
export function hasAllSides(draft: RecipeDraft, { menu, named }: Craving): boolean {
  if (!menu) return true
  if (named && menu.sides.some(({ text }) => text.includes(named.words))) return false
  const sides = menu.sides.map(({ text }) => ({ words: text, names: [] }))
  return missedDishes(readDraft(draft, readerOf(draft)), sides).length === 0
}

/** Returns a part of the craving under the rules of the whole, which hold for everything on the table. */
const underRulesOf = (whole: Craving, part: Craving): Craving => ({
  ...part,
  diets: [...new Set([...part.diets, ...whole.diets])],
  exclusions: [...new Set([...part.exclusions, ...whole.exclusions])],
  allergies: [...new Set([...(part.allergies ?? []), ...(whole.allergies ?? [])])],
  statedAllergies: whole.statedAllergies ?? [],
  conditions: whole.conditions ?? [],
  avoidedTechniques: whole.avoidedTechniques ?? [],
  dislikes: whole.dislikes ?? [],
  // The grill of a grilled steak is no tool for its salad; a missing oven is missing for all.
  equipment: [...part.equipment, ...whole.equipment.filter((tool) => tool.startsWith('no '))],
  category: null,
  servings: whole.servings,
})

/**
 * Scales a side to as many people as the dish serves, or to the next larger number that its pan can be found
 * for; what is left over of a stuffing for five is no loss.
 */
function forAsMany(draft: RecipeDraft, servings: number): RecipeDraft {
  for (let to = servings; to < draft.servings; to++) {
    const scaled = scaleTo(draft, { to })
    if (scaled.kind === 'changed') return scaled.draft
  }
  const more = draft.servings < servings ? scaleTo(draft, { to: servings }) : null
  return more?.kind === 'changed' ? more.draft : draft
}
