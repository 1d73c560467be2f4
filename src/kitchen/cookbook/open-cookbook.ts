import type { Ingredient } from '#contract/recipe.ts'
import { oncePer } from '../checks/once-per.ts'
import type { Food } from '../foods/food.ts'
import { foodById } from '../foods/index.ts'
import { emptyFrameBook, type FrameBook } from '../frames/frame-book.ts'
import { foodOfLine } from '../ingredients/index.ts'
import { isLongEnough } from '../languages/long-enough.ts'
import { rankOf } from '../languages/word-ranks.ts'
import { noSenses, type PackedSenses, unpackSenses, type WordSenses } from '../languages/word-senses.ts'
import { bareName } from './bare-name.ts'
import type { CookbookRecipe } from './cookbook-recipe.ts'
import {
  openIndex,
  type PackedIndex,
  packIndex,
  type Score,
  type SearchDocument,
} from './find/search-index.ts'
import type { KnownDish } from './known-dishes.ts'
import { nameKey } from './name-key.ts'
import { namesBesideMain } from './names-beside-main.ts'
import { ownNamesOf } from './own-names.ts'
import { cookbookRecipe } from './read-recipe-file.ts'
import type { RecipeFile } from './recipe-file.ts'

/** Recipe with the food of each of its lines; null when the table knows none. */
export interface LinkedRecipe extends CookbookRecipe {
  foods: readonly (Food | null)[]
}

/** All recipes, indexed for search. */
export interface Cookbook {
  recipes: readonly LinkedRecipe[]
  /** Templates of dishes with places for the foods at hand. */
  frames: FrameBook
  bySlug: ReadonlyMap<string, LinkedRecipe>
  /** Slugs of the recipes that have each name or family, by the words of the name in the singular. */
  names: ReadonlyMap<string, readonly string[]>
  /** Slugs by the parts of names that stand beside a meat: "kyiv" of chicken Kyiv; see `namesBesideMain`. */
  besideMain: ReadonlyMap<string, readonly string[]>
  /** Names that several recipes share and that are no recipe's own. */
  families: ReadonlySet<string>
  /**
   * Names that contain a diet, such as "gluten-free pizza": the words of the diet are read before the search
   * for names.
   */
  dietNames: readonly (readonly [name: string, slugs: readonly string[]])[]
  /** Dishes without a recipe, by each of their names in the form in which names are compared. */
  knownDishes: ReadonlyMap<string, KnownDish>
  /** English names: titles, short forms and families. */
  titles: readonly string[]
  /** Number of words of the longest name. */
  longestName: number
  /** Words that names contain; `headWords` are those that end a name and say what the dish is. */
  nameWords: ReadonlySet<string>
  headWords: ReadonlySet<string>
  /**
   * Head words of dishes that recipes make from other foods: a relish, a gravy, but no vodka, which goes into
   * the sauce.
   */
  madeWords: ReadonlySet<string>
  /** Dictionary senses of words: those that are only verbs, are never eaten or belong to no name. */
  senses: WordSenses
  score: Score
}

/**
 * Words that deny a food or name a diet; names with such a word are skipped until the passes for negations
 * have read it.
 */
export const denying =
  /\b(?:free|no(?! (?:peek|bake|knead|churn|boil|fuss)\b)|non|not|without|less|sin|ohne|sans|senza|vegan\w*|vegetarian\w*|gluten\w*|dairy|lactose|keto|low|halal|kosher|paleo|whole30|aip|gout|diabetic|egg less|eggless|friendly)\b/

/** Builds the cookbook from recipes parsed from their files. */
export function openCookbook(
  read: readonly CookbookRecipe[],
  frames: FrameBook = emptyFrameBook,
  knownDishes: readonly KnownDish[] = [],
  senses: PackedSenses = noSenses,
): Cookbook {
  const recipes = read.map(linked)
  return opened(recipes, indexOf(recipes), frames, knownDishes, senses)
}

const indexOf = (recipes: readonly LinkedRecipe[]): PackedIndex => packIndex(recipes.map(documentOf))

/** Cookbook as a build writes it, so that a start need not read 2,000 files and link every line. */
export interface PackedCookbook {
  recipes: {
    slug: string
    file: Omit<RecipeFile, 'ingredients'>
    lines: readonly Ingredient[]
    foods: (string | null)[]
  }[]
  frames: FrameBook
  knownDishes: readonly KnownDish[]
  index: PackedIndex
  senses: PackedSenses
}

export const packCookbook = (
  read: readonly CookbookRecipe[],
  frames: FrameBook,
  knownDishes: readonly KnownDish[],
  senses: PackedSenses,
): PackedCookbook => {
  const recipes = read.map(linked)
  return {
    recipes: recipes.map(({ slug, file: { ingredients: _, ...file }, lines, foods }) => ({
      slug,
      file,
      lines,
      foods: foods.map((food) => food?.id ?? null),
    })),
    frames,
    knownDishes,
    index: indexOf(recipes),
    senses,
  }
}

