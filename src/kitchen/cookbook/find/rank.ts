import type { Category } from '#contract/common.ts'
import type { Season } from '#contract/popular.ts'
import { tokens } from '../../checks/words.ts'
import { hashSeed } from '../../composer/random.ts'
import type { Craving } from '../../craving/craving.ts'
import { stem } from '../../craving/stem.ts'
import { strangersIn } from '../../craving/strangers.ts'
import type { Food, FoodTag } from '../../foods/food.ts'
import { matchFood } from '../../foods/index.ts'
import type { Course } from '../courses.ts'
import { moodFit } from '../moods.ts'
import { occasionsIn } from '../occasions.ts'
import { type Cookbook, type LinkedRecipe, nameKey } from '../open-cookbook.ts'
import { linesKeptOut } from './keeps-out.ts'
import { missingFoods, type WantedFood, wantedFoods } from './wanted.ts'

/** What beside the words of a craving decides which recipe comes first. */
export interface Circumstances {
  category?: Category
  season?: Season
  /** Titles of what the cook made lately. */
  recentTitles?: readonly string[]
  /** The same for every attempt at one craving, so that the order stays. */
  series: string
}

/** A recipe that may answer the craving, and what it would take. */
export interface Candidate {
  recipe: LinkedRecipe
  score: number
  /** Names of wished foods that are not in it. */
  missing: string[]
  /** Indices of lines that the craving's rules keep out. */
  keptOut: number[]
}

/** Courses that make the meal which a category is about. */
const coursesFor: Readonly<Record<Category, readonly Course[]>> = {
  breakfast: ['breakfast'],
  lunch: ['soup', 'salad', 'sandwich', 'main', 'pasta'],
  dinner: ['main', 'pasta', 'soup', 'salad', 'sandwich'],
  snack: ['snack'],
  dessert: ['dessert', 'cake', 'cookie', 'candy'],
}
/** What nobody means who does not say so. */
const onlyByName: ReadonlySet<Course> = new Set<Course>([
  'basic',
  'sauce',
  'dressing',
  'condiment',
  'preserve',
  'baby',
  'pet',
])
const meals: ReadonlySet<Course> = new Set<Course>(['main', 'pasta', 'soup', 'salad', 'sandwich'])

/** Audiences and conditions by what the recipe says of itself. */
const audienceOf: Readonly<Record<string, readonly string[]>> = {
  baby: ['baby-6-months', 'baby-9-months'],
  toddler: ['toddler', 'baby-9-months', 'baby-6-months', 'kids'],
  dog: ['pet'],
}

/** Recipes in the order in which they answer the craving best; those that cannot are not among them. */
export function rank(cookbook: Cookbook, craving: Craving, circumstances: Circumstances): Candidate[] {
  const named = craving.recipes?.slugs ?? []
  const words = wordsOf(craving)
  const scores = cookbook.score(words)
  const wanted = wantedFoods(craving)
  const keptOut = linesKeptOut(craving)
  const fits = fitter(craving, circumstances.category, words)
  const isSought = poolOf(craving, scores)
  const called = calledByDiet(cookbook, craving)
  const isExplained = explainer(cookbook, craving)
  const atHand = named.length === 0 && wanted.length > 1
  const asksForSpecial =
    craving.diets.length + craving.exclusions.length + (craving.conditions ?? []).length > 0
  const most = Math.max(1, ...scores.values())
  return cookbook.recipes
    .filter(
      (recipe) =>
        called.has(recipe.slug) ||
        (isSought(recipe) && isExplained(recipe) && (named.length > 0 || fits(recipe))),
    )
    .map((recipe): Candidate => {
      const missing = missingFoods(wanted, recipe, recipe.file.title).map(({ name }) => name)
      const out = keptOut(recipe)
      const score =
        (scores.get(recipe.slug) ?? 0) / most -
        (craving.recipes && !craving.recipes.isFamily && !named.includes(recipe.slug) ? 1 : 0) -
        (called.has(recipe.slug) ? -1 : 0) -
        0.6 * missing.length -
        0.25 * out.length -
        (wanted.length > 0 ? 0.12 * unaskedMains(recipe, wanted) : 0) +
        0.2 * plainness(recipe, craving) -
        (atHand ? 0.04 * toBuy(recipe, wanted) : 0) +
        (atHand || !meals.has(recipe.file.course) ? 0 : 0.08) +
        (circumstances.season && recipe.seasons.length < 4
          ? recipe.seasons.includes(circumstances.season)
            ? 0.05
            : -0.25
          : 0) +
        0.3 * moodFit(craving.moods, recipe.file.moods) -
        (isSpecial(recipe) && !asksForSpecial ? 0.4 : 0) +
        (recipe.file.library ? 0.05 : 0) +
        0.2 * jitter(`${circumstances.series} ${recipe.slug}`)
      return { recipe, score, missing, keptOut: out }
    })
    .sort((a, b) => b.score - a.score || (a.recipe.slug < b.recipe.slug ? -1 : 1))
}

