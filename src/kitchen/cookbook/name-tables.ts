import { oncePer } from '../checks/once-per.ts'
import type { Food } from '../foods/food.ts'
import { isLongEnough } from '../languages/long-enough.ts'
import { rankOf } from '../languages/word-ranks.ts'
import { bareName } from './bare-name.ts'
import { nameKey } from './name-key.ts'
import { namesBesideMain } from './names-beside-main.ts'
import type { LinkedRecipe } from './open-cookbook.ts'
import { ownNamesOf } from './own-names.ts'

/** Names of all recipes, as cravings are searched for them. */
export interface NameTables {
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
}

/**
 * Words that deny a food or name a diet; names with such a word are skipped until the passes for negations
 * have read it.
 */
export const denying =
  /\b(?:free|no(?! (?:peek|bake|knead|churn|boil|fuss)\b)|non|not|without|less|sin|ohne|sans|senza|vegan\w*|vegetarian\w*|gluten\w*|dairy|lactose|keto|low|halal|kosher|paleo|whole30|aip|gout|diabetic|egg less|eggless|friendly)\b/

/** Reads the names of all recipes, which takes seconds for some thousands of them. */
export function nameTablesOf(recipes: readonly LinkedRecipe[]): NameTables {
  const names = new Map<string, readonly string[]>()
  const own = new Set<string>()
  const shared = new Set<string>()
  const titles = new Set<string>()
  for (const { slug, file } of recipes) {
    const [ownKeys, familyKeys] = [ownNamesOf(file).map(nameKey), file.family.map(nameKey)]
    for (const key of ownKeys) own.add(key)
    for (const key of familyKeys) shared.add(key)
    for (const key of [...ownKeys.slice(0, file.short ? 2 : 1), ...familyKeys]) titles.add(key)
    for (const key of new Set([...ownKeys, ...familyKeys].flatMap(spellingsOf))) {
      if (!isLongEnough(key)) continue
      names.set(key, [...(names.get(key) ?? []), slug])
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
    names,
    besideMain: namesBesideMain(recipes, names),
    families: new Set([...shared].filter((name) => !own.has(name))),
    dietNames: [...names].filter(([name]) => denying.test(name)),
    titles: [...titles],
    longestName,
    nameWords,
    headWords,
    madeWords: new Set(recipes.flatMap(madeWordsOf())),
  }
}

/** Names in the form that a build writes, with recipes by their number, so that a start need not read them. */
export interface PackedNames {
  names: NumbersByName
  besideMain: NumbersByName
  families: readonly string[]
  /** Places of the names with a diet among the names. */
  dietNames: readonly number[]
  titles: readonly string[]
  longestName: number
  nameWords: readonly string[]
  headWords: readonly string[]
  madeWords: readonly string[]
}

/** Names, and for each the number of its recipe or the numbers of several. */
interface NumbersByName {
  names: readonly string[]
  recipes: readonly (number | readonly number[])[]
}

/** Packs the names. @param slugs of the recipes, in the order of their numbers */
export function packNames(tables: NameTables, slugs: readonly string[]): PackedNames {
  const numberOf = new Map(slugs.map((slug, number) => [slug, number]))
  const numbers = (slugsOfName: readonly string[]) => {
    const [first = 0, ...others] = slugsOfName.map((slug) => numberOf.get(slug) ?? 0)
    return others.length > 0 ? [first, ...others] : first
  }
  const packed = (byName: ReadonlyMap<string, readonly string[]>): NumbersByName => ({
    names: [...byName.keys()],
    recipes: [...byName.values()].map(numbers),
  })
  const ofDiet = new Set(tables.dietNames.map(([name]) => name))
  return {
    names: packed(tables.names),
    besideMain: packed(tables.besideMain),
    families: [...tables.families],
    dietNames: [...tables.names.keys()].flatMap((name, at) => (ofDiet.has(name) ? [at] : [])),
    titles: tables.titles,
    longestName: tables.longestName,
    nameWords: [...tables.nameWords],
    headWords: [...tables.headWords],
    madeWords: [...tables.madeWords],
  }
}

/** Opens packed names. @param slugs of the recipes, in the order of their numbers */
export function unpackNames(packed: PackedNames, slugs: readonly string[]): NameTables {
  // All names that a recipe has alone share one list: there are 140,000 of them.
  const alone = slugs.map((slug) => [slug])
  const slugsOf = (recipes: number | readonly number[] = []): readonly string[] =>
    typeof recipes === 'number' ? (alone[recipes] ?? []) : recipes.flatMap((each) => slugs[each] ?? [])
  const opened = ({ names, recipes }: NumbersByName) => {
    const byName = new Map<string, readonly string[]>()
    for (const [at, name] of names.entries()) byName.set(name, slugsOf(recipes[at]))
    return byName
  }
  const names = opened(packed.names)
  return {
    names,
    besideMain: opened(packed.besideMain),
    families: new Set(packed.families),
    dietNames: packed.dietNames.map((at) => {
      const name = packed.names.names[at] ?? ''
      return [name, names.get(name) ?? []]
    }),
    titles: packed.titles,
    longestName: packed.longestName,
    nameWords: new Set(packed.nameWords),
    headWords: new Set(packed.headWords),
    madeWords: new Set(packed.madeWords),
  }
}

/**
 * Returns a function that lists the words that a recipe's names end with and that none of its ingredients is
 * called. It splits each line and each food once: of the cookbook's 87,000 lines 13,000 are different.
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
