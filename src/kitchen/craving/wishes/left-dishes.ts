import type { Course } from '../../cookbook/courses.ts'
import type { NameHit } from '../../cookbook/find/names-in.ts'
import { nameKey } from '../../cookbook/name-key.ts'
import type { Cookbook } from '../../cookbook/open-cookbook.ts'
import { ownNamesOf } from '../../cookbook/own-names.ts'
import { matchFood } from '../../foods/index.ts'
import type { AmountAtHand } from '../claim.ts'
import { weekdays } from '../weekdays.ts'
import { isFoodWord } from './lexicon.ts'
import type { Token } from './words.ts'

const leftBefore = /^(?:leftovers?|yesterdays?|stale|remaining)$/
/** Words before a dish that was bought ready: it is there, and is not made. */
const boughtBefore = /^(?:frozen|premade|pre-made|shop-bought|store-bought|storebought|ready-made)$/
/** Dishes that are served cold: a cold soup is made, and cold pizza was left over. */
const servedCold =
  /\b(?:noodles?|soba|somen|udon|ramen|soups?|salads?|slaw|teas?|coffee|drinks?|lattes?|cocoa|chocolate|desserts?|pudding|brew|dip|sauce|sandwich(?:es)?|appetizers?|starters?|platters?|cakes?|pies?|lemonade|cider|punch)$/
const cold = /^cold$/
const leftBehind = /^(?:leftovers?|left|scraps)$/
/** Words behind a dish that was made on another day: "from last night". */
const otherDay = new RegExp(
  `^(?:(?:from|of) (?:last (?:night|week|weekend)|yesterday|lunch|dinner|earlier|(?:the|this|last) (?:party|weekend|day before|other (?:day|night)|potluck|barbecue|bbq|takeout)|(?:last |this )?(?:${weekdays})|(?:two|three|a few|a couple of) (?:days|nights) ago|christmas|thanksgiving|easter)|(?:de |desde )?ayer|d?hier|de la veille|(?:von|from) (?:gestern|vorgestern|ayer|hier|ieri)|gestern|vorgestern|vom vortag|(?:di )?ieri)\\b`,
)
/** Words behind a dish that tell how much of it is left: "half a can left". */
const muchLeft =
  /^(?:(?:about|around|almost|nearly|half|an?|one|two|three|\d+|cups?|cans?|jars?|tubs?|bowls?|pans?|trays?|slices?|of|it|is|was|still) )+left\b/
/** Words before a dish of which a vessel is full: "a whole tray of Spanish rice". */
const fullOf =
  /(?:whole|full|half an?|leftover|extra|giant|huge) (?:tray|pan|pot|tub|tupperware|container|bowl) (?:full )?of$/
/** Words behind a dish that is to be made into another one. */
const asAnother = /^(?:makeover|make over|remake|reinvented|transformed|turned into)\b/

/** Vessels in which a sauce or a dish stands that was made or bought. */
const vessels = /^(?:jar|can|tin|tub|bottle|carton|box|bag|container)s?$/

/** Courses of dishes that are left over as a whole. */
const dishes: ReadonlySet<Course> = new Set<Course>(['main', 'pasta', 'soup'])

/** Courses of dishes that are finished when somebody has them to use up. */
const finished: ReadonlySet<Course> = new Set<Course>([
  ...dishes,
  ...(['sandwich', 'cake', 'cookie', 'dessert', 'bread', 'breakfast', 'salad', 'side'] as const),
])
/** Courses of dishes that are sold ready, to be heated. */
const readyMeals: ReadonlySet<Course> = new Set<Course>([...dishes, 'side', 'snack'])
/** Bakes of which the leftovers are used alike, whatever is in them. */
const crumbs = /^(?:cake|fruitcake|cupcake|muffin|donut|doughnut|croissant)$/
const useUp =
  /\buse (?:it |them )?up (?:(?:the|my|our|some|all|these|those|this|that|of|extra|old|party|buffet|picnic|holiday) ?){0,3}$|\buse up$/
/** Words of an old recipe that is to be made: "my grandmother's old fruit cake". */
const ofRecipe =
  /^(?:recipes?|grandm\w*|grandma'?s?|nana?'?s?|mother'?s?|mom'?s?|mum'?s?|family|aunt'?s?|style|school|time|fashioned)$/

