import {
  type NamesBySound,
  openSounds,
  type PackedSounds,
  packSounds,
  type Sounds,
  searchSounds,
} from '../craving/wishes/names-by-sound.ts'
import type { Food } from '../foods/food.ts'
import { emptyFrameBook, type FrameBook } from '../frames/frame-book.ts'
import { foodOfLine } from '../ingredients/index.ts'
import { noSenses, type PackedSenses, unpackSenses, type WordSenses } from '../languages/word-senses.ts'
import type { CookbookRecipe } from './cookbook-recipe.ts'
import {
  openIndex,
  type PackedIndex,
  packIndex,
  type Score,
  type SearchDocument,
} from './find/search-index.ts'
import type { KnownDish } from './known-dishes.ts'
import { gramsOfLine, lineTable, openLines, type PackedLine } from './line-table.ts'
import { nameKey } from './name-key.ts'
import { type NameTables, nameTablesOf, type PackedNames, packNames, unpackNames } from './name-tables.ts'
import { cookbookRecipe } from './read-recipe-file.ts'
import type { RecipeFile } from './recipe-file.ts'

/** Recipe with the food and the weight in grams of each of its lines; null when the tables know none. */
export interface LinkedRecipe extends CookbookRecipe {
  foods: readonly (Food | null)[]
  grams: readonly (number | null)[]
}

/** All recipes, indexed for search. */
export interface Cookbook extends NameTables {
  recipes: readonly LinkedRecipe[]
  /** Templates of dishes with places for the foods at hand. */
  frames: FrameBook
  bySlug: ReadonlyMap<string, LinkedRecipe>
  /** Dishes without a recipe, by each of their names in the form in which names are compared. */
  knownDishes: ReadonlyMap<string, KnownDish>
  /** Names of recipes and of dishes without one, by their sound. */
  namesBySound: NamesBySound
  /** Dictionary senses of words: those that are only verbs, are never eaten or belong to no name. */
  senses: WordSenses
  score: Score
}

/** Builds the cookbook from recipes parsed from their files. */
export function openCookbook(
  read: readonly CookbookRecipe[],
  frames: FrameBook = emptyFrameBook,
  knownDishes: readonly KnownDish[] = [],
  senses: PackedSenses = noSenses,
): Cookbook {
  const recipes = read.map(linked)
  const tables = nameTablesOf(recipes)
  const sounds = () => openSounds(packSounds([...tables.names.keys(), ...byName(knownDishes).keys()]))
  return opened(recipes, tables, sounds, { index: indexOf(recipes), frames, knownDishes, senses })
}

const indexOf = (recipes: readonly LinkedRecipe[]): PackedIndex => packIndex(recipes.map(documentOf))

/** Cookbook as a build writes it, so that a start need not read thousands of files and link every line. */
export interface PackedCookbook {
  recipes: {
    slug: string
    file: Omit<RecipeFile, 'ingredients'>
    /** Numbers of its ingredient lines. */
    lines: readonly number[]
  }[]
  lines: readonly PackedLine[]
  names: PackedNames
  sounds: PackedSounds
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
  const { lines, numberOf } = lineTable()
  const tables = nameTablesOf(recipes)
  return {
    recipes: recipes.map(({ slug, file: { ingredients: _, ...file }, lines: its, foods, grams }) => ({
      slug,
      file,
      lines: its.map((line, at) => numberOf({ line, food: foods[at] ?? null, grams: grams[at] ?? null })),
    })),
    lines,
    names: packNames(tables, slugsOf(recipes)),
    sounds: packSounds([...tables.names.keys(), ...byName(knownDishes).keys()]),
    frames,
    knownDishes,
    index: indexOf(recipes),
    senses,
  }
}

export function unpackCookbook(packed: PackedCookbook): Cookbook {
  const lineOf = openLines(packed.lines)
  const recipes = packed.recipes.map(({ slug, file, lines: numbers }) => {
    const lines = numbers.map((number, at) => lineOf(number, numbers.indexOf(number) < at))
    return Object.assign(
      cookbookRecipe(
        slug,
        { ...file, ingredients: [] },
        lines.map(({ line }) => line),
      ),
      { foods: lines.map(({ food }) => food), grams: lines.map(({ grams }) => grams) },
    )
  })
  const names = unpackNames(packed.names, slugsOf(recipes))
  const sounds = openSounds(packed.sounds)
  return opened(recipes, names, () => sounds, packed)
}

const slugsOf = (recipes: readonly { slug: string }[]): string[] => recipes.map(({ slug }) => slug)

/** Joins the parts of a cookbook. @param sounds are read at the first look-up, which most wishes go without */
function opened(
  recipes: readonly LinkedRecipe[],
  tables: NameTables,
  sounds: () => Sounds,
  { index, frames, knownDishes, senses }: Pick<PackedCookbook, 'index' | 'frames' | 'knownDishes' | 'senses'>,
): Cookbook {
  const dishes = byName(knownDishes)
  let bySound: NamesBySound | null = null
  const openBySound = (): NamesBySound => {
    const all = [...tables.names.keys(), ...dishes.keys()]
    return searchSounds(sounds(), (number) => {
      const name = all[number] ?? ''
      const [owner] =
        number < tables.names.size ? (tables.names.get(name) ?? []) : (dishes.get(name)?.names ?? [])
      return { name, of: owner ?? '' }
    })
  }
  return {
    ...tables,
    recipes,
    frames,
    bySlug: new Map(recipes.map((recipe) => [recipe.slug, recipe])),
    knownDishes: dishes,
    namesBySound: (bones) => {
      bySound ??= openBySound()
      return bySound(bones)
    },
    senses: unpackSenses(senses),
    score: openIndex(index),
  }
}

const byName = (dishes: readonly KnownDish[]): Map<string, KnownDish> =>
  new Map(dishes.flatMap((dish) => dish.names.map((name) => [nameKey(name), dish])))

function linked(recipe: CookbookRecipe): LinkedRecipe {
  const foods = recipe.lines.map(foodOfLine)
  return { ...recipe, foods, grams: recipe.lines.map((line, at) => gramsOfLine(line, foods[at] ?? null)) }
}

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