/**
 * Which recipes may be meant. A name of its own means the recipe; a family means its members, what else is of its kind,
 * and whatever fits the words nearly as well: "roast chicken thighs with lemon" is a roast chicken of its own.
 */
function poolOf(
  { recipes, named }: Craving,
  scores: ReadonlyMap<string, number>,
): (recipe: LinkedRecipe) => boolean {
  if (!recipes) return () => true
  const slugs = new Set(recipes.slugs)
  const own = tokens(named?.words ?? '')
  const hasName = (title: string) => own.length > 0 && own.every((word) => tokens(title).includes(word))
  // Somebody's vegetarian haggis is a haggis, too.
  if (!recipes.isFamily) return ({ slug, file }) => slugs.has(slug) || hasName(file.title)
  const best = Math.max(0, ...recipes.slugs.map((slug) => scores.get(slug) ?? 0))
  const kind = tokens(named?.words ?? '')
  return (recipe) =>
    slugs.has(recipe.slug) || isKind(recipe, kind) || (scores.get(recipe.slug) ?? 0) > best * 0.95
}

/** The recipes whose names, with a diet in them, stand in the craving: "low-FODMAP soup". */
const calledByDiet = ({ dietNames }: Cookbook, { text, typed = text }: Craving): ReadonlySet<string> => {
  const said = ` ${nameKey(typed)} `
  return new Set(dietNames.flatMap(([name, slugs]) => (said.includes(` ${name} `) ? slugs : [])))
}

/** 1 for the dish as its name alone says it: "Classic Apple Pie" of apple pies; less for each word more. */
function plainness({ file }: LinkedRecipe, { recipes, named }: Craving): number {
  if (!recipes?.isFamily || !named) return 0
  const more = tokens(file.title).filter((word) => word !== 'classic' && !tokens(named.words).includes(word))
  return Math.max(0, 1 - more.length / 2)
}

const special =
  /\b(?:vegan|vegetarian|gluten-free|dairy-free|egg-free|eggless|nut-free|keto|paleo|whole30|aip|low-?\w+|no-sugar\w*|sugar-free|diabetic|gout\w*|pregnancy\w*|toddler|baby|high-protein)\b/i
/** Made for a diet, and so nobody's first thought of the dish: who asks for chicken soup wants no AIP chicken soup. */
const isSpecial = ({ file }: LinkedRecipe): boolean => special.test(file.title)

const flesh: readonly FoodTag[] = ['meat', 'poultry', 'pork', 'fish', 'shellfish']
/** Shelves of what every kitchen has, or what costs little. */
const stocked: ReadonlySet<string> = new Set(['Spices & Seasonings', 'Oils & Condiments', 'Baking', 'Other'])

const isWanted = (wanted: readonly WantedFood[], food: Food, item: string) =>
  wanted.some(({ fits }) => fits(food, item))

/** Meats and fishes in it that nobody asked for: the lobster of a macaroni and cheese. */
const unaskedMains = ({ foods, lines }: LinkedRecipe, wanted: readonly WantedFood[]): number =>
  foods.filter(
    (food, at) =>
      food?.tags.some((tag) => flesh.includes(tag) && food.aisle === 'Meat & Fish') &&
      !isWanted(wanted, food, lines[at]?.item ?? ''),
  ).length

/** What somebody who named what is there would have to buy beside it. */
const toBuy = ({ foods, lines }: LinkedRecipe, wanted: readonly WantedFood[]): number =>
  foods.filter(
    (food, at) => food && !stocked.has(food.aisle) && !isWanted(wanted, food, lines[at]?.item ?? ''),
  ).length

/** So few words are the name of something: "beef wellington". More are talk, of which much need not be understood. */
const A_NAME = 4

const isNoFood = (word: string) => matchFood(word) === null

/**
 * Whether a recipe explains the words that the kitchen does not know. In a short craving each of them is part of the
 * dish's name: nothing else is made in its place.
 */
function explainer({ score }: Cookbook, craving: Craving): (recipe: LinkedRecipe) => boolean {
  const isName = craving.text.trim().split(/\s+/).length <= A_NAME
  const found = isName
    ? strangersIn(craving)
        .filter(isNoFood)
        .map((word) => score([stem(word)]))
    : []
  return ({ slug }) => found.every((scores) => scores.has(slug))
}

