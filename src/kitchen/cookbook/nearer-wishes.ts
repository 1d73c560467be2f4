import { tokens } from '../checks/words.ts'
import { type Claim, englishOfClaim, isFoodWish, namesThing } from '../craving/claim.ts'
import type { Craving } from '../craving/craving.ts'
import { isAtHand } from '../craving/wishes/at-hand.ts'
import { matchFood } from '../foods/index.ts'
import { isGrammar } from '../languages/english-grammar.ts'
import { rankOf } from '../languages/word-ranks.ts'
import { hasFormOf } from '../languages/word-senses.ts'
import { isSauceOf } from './adapt/work-in/pan-sauce.ts'
import { isMeatName } from './find/of-a-list.ts'
import { wantedFoods } from './find/wanted.ts'
import { nameKey } from './name-key.ts'
import type { Cookbook } from './open-cookbook.ts'
import { withoutClaims, withoutUnknownWords } from './without-unknown-words.ts'

/** Wish that is answered in the place of one that nothing answers as it stands. */
export interface NearerWish {
  craving: Craving
  /** Foods that a recipe may lack as it is written, and that have to be worked into it. */
  worksIn?: readonly string[]
  /** Names of foods that the wish goes without. */
  without?: readonly string[]
}

/**
 * Returns the wishes nearest to one which nothing answers that keep all of its foods: a meat with the sauce that is made
 * for it, a dish with the vegetable that is asked for worked into it.
 */
export const withAllFoods = (craving: Craving): NearerWish[] =>
  [asMainWithSauce, withFoodsWorkedIn].flatMap((nearer) => nearer(craving) ?? [])

/**
 * Returns the wishes nearest to one which nothing answers that leave out a name which its foods only happen to spell,
 * or a word for nothing to eat. The checks hold the
 * answer against the wish as it was, so that the cook is told of the word.
 */
export const withoutOddWords = (cookbook: Cookbook, craving: Craving): NearerWish[] =>
  [asFoodsApart, plainly, withoutPartOfName].flatMap((nearer) => nearer(cookbook, craving) ?? [])

/** Most foods around a dish of which one may be left out; more are a list. */
const MOST_AROUND = 4
/** Most recipes that share a name which says by itself what is made: some shortbreads, and no hundred sauces. */
const MOST_OF_A_KIND = 12

/**
 * Returns the wishes nearest to one for a dish with several foods that nothing answers with all of them: each without one
 * of the foods, the last first, and one without any. The checks tell which the dish lacks. A meat always makes another
 * dish and is never left out.
 */
export function withoutOneFood(craving: Craving): NearerWish[] {
  const { claims = [], named, recipes, onlyThese, pet } = craving
  const isDish = recipes !== undefined || claims.some((claim) => namesThing(claim) && !isFoodWish(claim))
  const name = tokens(named?.words ?? '')
  const around = claims.filter(
    (claim) =>
      isFoodWish(claim) &&
      !isMeatName(claim.means) &&
      !tokens(claim.words).every((word) => name.includes(word)),
  )
  // Foods at hand are used up or warmed, and not left out.
  if (!isDish || pet || onlyThese || isAtHand(craving) || around.length === 0 || around.length > MOST_AROUND)
    return []
  // A dish of many kinds is told by its first food: a brinjal sauce is no sauce of anything else.
  const isOfOneKind =
    recipes !== undefined &&
    (name.some((word) => matchFood(word) !== null) || recipes.slugs.length <= MOST_OF_A_KIND)
  const left = isOfOneKind ? around : around.filter((claim) => claim !== claims.find(isFoodWish))
  const ways = left.toReversed().map((claim) => [claim])
  return [...ways, ...(ways.length > 1 ? [left] : [])].map((gone) => ({
    craving: withoutFoods(craving, gone, name),
    without: gone.map(({ means }) => means),
  }))
}

/** Returns a craving without the foods of some claims, and without the word behind each: the crust of an oat crust. */
function withoutFoods(craving: Craving, left: readonly Claim[], name: readonly string[]): Craving {
  const { claims = [] } = craving
  const around = left.flatMap((claim) => {
    const next = claims[claims.indexOf(claim) + 1]
    const isOfFood =
      next !== undefined &&
      !next.afterStop &&
      (next.kind === 'unknown' || next.kind === 'joining') &&
      !isGrammar(englishOfClaim(next)) &&
      !name.includes(tokens(englishOfClaim(next))[0] ?? '')
    return isOfFood ? [claim, next] : [claim]
  })
  const names = left.map(({ means }) => means)
  const ids = names.map((name) => matchFood(name)?.food.id)
  return {
    ...withoutClaims(craving, around),
    unknown: (craving.unknown ?? []).filter(
      (word) => !around.some((claim) => englishOfClaim(claim) === word),
    ),
    cuisines: craving.cuisines,
    foods: craving.foods.filter((id) => !ids.includes(id)),
    families: (craving.families ?? []).filter((family) => !names.includes(family)),
  }
}

