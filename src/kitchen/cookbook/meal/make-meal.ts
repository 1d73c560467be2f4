import type { RecipeDraft } from '#contract/recipe.ts'
import type { GivenUp } from '../../checks/expectation.ts'
import { blocking, checkRecipe } from '../../checks/index.ts'
import { missedDishes } from '../../checks/missed-dishes.ts'
import { readDraft } from '../../checks/read-draft.ts'
import { readerOf } from '../../checks/reader-of.ts'
import { tokens } from '../../checks/words.ts'
import { englishOfClaim, namesThing } from '../../craving/claim.ts'
import type { Craving } from '../../craving/craving.ts'
import { isManner, isPraise } from '../../craving/strangers.ts'
import { isCondiment } from '../../craving/wishes/condiments.ts'
import { cuisineWords } from '../../craving/wishes/cuisines.ts'
import { isCollective } from '../../culinary/collective-foods.ts'
import { isFlesh } from '../../foods/flesh.ts'
import { fillFrames, kindAsked } from '../../frames/index.ts'
import { foodOfLine } from '../../ingredients/index.ts'
import { isGrammar } from '../../languages/english-grammar.ts'
import { titleCase } from '../../refine/rename.ts'
import { scaleTo } from '../../refine/servings.ts'
import { withStarch } from '../adapt/beside.ts'
import type { Course } from '../courses.ts'
import { usedFoods } from '../find/used-foods.ts'
import { ownNamesSay, wantedFoods } from '../find/wanted.ts'
import { type MakeRequest, makeInPieces } from '../make-recipe.ts'
import { nameKey } from '../name-key.ts'
import type { Cookbook, LinkedRecipe } from '../open-cookbook.ts'
import { ownNamesOf } from '../own-names.ts'
import { withoutClaims } from '../without-unknown-words.ts'
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
  { course: [...sauces, 'pasta', 'breakfast', 'preserve'], named: 'itself' },
  { course: sauces, named: 'its family' },
  { course: ['side'] },
  { course: plain },
  { course: dishes, named: 'its family' },
]
const besideSweets: readonly Beside[] = [{ course: ['sauce', 'basic', 'dessert'], named: 'its family' }]

/** Most minutes of all sides of a meal, of one side, and of the rest of a side: pickles of a week are no side of a dinner. */
const LONGEST = 300
const LONGEST_SIDE = 180
const LONGEST_REST = 2880

/** Answer for the dish of a meal; a dish built from a frame has no slug. */
export type DishMade =
  | { kind: 'recipe'; draft: RecipeDraft; course?: Course; slug?: string; givenUp?: readonly GivenUp[] }
  | { kind: 'refused' }

/** Meal of a dish and its sides; `isAlone` where none of these is known, so that the dish stands by itself. */
interface Meal {
  draft: RecipeDraft
  course: Course
  drawnAs?: string
  isAlone: boolean
  /** Foods of sides that are not there. */
  givenUp: readonly GivenUp[]
}

/**
 * Makes a meal of the dish and the sides that a craving names, each a recipe of the cookbook; null where the
 * dish is not there, or where the whole breaks a rule. Yields like the search for each.
 * @param makeDish answers a craving for the dish alone, as if nothing stood beside it
 */
export function* makeMeal(
  cookbook: Cookbook,
  request: MakeRequest,
  makeDish: (request: MakeRequest) => Generator<undefined, DishMade>,
): Generator<undefined, Meal | null> {
  const { craving } = request
  const { menu } = craving
  if (!menu) return null
  const main = yield* makeDish({ ...request, craving: underRulesOf(craving, menu.main) })
  if (main.kind !== 'recipe' || !main.course) return null
  const isSweet = sweets.has(main.course)
  if (!isSweet && !mains.has(main.course)) return null
  const opening = calledShort(cookbook, main)
  const made: RecipeDraft[] = []
  const givenUp: GivenUp[] = [...(main.givenUp ?? [])]
  let [draft, starch] = [opening, '']
  const missing = menu.sides.filter((side) => !isPartOf(opening, side))
  for (const side of missing) {
    const bought =
      isBread(side) || (missing.length === 1 && isPlainStarch(side)) ? withStarch(draft, side.text) : null
    if (bought) {
      draft = bought
      starch = titleCase(side.text)
    }
    const recipe = bought ? null : yield* makeSide(cookbook, request, side, isSweet, main, makeDish)
    if (recipe) made.push(forAsMany(recipe, draft.servings))
    else if (!bought) givenUp.push(...wantedFoods(side).map(({ name }) => `food ${name}` as const))
  }
  const { course, slug } = main
  /** Joins the dish and some of its sides; null where the whole breaks a rule. */
  const joined = (sides: readonly RecipeDraft[]): RecipeDraft | null => {
    const whole =
      sides.length > 0
        ? joinRecipes(draft, sides)
        : starch
          ? { ...draft, title: `${draft.title} with ${starch}` }
          : main.draft
    if (!whole || minutesOf(whole) - minutesOf(draft) > LONGEST) return null
    const meal = craving.category === null ? whole : { ...whole, category: craving.category }
    const report = checkRecipe(meal, { craving, source: 'engine', course, givenUp })
    return blocking(report).length === 0 ? meal : null
  }
  // A side that breaks a rule is left out, and the cook is told of it, rather than all of them.
  const all = joined(made)
  const kept = all ? made : []
  for (const side of all ? [] : made) if (joined([...kept, side])) kept.push(side)
  const meal = all ?? joined(kept)
  if (!meal) return null
  const isAlone = missing.length > 0 && kept.length === 0 && starch === ''
  return { draft: meal, course, isAlone, ...(slug && { drawnAs: slug }), givenUp }
}

