import { pantryItem } from '../../culinary/index.ts'
import { matchFood } from '../../foods/index.ts'
import { isEnglishWord, rankOf } from '../../languages/word-ranks.ts'
import type { Course } from '../courses.ts'
import { nameKey, plainLetters, withPlainTechniques } from '../name-key.ts'
import { denying } from '../name-tables.ts'
import { isMainWord } from '../names-beside-main.ts'
import type { Cookbook } from '../open-cookbook.ts'

/** Word of a craving in the form that the search for names needs. */
export interface NameToken {
  /** Word in English and singular. */
  word: string
  /** Word as typed, in the singular. */
  original: string
  /** True when the word was translated from the language of the craving. */
  isForeign?: boolean
  /** Character offset of the typed word in the text. */
  start?: number
  /** True when a stop or a claimed word stands before the word. */
  afterStop: boolean
}

/** Words of a craving that name recipes, at positions `from` up to, not including, `to`. */
export interface NameHit {
  from: number
  to: number
  slugs: readonly string[]
  /** True when the name belongs to these recipes alone and to no family. */
  isOwn: boolean
  /** True when the recipes are named after a kind of food of which the craving names one: "cod tacos" are fish tacos. */
  isOfAnyKind?: boolean
  /** True when the name is of a dish that is left over, and the recipes are those that use it up. */
  usesUp?: boolean
  /** Places of words that stand between those of the name and are none of it. */
  between?: readonly number[]
}

/** Tools that stand before the name of a dish. */
const tool =
  /^(?:air ?fryer|slow ?cooker|crock ?pot|insta(?:nt)? ?pot|pressure cooker|microwave|sheet pan|one pot|one pan|dutch oven|skillet|rice cooker|campfire) /

/** Frequency rank below which an English word alone names no recipe: "mess", "fool". */
const EVERYDAY = 1500

/**
 * Finds the names of recipes in a craving, the longest first, none inside another.
 * @param isFood true when a single word names a food or a dish by itself
 */
export function namesIn(
  tokens: readonly NameToken[],
  { names, families, besideMain, longestName }: Cookbook,
  isFood: (word: string) => boolean,
): NameHit[] {
  const hits: NameHit[] = []
  /** Names in scripts without spaces between words, the longest first. */
  const unspaced = tokens.some(({ original }) => isUnspaced.test(original))
    ? [...names.keys()].filter((name) => isUnspaced.test(name)).sort((a, b) => b.length - a.length)
    : []
  const kinds = kindsOfFoods(tokens)
  for (let at = 0; at < tokens.length; ) {
    const hit = longestAt(at)
    if (hit && !isCutShort(hit)) hits.push(hit)
    at = hit && !isCutShort(hit) ? hit.to : at + 1
  }
  return hits

  /**
   * True for a meal whose last word begins the name of a dish, "make-ahead breakfast" in "make-ahead breakfast
   * casserole", and for a tool with a food that does: the chicken of "air fryer chicken wings".
   */
  function isCutShort({ from, to, isOwn }: NameHit): boolean {
    if (to - from < 2) return false
    if (tool.test(keyOf(tokens.slice(from, to).map(({ word }) => word))))
      for (let at = from + 1; at < to; at++) if ((longestAt(at)?.to ?? 0) > to) return true
    if (isOwn || !mealWord.test(tokens[to - 1]?.word ?? '')) return false
    const dish = longestAt(to - 1)
    return dish !== null && dish.to > to
  }

  /** True for a tea that words describe, "milky tea"; one that guests come for is a meal. */
  function isDrink(at: number): boolean {
    const before = tokens[at - 1]?.word ?? ''
    return (
      tokens[at]?.word === 'tea' &&
      at === tokens.length - 1 &&
      !tokens[at]?.afterStop &&
      !/^(?:for|to|at|with|my|our|after|before|the|and|of|in|have|from)$/.test(before)
    )
  }

  function longestAt(from: number): NameHit | null {
    const token = tokens[from]?.original ?? ''
    const inside = isUnspaced.test(token) ? unspaced.find((name) => token.includes(name)) : undefined
    if (inside !== undefined)
      return { from, to: from + 1, slugs: names.get(inside) ?? [], isOwn: !families.has(inside) }
    for (let to = Math.min(tokens.length, from + longestName); to > from; to--) {
      const run = tokens.slice(from, to)
      if (run.slice(1).some(({ afterStop }) => afterStop)) continue
      const [typed, english] = [
        keyOf(run.filter(isTypedOnce).map(({ original }) => original)),
        keyOf(run.map(({ word }) => word)),
      ]
      // A translated single word must not name a family in its own language: the "torta" of an Italian is a
      // cake, that of a Mexican a sandwich.
      // Nor is a word for how it is made: the "fatta" of "fatta in casa" is no fattah.
      const isOther =
        run.length === 1 &&
        run[0]?.isForeign &&
        (families.has(typed) || names.has(english) || saysHow.test(english))
      const said = isOther ? [english] : [typed, english]
      const name = said.find((each) => names.has(each) && !denying.test(each))
      if (
        name !== undefined &&
        (run.length > 1 || tokens.length === 1 || isFood(english) || !isEveryday(typed) || isDrink(from))
      )
        return { from, to, slugs: names.get(name) ?? [], isOwn: !families.has(name) }
      const slugs = ofAnyKind(from, to)
      if (slugs.length > 0) return { from, to, slugs, isOwn: false, isOfAnyKind: true }
      const withMain = isBesideMain(from, to) ? besideMain.get(keyOf(run.map(({ word }) => word))) : undefined
      if (withMain) return { from, to, slugs: withMain, isOwn: false }
    }
    return null
  }

  /** True when a run has a meat, or a food in its place, right before or behind it: the Kyiv of "turkey Kyiv". */
  function isBesideMain(from: number, to: number): boolean {
    const [before, next] = [tokens[from - 1], tokens[to]]
    // A tool, a mood or a cuisine beside a meat describes any dish of it.
    const describes = (start: number) =>
      [1, 2, 3].some(
        (size) =>
          start + size <= to &&
          isFood(
            tokens
              .slice(start, start + size)
              .map(({ word }) => word)
              .join(' '),
          ),
      )
    if (tokens.slice(from, to).some((_, at) => describes(from + at))) return false
    return (
      (before !== undefined && !tokens[from]?.afterStop && isMainWord(before.word)) ||
      (next !== undefined && !next.afterStop && isMainWord(next.word))
    )
  }

  /** Returns the recipes named after the kind of a food in a run, unless some recipe is named after the food itself. */
  function ofAnyKind(from: number, to: number): readonly string[] {
    const inside = kinds.filter((one) => one.from >= from && one.to <= to && one.to - one.from < to - from)
    if (inside.length === 0) return []
    const words = tokens.slice(from, to).map(({ word }) => word)
    // Smoked fish and salt fish are other foods than the fish.
    if (words.some((word) => /^(?:smoked|cured|salt|salted|dried|canned|frozen)$/.test(word))) return []
    for (const { kind, from: first, to: last } of inside) {
      const slugs = names.get(keyOf([...words.slice(0, first - from), kind, ...words.slice(last - from)]))
      if (slugs && !isInSomeName(words)) return slugs
    }
    return []
  }
  function isInSomeName(words: readonly string[]): boolean {
    const key = withPlainTechniques(words)
    for (const name of names.keys()) if (key.every((word) => name.includes(word))) return true
    return false
  }
}