/** In [0, 1), the same for ever for the same words. */
const jitter = (seed: string) => hashSeed(seed) / 2 ** 32

/** Words of a craving that wish for something or were not understood, in English, singular. */
function wordsOf({ claims = [], text, moods, cuisines }: Craving): string[] {
  const asked =
    claims.length > 0
      ? claims.filter(({ kind }) => kind === 'wish' || kind === 'unknown')
      : [{ words: text, means: '' }]
  return [
    ...new Set(
      [
        ...asked.flatMap(({ words, means }) => [...tokens(words), ...tokens(means)]),
        ...moods,
        ...cuisines,
      ].map(stem),
    ),
  ]
}

/** Whether a recipe can be meant at all where none is named. */
function fitter(
  craving: Craving,
  chosen: Category | undefined,
  words: readonly string[],
): (recipe: LinkedRecipe) => boolean {
  const category = chosen ?? craving.category
  const kinds = kindsAsked(craving)
  const conditions = (craving.conditions ?? []).map(({ id }) => id as string)
  const audiences = conditions.flatMap((id) => audienceOf[id] ?? [])
  const cuisines = craving.cuisines.map((cuisine) => cuisine.replace(/-/g, ' '))
  const occasions = occasionsIn(craving.text)
  // Who says nothing of what it should be wants a meal.
  const isOpen = occasions.length === 0 && audiences.length === 0 && wantedFoods(craving).length === 0
  return (recipe) => {
    const { file } = recipe
    if (audiences.length > 0 && !audiences.includes(file.audience)) return false
    if (audiences.length === 0 && ['baby-6-months', 'baby-9-months', 'pet'].includes(file.audience))
      return false
    if (occasions.length > 0 && !occasions.some((occasion) => file.occasions.includes(occasion))) return false
    if (kinds.length > 0) {
      if (!kinds.every((kind) => isKind(recipe, kind))) return false
    } else {
      if (onlyByName.has(file.course) && !words.includes(file.course) && audiences.length === 0) return false
      const isAsked = category
        ? coursesFor[category].includes(file.course) || file.category === category
        : !isOpen || meals.has(file.course)
      if (!isAsked) return false
    }
    if (cuisines.length > 0 && !cuisines.some((cuisine) => isOfCuisine(file.cuisine, cuisine))) return false
    return (
      craving.maxMinutes === null ||
      file.prep + file.cook <= craving.maxMinutes ||
      Object.keys(file.ways).length > 0
    )
  }
}

/** The kinds of dish that a craving names without a recipe's name: "soup", "stir-fry". */
const kindsAsked = ({ claims = [] }: Craving): string[][] =>
  claims
    .filter(({ kind, dishes }) => kind === 'wish' && (dishes?.length ?? 0) > 0)
    .map(({ words }) => tokens(words))

const isKind = ({ file, looks }: LinkedRecipe, kind: readonly string[]): boolean => {
  const said = new Set(tokens([file.title, ...file.names, ...file.family, file.course, looks.form].join(' ')))
  const head = kind.at(-1) ?? ''
  return kind.every((word) => said.has(word)) || (kind.length > 1 && said.has(head))
}

const broad: Readonly<Record<string, RegExp>> = {
  'middle eastern':
    /lebanese|syrian|israeli|persian|iranian|levantine|palestinian|jordanian|iraqi|turkish|egyptian|middle eastern|arab|saudi|yemen/,
  chinese: /chinese|sichuan|cantonese|taiwanese|hunan|shanghai|hong kong|asian/,
  indian: /indian|punjabi|pakistani|bengali|goan|kerala|gujarati|hyderabad|bangladesh/,
  moroccan: /moroccan|north african|tunisian|algerian/,
  'west african': /west african|nigerian|ghanaian|senegalese|ivorian|malian/,
  caribbean: /caribbean|jamaican|cuban|puerto rican|haitian|trinidad|dominican/,
  cajun: /cajun|creole|louisiana/,
  american: /american|southern|tex-mex|hawaiian|new england|midwest|californian/,
  british: /british|english|scottish|welsh|irish/,
  german: /german|austrian|swiss|bavarian/,
  nordic: /nordic|swedish|danish|norwegian|finnish|icelandic|scandinavian/,
  mediterranean: /mediterranean|italian|greek|spanish|turkish|lebanese|proven|israeli|moroccan|french/,
  'tex mex': /tex-mex|mexican/,
}
const isOfCuisine = (cuisine: string, asked: string): boolean => {
  const own = cuisine.toLowerCase()
  return broad[asked]?.test(own) ?? own.includes(asked)
}