/** Kinds of finished dishes that no recipe has for its name. */
const kinds = 'sandwich(?:es)?|wraps?|subs?|hoagies|canap[eé]s|finger food|party food|buffet food'
const kindLeft = new RegExp(
  `\\b(?:left-?over|stale|yesterday'?s|use up|using up)(?: (?:the|my|our|some|all|these|those|old|extra|party|buffet|picnic|ham|egg|cheese|tea|finger|of)){0,3} (${kinds})\\b`,
  'i',
)
/** Returns the finished dish of a kind, such as sandwiches, that is there and is to be used up; null for none. */
export const kindLeftOver = (text: string): string | null => kindLeft.exec(text)?.[1] ?? null

/** Recipes of a name whose other names may be those of its leftovers. */
const MOST_NAMES = 3

/** Foods that are alive until they are cooked, so that those left over are a finished dish. */
const openedByHeat = /^(?:mussel|clam|cockle)/

/** True for a lasagna, which is a dish though its sheets are sold under the name, and not for rice or noodles. */
export const isDishByItself = (name: string, slugs: readonly string[], bySlug: Cookbook['bySlug']): boolean =>
  (matchFood(name)?.food.aisle === 'Pasta, Rice & Grains' ||
    openedByHeat.test(matchFood(name)?.food.id ?? '')) &&
  slugs.some((slug) => dishes.has(bySlug.get(slug)?.file.course ?? 'basic')) &&
  !/^(?:rice|pasta|spaghetti|noodles?|macaroni|polenta|couscous|quinoa)$/.test(name)

/** Parts of a dish that are left when the rest of it was eaten. */
const partLeft = /^(?:sauce|gravy|filling|juice|broth|topping|batter|frosting|crust|marinade|dip|dressing)s?$/
/** Sauce and other parts of a dish that somebody says to have: "I have a delicious sauce". */
const partAtHand = /^(?:sauce|gravy|dressing|dough|broth|stock|crust)$/
const having = /(?:^| )(?:have|got) (?:(?:a|an|some|my|this|the|extra|leftover) )?(?:\w+ )?$/

/** Names of dishes among the words, without those that are left over. */
export interface LeftDishes {
  named: NameHit[]
  /** Dishes that are left over, beside one that is to be made. */
  left: NameHit[]
  /** Dish that is left over and that no recipe uses up; null where there is none. */
  unused: string | null
}

/**
 * Sorts out dishes that are there already: they are not made once more. A dish that is all that was named is replaced
 * by the recipes that use it up: stale donuts are for a bread pudding.
 */