const minutesOf = ({ prepTime, cookTime }: RecipeDraft): number => prepTime + cookTime

/** True for a side that is a sauce by its last word: "mint pesto", "honey mustard sauce". */
export const isSauceSide = (cookbook: Cookbook, { text }: Craving): boolean => {
  const last = text.split(' ').at(-1) ?? ''
  return /^(?:sauces?|gravy|dressing)$/i.test(last) || isCondiment(cookbook, nameKey(last))
}

/** True for a syrup or a dessert sauce, which no meat is served with: the coffee syrup of a latte. */
const isForSweets = ({ title, category }: LinkedRecipe['file']): boolean =>
  category === 'dessert' || /\bsyrup\b/i.test(title)

/** Finds the recipe of a side, also by fewer words, or makes it of its foods; null where it would take as long as a dinner. */
function* makeSide(
  cookbook: Cookbook,
  request: MakeRequest,
  side: Craving,
  isSweet: boolean,
  dish: { draft: RecipeDraft; slug?: string },
  makeDish: (request: MakeRequest) => Generator<undefined, DishMade>,
): Generator<undefined, RecipeDraft | null> {
  const found = yield* sideOfCookbook(cookbook, request, side, isSweet, dish)
  if (found && isCalledAfter(found, side)) return found.draft
  // Sesame rice is made of rice and sesame before any rice that happens to have some in it.
  const craving = underRulesOf(request.craving, side)
  const asked = kindAsked(cookbook.frames, craving)
  const framed = asked ? yield* fillFrames(cookbook.frames, craving, { ...request, turn: 1, asked }) : null
  if (framed?.kind === 'recipe' && isShort(framed.draft)) return framed.draft
  const own = yield* makeDish({ ...request, turn: 1, craving })
  const isSide = own.kind === 'recipe' && (own.slug === undefined || plain.includes(own.course ?? 'main'))
  if (isSide && isShort(own.draft) && hasFoodsOf(side, own.draft)) return own.draft
  if (found) return found.draft
  // Stewed collards are collard greens, however a recipe names the way they are cooked.
  const described = (side.claims ?? []).filter(
    (claim) => claim.kind === 'unknown' && isManner(englishOfClaim(claim)),
  )
  const plainly = withoutClaims(side, described)
  return described.length === 0
    ? null
    : ((yield* sideOfCookbook(cookbook, request, plainly, isSweet, dish))?.draft ?? null)
}

/** True for a side with every food that the cook names in it: a cranberry sauce is no sorrel sauce. */
const hasFoodsOf = (side: Craving, draft: RecipeDraft): boolean =>
  usedFoods(draft, side).length === wantedFoods(side).length

/** True for a recipe in whose own names each food of the side stands, and for a side that names none. */
const isCalledAfter = ({ file }: { file: LinkedRecipe['file'] }, side: Craving): boolean =>
  wantedFoods(side).every(({ words }) => ownNamesSay(file)(words))

const isShort = (draft: RecipeDraft): boolean =>
  minutesOf(draft) <= LONGEST_SIDE && draft.restTime <= LONGEST_REST

/** Finds the recipe of a side among those of each course in turn. */
function* sideOfCookbook(
  cookbook: Cookbook,
  request: MakeRequest,
  side: Craving,
  isSweet: boolean,
  dish: { draft: RecipeDraft; slug?: string },
): Generator<undefined, { draft: RecipeDraft; file: LinkedRecipe['file'] } | null> {
  const { slugs = [], isFamily } = side.recipes ?? {}
  const isSauce = isSauceSide(cookbook, side)
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
    // Minted peas are no mint pesto.
    if (isFlavor || (isSauce && !course.includes('sauce'))) continue
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
      if (making.kind !== 'recipe' || !isShort(making.draft) || !hasFoodsOf(side, making.draft)) continue
      const { file } = cookbook.bySlug.get(making.slug)!
      return { draft: calledShort(cookbook, making), file }
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

/**
 * True when a dish has what is asked for beside it: the onion gravy of a toad in the hole. Its words stand together
 * there, and a line is of it: rice vinegar with sesame seeds is no sesame rice.
 */
const isPartOf = ({ title, description, ingredients, instructions }: RecipeDraft, side: Craving): boolean => {
  const words = contentOf(side)
  const last = words.at(-1) ?? ''
  const items = ingredients.map(({ item }) => tokens(item.replace(/,.*/, '')))
  const isSaid = [title, description, ...instructions].map(tokens).concat(items).some(hasRun(words))
  return isSaid && (items.some((item) => item.at(-1) === last) || madeForIt.test(last))
}

/** Returns a test for a text that has some words one behind the other. */
const hasRun =
  (words: readonly string[]) =>
  (text: readonly string[]): boolean =>
    words.length > 0 && ` ${text.join(' ')} `.includes(` ${words.join(' ')} `)

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
