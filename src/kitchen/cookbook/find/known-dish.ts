import type { NearRecipe } from '#contract/problem.ts'
import type { RecipeDraft } from '#contract/recipe.ts'
import type { Craving } from '../../craving/craving.ts'
import { withoutRequest } from '../../craving/request-words.ts'
import { isAtHand } from '../../craving/wishes/at-hand.ts'
import { matchFood } from '../../foods/index.ts'
import { isEnglishWord, rankOf } from '../../languages/word-ranks.ts'
import { capital } from '../../prose.ts'
import type { KnownDish } from '../known-dishes.ts'
import { nameKey, nameWordsOf } from '../name-key.ts'
import { occasionNamesIn } from '../occasions.ts'
import type { Cookbook } from '../open-cookbook.ts'
import { linesKeptOut } from './keeps-out.ts'
import { usedFoods } from './used-foods.ts'
import { wantedFoods } from './wanted.ts'

/** Frequency rank below which a word names no dish unless nothing else was said: the cocktail "stinger". */
const EVERYDAY = 20_000
/** Number of words of the longest name that is looked for inside other words. */
const LONGEST = 8

/** Dish without a recipe that a craving names, with the words of the name in the form in which names are compared. */
export interface NamedDish {
  dish: KnownDish
  words: readonly string[]
}

/**
 * Returns the dish without a recipe that a craving names; null when it names none, when it leaves it out, and
 * when it names a recipe first that the dish would only stand beside.
 */
export function knownDishIn(cookbook: Cookbook, craving: Craving): NamedDish | null {
  const { text, typed = text, pet } = craving
  if (pet || isAtHand(craving)) return null
  const name = nameKey(withoutRequest(typed))
  const alone = cookbook.knownDishes.get(name)
  if (alone && isAskedFor(name, '', craving)) return { dish: alone, words: name.split(' ') }
  let before = ''
  for (const stretch of typed.split(stops)) {
    const words = nameWordsOf(stretch)
    for (let length = Math.min(words.length, LONGEST); length > 0; length--)
      for (let from = 0; from + length <= words.length; from++) {
        const said = words.slice(from, from + length).join(' ')
        const dish = cookbook.knownDishes.get(said)
        const earlier = `${before} ${words.slice(0, from).join(' ')}`
        if (dish && (length > 1 || isNameAlone(said)) && isAskedFor(said, earlier, craving))
          return { dish, words: said.split(' ') }
      }
    before += ` ${words.join(' ')}`
  }
  return null
}

/** Stops that no name goes across: the eggs and the butter of a list are no egg butter. */
const stops = /[,;:.!?()\n—–/+]/

const isNameAlone = (word: string): boolean =>
  (rankOf(word, 'en') ?? EVERYDAY) >= EVERYDAY && matchFood(word) === null

/** True when no rule leaves the name out, no longer name of a recipe holds it, and no dish was named before it. */
function isAskedFor(said: string, before: string, craving: Craving): boolean {
  const { claims = [], named } = craving
  const holds = (words: string) => ` ${nameKey(words)} `.includes(` ${said} `)
  const isLeftOut = claims.some(
    ({ kind, words }) => (kind === 'exclusion' || kind === 'allergy') && holds(words),
  )
  const dish = nameKey(named?.words ?? '')
  const isPartOfRecipe = dish !== said && dish !== '' && holds(dish)
  // "Sopa de tomate" is any tomato soup, although a region has one of its own by that name.
  const isKindOfDish = dish === said && (craving.recipes !== undefined || craving.dishes.length > 0)
  const isBeside = dish !== '' && before.includes(dish)
  // The "rosh" of Rosh Hashanah is no stew of lamb.
  const isOfDay = occasionNamesIn(craving.text).some((words) => words.includes(said))
  return !isOfDay && !isLeftOut && !isPartOfRecipe && !isKindOfDish && !isBeside
}

/** True when a title has every word of the name, so that the kitchen has the dish after all: "Shrimp Lo Mein". */
export const isTitled = (title: string, { words }: NamedDish): boolean => {
  const own = nameWordsOf(title)
  return words.every((word) => own.includes(word) || joining.test(word))
}

/** Words that a title may lack. */
const joining = /^(?:and|with|of|the|a|an|in|on|or|n)$/

/** True for an English name of several things: "pickled walnuts are". */
const isPlural = (name: string): boolean =>
  /[^sui]s$/.test(name) && isEnglishWord(name.split(' ').at(-1) ?? '')

/** Returns what a dish without a recipe is, for the refusal. */
export const toldOf = ({ names, is }: KnownDish): string =>
  `${capital(names[0] ?? '')} ${isPlural(names[0] ?? '') ? 'are' : 'is'} ${is}. Larder's built-in kitchen has no recipe of it yet, and makes no other dish in its place.`

/** Returns the recipes near a dish without a recipe that keep to the rules of the craving. */
export function nearKnownDish({ bySlug }: Cookbook, { near }: KnownDish, craving: Craving): NearRecipe[] {
  const keptOut = linesKeptOut(craving)
  return near
    .flatMap((slug) => bySlug.get(slug) ?? [])
    .filter((recipe) => keptOut(recipe).length === 0)
    .map(({ file }) => ({ title: file.title, because: 'it is another dish' }))
}

/**
 * True for a recipe with a food that is asked for and that the dish known by the name has not: dolma "with grape leaves"
 * are those in grape leaves, whatever else a region rolls up.
 */
export function isOtherMake(draft: RecipeDraft, { dish, words }: NamedDish, craving: Craving): boolean {
  const told = ` ${nameKey(dish.is)} `
  const others = wantedFoods(craving).filter(
    ({ words: food }) => !food.some((word) => words.includes(word) || told.includes(` ${word} `)),
  )
  const used = usedFoods(draft, craving)
  return others.length > 0 && others.every((food) => used.includes(food))
}