export const unpackCookbook = ({ recipes, frames, knownDishes, index, senses }: PackedCookbook): Cookbook =>
  opened(
    recipes.map(({ slug, file, lines, foods }) =>
      Object.assign(cookbookRecipe(slug, { ...file, ingredients: [] }, lines), {
        foods: foods.map((id) => (id === null ? null : (foodById(id) ?? null))),
      }),
    ),
    index,
    frames,
    knownDishes,
    senses,
  )

function opened(
  recipes: readonly LinkedRecipe[],
  index: PackedIndex,
  frames: FrameBook,
  knownDishes: readonly KnownDish[],
  senses: PackedSenses,
): Cookbook {
  const names = new Map<string, readonly string[]>()
  const own = new Set<string>()
  const shared = new Set<string>()
  const titles = new Set<string>()
  for (const { slug, file } of recipes) {
    const [ownKeys, familyKeys] = [ownNamesOf(file).map(nameKey), file.family.map(nameKey)]
    for (const key of ownKeys) own.add(key)
    for (const key of familyKeys) shared.add(key)
    for (const key of [...ownKeys.slice(0, file.short ? 2 : 1), ...familyKeys]) titles.add(key)
    // All names that a recipe has alone share one list: there are 80,000 of them.
    const alone = [slug]
    for (const key of new Set([...ownKeys, ...familyKeys].flatMap(spellingsOf))) {
      if (!isLongEnough(key)) continue
      const slugs = names.get(key)
      names.set(key, slugs ? [...slugs, slug] : alone)
    }
  }
  const nameWords = new Set<string>()
  const headWords = new Set<string>()
  let longestName = 0
  // One name after the other, since 100,000 arguments of a function are more than the stack holds.
  for (const key of names.keys()) {
    const words = key.split(' ')
    for (const word of words) nameWords.add(word)
    headWords.add(words.at(-1) ?? '')
    longestName = Math.max(longestName, words.length)
  }
  return {
    recipes,
    frames,
    bySlug: new Map(recipes.map((recipe) => [recipe.slug, recipe])),
    names,
    besideMain: namesBesideMain(recipes, names),
    families: new Set([...shared].filter((name) => !own.has(name))),
    dietNames: [...names].filter(([name]) => denying.test(name)),
    knownDishes: new Map(knownDishes.flatMap((dish) => dish.names.map((name) => [nameKey(name), dish]))),
    titles: [...titles],
    longestName,
    nameWords,
    headWords,
    madeWords: new Set(recipes.flatMap(madeWordsOf())),
    senses: unpackSenses(senses),
    score: openIndex(index),
  }
}

/**
 * Returns a function that lists the words that a recipe's names end with and that none of its ingredients is
 * called. It splits each line and each food once: the 49,000 lines of the cookbook are 8,000 different ones.
 */
function madeWordsOf(): (recipe: LinkedRecipe) => string[] {
  const known = new Map<string, readonly string[]>()
  const wordsOfLine = (item: string): readonly string[] => {
    const words = known.get(item) ?? nameKey(item).split(' ')
    known.set(item, words)
    return words
  }
  const wordsOfFood = oncePer(({ name, aliases }: Food) => [name, ...aliases].flatMap(lastWord))
  return ({ file, lines, foods }) => {
    const bought = new Set([
      ...lines.flatMap(({ item }) => wordsOfLine(item)),
      ...foods.flatMap((food) => (food ? wordsOfFood(food) : [])),
    ])
    return [...ownNamesOf(file), ...file.family]
      .flatMap((name) => lastWord(bareName(name)))
      .filter((word) => !bought.has(word))
  }
}
const lastWord = (name: string): string[] => nameKey(name).split(' ').slice(-1)

/** Returns a name and its spellings with two foreign words joined: "pad kra pao" and "pad krapao". */
function spellingsOf(key: string): string[] {
  const words = key.split(' ')
  const joined = words.slice(1).flatMap((word, at) => {
    const before = words[at] ?? ''
    return isEveryday(before) || isEveryday(word)
      ? []
      : [[...words.slice(0, at), before + word, ...words.slice(at + 2)].join(' ')]
  })
  return [key, ...joined]
}

/** Frequency rank below which everybody knows an English word; rarer ones, such as "baba", may be foreign. */
const EVERYDAY = 10_000
const isEveryday = (word: string): boolean => (rankOf(word, 'en') ?? EVERYDAY) < EVERYDAY

const linked = (recipe: CookbookRecipe): LinkedRecipe => ({
  ...recipe,
  foods: recipe.lines.map(foodOfLine),
})

const documentOf = ({ slug, file, looks, foods, category }: LinkedRecipe): SearchDocument => ({
  slug,
  title: file.title,
  names: file.names.join(' . '),
  family: file.family.join(' . '),
  needs: file.needs.join(' . '),
  foods: foods.flatMap((food) => food?.name ?? []).join(' . '),
  kind: `${file.course} ${looks.form} ${Object.keys(file.ways).join(' ')}`,
  about: [file.cuisine, category, ...file.moods, ...file.occasions, file.audience].join(' . '),
  description: file.description,
})

/** Cookbook without recipes, for reading cravings that need none, such as a wish about a finished recipe. */
export const emptyCookbook: Cookbook = openCookbook([])