export function leftDishes(
  named: readonly NameHit[],
  tokens: readonly Token[],
  { names, bySlug }: Pick<Cookbook, 'names' | 'bySlug'>,
  amounts: readonly AmountAtHand[] = [],
): LeftDishes {
  const typed = tokens.map(({ typed }) => typed)
  const wordsOf = ({ from, to }: NameHit) => tokens.slice(from, to).map(({ word }) => word)
  // The pavlova of "egg yolks left from pavlova" has been made, and the yolks are what is left.
  const isOrigin = ({ from }: NameHit): boolean =>
    /^(?:from|over|making)$/.test(typed[from - 1] ?? '') &&
    typed.slice(Math.max(0, from - 3), from).some((word) => leftBehind.test(word))
  const isLeft = (hit: NameHit): boolean => {
    const saysSo = typed
      .slice(hit.from, hit.to)
      .some((word) => leftBefore.test(word) || leftBehind.test(word) || cold.test(word))
    const before = hit.from > 0 && !tokens[hit.from]?.afterStop ? (typed[hit.from - 1] ?? '') : ''
    const behind = tokens[hit.to]?.afterStop ? '' : (typed[hit.to] ?? '')
    const phrase = typed.slice(hit.to, hit.to + 8).join(' ')
    const isSaidAround =
      // Half a jar of cranberry sauce is there.
      amounts.some(
        ({ food, unit }) => unit !== null && vessels.test(unit) && food === wordsOf(hit).join(' '),
      ) ||
      otherDay.test(phrase) ||
      muchLeft.test(phrase) ||
      asAnother.test(phrase) ||
      (partAtHand.test(wordsOf(hit).join(' ')) &&
        having.test(`${typed.slice(Math.max(0, hit.from - 4), hit.from).join(' ')} `)) ||
      fullOf.test(typed.slice(Math.max(0, hit.from - 4), hit.from).join(' ')) ||
      (before !== '' && isOrigin(hit))
    const name = wordsOf(hit).join(' ')
    const isColdRest = cold.test(before) && !servedCold.test(name) && hasLeftover(hit)
    const isAdjacent =
      leftBefore.test(before) || leftBehind.test(behind) || isColdRest || isToGo(hit) || isBought(hit, before)
    const isFood = isFoodWord(wordsOf(hit).join(' ')) && !isDishOfItsOwn(hit)
    return !saysSo && (isSaidAround || (isAdjacent && (!isFood || hasLeftover(hit))))
  }
  // A frozen pizza is there; frozen yogurt and a frozen dessert are made.
  const isBought = ({ slugs }: NameHit, before: string): boolean =>
    boughtBefore.test(before) &&
    slugs.filter((slug) => readyMeals.has(bySlug.get(slug)?.file.course ?? 'basic')).length * 2 >=
      slugs.length
  // An old cake and sandwiches to use up were made already; a recipe may be old as well.
  const isToGo = (hit: NameHit): boolean => {
    const before = typed.slice(Math.max(0, hit.from - 5), hit.from).join(' ')
    const isFinished = hit.slugs.some((slug) => finished.has(bySlug.get(slug)?.file.course ?? 'basic'))
    return (
      isFinished &&
      (useUp.test(before) || (/(?:^| )old$/.test(before) && !tokens[hit.from]?.afterStop)) &&
      !typed.some((word) => ofRecipe.test(word))
    )
  }
  /** Returns the recipes that use up a dish, under the name that was typed or one that its own recipes have. */
  const usesOf = (hit: NameHit): string[] => {
    const own = hit.slugs.slice(0, MOST_NAMES).flatMap((slug) => {
      const file = bySlug.get(slug)?.file
      return file ? ownNamesOf(file).map(nameKey) : []
    })
    // Half a roast chicken is leftover chicken.
    const foods = bySlug.get(hit.slugs[0] ?? '')?.foods ?? []
    const birds = ['chicken', 'turkey'].filter((bird) =>
      foods.some((food) => food?.id.startsWith(`${bird}-whole`)),
    )
    // Fruit cake that is old is cake.
    const head = wordsOf(hit).at(-1) ?? ''
    const heads = crumbs.test(head) ? [head.replace(/^fruitcake$/, 'cake')] : []
    return [wordsOf(hit).join(' '), ...own, ...birds, ...heads].flatMap((name) =>
      ['leftover', 'stale'].flatMap((word) => [...(names.get(`${word} ${name}`) ?? [])]),
    )
  }
  const isDishOfItsOwn = (hit: NameHit): boolean =>
    [wordsOf(hit), tokens.slice(hit.from, hit.to).map(({ word, english }) => english ?? word)].some((words) =>
      isDishByItself(words.join(' '), hit.slugs, bySlug),
    )
  const hasLeftover = (hit: NameHit): boolean => usesOf(hit).length > 0
  /** Returns the words of a dish with the part of it that is left: "Swedish meatball sauce". */
  const wholeOf = ({ from, to }: NameHit): string => {
    const isPart = tokens[to]?.afterStop === false && partLeft.test(typed[to] ?? '')
    return typed.slice(from, isPart ? to + 1 : to).join(' ')
  }
  const left = named.filter(isLeft)
  const [first] = left
  const others = named.filter((hit) => !left.includes(hit))
  if (!first || others.length > 0) return { named: [...others], left, unused: null }
  const isFoodLeft =
    isOrigin(first) && tokens.slice(0, first.from).some(({ word }) => matchFood(word) !== null)
  const isReady = isBought(first, typed[first.from - 1] ?? '')
  const slugs = isFoodLeft || isReady ? [] : usesOf(first)
  return slugs.length > 0
    ? { named: [{ ...first, slugs: [...new Set(slugs)], isOwn: true, usesUp: true }], left: [], unused: null }
    : { named: [], left: [first], unused: isFoodLeft ? null : wholeOf(first) }
}