/** Returns the places of one or two words that name a food of a kind, the longer first. */
const kindsOfFoods = (tokens: readonly NameToken[]): { from: number; to: number; kind: string }[] =>
  tokens.flatMap((_, from) =>
    [2, 1].flatMap((length) => {
      const run = tokens.slice(from, from + length)
      const kind = run.length < length ? null : kindOfFood(run.map(({ word }) => word).join(' '))
      return kind === null ? [] : [{ from, to: from + length, kind }]
    }),
  )

/** Returns the kind in the names of dishes that take any food of it: "fish" for cod, but not for canned or smoked fish. */
function kindOfFood(words: string): string | null {
  const food = matchFood(words)?.food
  if (!food || words === 'fish' || words === 'mushroom') return null
  if (food.tags.includes('fish') && food.tags.includes('raw-risk')) return 'fish'
  return pantryItem(food.id)?.roles.includes('mushroom') ? 'mushroom' : null
}

/** True for the first of several English tokens that one typed word was translated to. */
const isTypedOnce = ({ start }: NameToken, at: number, run: readonly NameToken[]): boolean =>
  start === undefined || run[at - 1]?.start !== start

/** Words for the manner of a dish, which a foreign word was translated to. */
const saysHow = /^(?:homemade|fresh|quick|easy|simple|classic|traditional|authentic|fast|light)$/

const mealWord = /^(?:breakfast|brunch|lunch|dinner|supper|dessert|snack)$/

/** Returns words in the form in which names are compared. */
const keyOf = (words: readonly string[]): string => plainLetters(withPlainTechniques(words).join(' '))

const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

const isEveryday = (word: string) => (rankOf(word, 'en') ?? EVERYDAY) < EVERYDAY

/** Courses that go beside or on a dish, and give way when a dish is named as well. */
export const accompaniments: ReadonlySet<Course> = new Set<Course>([
  'sauce',
  'dressing',
  'condiment',
  'preserve',
  'basic',
  'side',
  'bread',
])

/** Counts the words from a place that form one name, for the passes that run before the search for names. */
export function nameAt({ names, longestName }: Cookbook, stems: readonly string[], at: number): number {
  for (let length = Math.min(longestName, stems.length - at); length > 1; length--) {
    const key = keyOf(stems.slice(at, at + length))
    if (names.has(key) && !denying.test(key)) return length
  }
  return 0
}

/** True when several words are exactly a recipe's own name. */
export function isOwnName({ names, families }: Cookbook, stems: readonly string[]): boolean {
  const key = keyOf(stems)
  return stems.length > 1 && names.has(key) && !families.has(key) && !denying.test(key)
}

/** True when a text begins with a recipe's name of several words. */
export const beginsWithName = (cookbook: Cookbook, text: string): boolean =>
  nameAt(cookbook, nameKey(text).split(' '), 0) > 0

/** Shortest word that can be a name by itself; shorter ones are words of many languages. */
const SHORTEST = 6

/** True when a single word is a recipe's own name and no other English word. */
export const isOneWordName = ({ names, families }: Cookbook, word: string): boolean =>
  word.length >= SHORTEST &&
  names.has(word) &&
  !families.has(word) &&
  !isEnglishWord(word) &&
  matchFood(word) === null