const plainly = (cookbook: Cookbook, craving: Craving): NearerWish | null => {
  const plain = withoutUnknownWords(cookbook, craving)
  return plain && { craving: plain }
}

/** Most foods that are worked into a dish beside its own; with more of them it would be another one. */
const MOST_WORKED_IN = 3

/**
 * Returns a wish whose dish, or whose first food, decides alone which recipes are looked at, while its other foods have
 * to be worked into them: the tomatoes of a "tomato-based lamb casserole". A meat makes another dish and is never one.
 */
function withFoodsWorkedIn(craving: Craving): NearerWish | null {
  const wanted = wantedFoods(craving)
  const name = tokens(craving.named?.words ?? '')
  const others = wanted
    .slice(craving.recipes ? 0 : 1)
    .filter(({ name: food, words }) => !isMeatName(food) && !words.every((word) => name.includes(word)))
  return others.length > 0 && others.length <= MOST_WORKED_IN
    ? { craving, worksIn: others.map(({ name: food }) => food) }
    : null
}

/**
 * Returns a list of foods without the name of a dish that some of them happen to spell: "pasta, tinned tomatoes, spinach
 * and eggs" asks for no scrambled eggs with spinach, which would lack the pasta.
 */
function asFoodsApart(_cookbook: Cookbook, craving: Craving): NearerWish | null {
  const { claims = [], named, recipes, families = [] } = craving
  const all = claims.filter(isFoodWish)
  const name = tokens(named?.words ?? '')
  const ofName = all.filter(({ words }) => tokens(words).every((word) => name.includes(word)))
  const isOfFoods = name.every(
    (word) => isGrammar(word) || ofName.some(({ words }) => tokens(words).includes(word)),
  )
  if (!recipes || !isOfFoods || ofName.length < 2 || ofName.length === all.length) return null
  const { recipes: _, named: __, ...rest } = craving
  const isFood = ({ namesA = [] }: Claim) => namesA.includes('food')
  const foods = ofName.filter(isFood).flatMap(({ means }) => matchFood(means)?.food.id ?? [])
  const kinds = ofName.filter((claim) => !isFood(claim)).map(({ means }) => means)
  return {
    craving: {
      ...rest,
      foods: [...new Set([...craving.foods, ...foods])],
      families: [...new Set([...families, ...kinds])],
    },
  }
}

const sauceWord = /^(?:sauces?|gravy|glazed?|jus|reduction)$/

/**
 * Returns a meat or fish with a sauce of some food as one for any dish of the meat, into which the sauce is worked:
 * "salmon with blueberry sauce" is no blueberry sauce, and few fruits have a recipe with each meat.
 */
function asMainWithSauce(craving: Craving): NearerWish | null {
  const { claims = [], named, text, dishes } = craving
  const foods = claims.filter(isFoodWish)
  const main = foods.find(({ means }) => isMeatName(means))
  const sauce = foods.find((claim) => claim !== main && isOfSauce(claim, text))
  const isNameOfSauce = sauceWord.test(tokens(named?.words ?? '').at(-1) ?? '')
  if (!main || !sauce || (named && !isNameOfSauce)) return null
  const { recipes: _, named: __, ...rest } = craving
  return {
    craving: {
      ...rest,
      dishes: dishes.filter((dish) => !sauceWord.test(dish)),
      unknown: (craving.unknown ?? []).filter((word) => !sauceWord.test(word)),
      claims: claims.filter((claim) => !sauceWord.test(englishOfClaim(claim))),
    },
    worksIn: [sauce.means],
  }
}

/** True for a food after which the words name a sauce. */
const isOfSauce = ({ means, words }: Claim, text: string): boolean => {
  const food = matchFood(means)?.food
  return food !== undefined && isSauceOf(text, { name: words, aliases: [food.name, ...food.aliases] })
}

/**
 * Returns a wish without a part of some recipes' names that stands beside another food, where its words are everyday
 * ones: the helper of "tuna helper", though a "hamburger helper" is known. A name of its own, the Kyiv of a "turkey
 * Kyiv", stays.
 */
function withoutPartOfName({ besideMain, senses }: Cookbook, craving: Craving): NearerWish | null {
  const { claims = [], recipes, named } = craving
  const name = nameKey(named?.words ?? '')
  const isEveryday = (word: string) => rankOf(word, 'en') !== null && hasFormOf(senses.neverEaten, word)
  if (!recipes?.isFamily || !besideMain.has(name) || !name.split(' ').every(isEveryday)) return null
  const left = claims.filter(({ words }) => ` ${name} `.includes(` ${nameKey(words)} `))
  if (left.length === 0 || !claims.some((claim) => isFoodWish(claim) && !left.includes(claim))) return null
  const { recipes: _, named: __, ...rest } = withoutClaims(craving, left)
  return { craving: rest }
}
