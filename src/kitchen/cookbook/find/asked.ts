import { oncePer } from '../../checks/once-per.ts'
import { type Claim, englishOfClaim, isFoodWish, saysSideDish } from '../../craving/claim.ts'
import type { Craving } from '../../craving/craving.ts'
import { isManner, isPraise } from '../../craving/strangers.ts'
import { kindAsked } from '../../frames/index.ts'
import { isGrammar } from '../../languages/english-grammar.ts'
import { isEnglishWord } from '../../languages/word-ranks.ts'
import { numberWords } from '../../steps/number-words.ts'
import { occasionWords } from '../occasions.ts'
import type { Cookbook } from '../open-cookbook.ts'
import {
  adjective,
  FAMILIAR,
  isDish,
  isInName,
  isTechnique,
  joins,
  rankIn,
  STRANGE,
  wordsIn,
} from './claim-words.ts'
import { describes } from './describes.ts'
import { weigher } from './word-weights.ts'

/** Word of a craving that says which dish or food is wanted. */
export interface AskedWord {
  /** Word in English and singular, in the form in which names are compared. */
  word: string
  /** Word as the cook wrote it, if its claim has no other words. */
  typed: string
  /**
   * Weight that a recipe misses without the word: 1 for the name of a dish or a food, less for a description.
   */
  weight: number
  /** True for a food, which is compared with the ingredients and may be added to a dish. */
  isFood: boolean
  /** True for a word inside a recipe's name that the craving contains in full. */
  isNamed: boolean
  /** True for a word of a dish's name: a dish without it is another dish. */
  isOfDish: boolean
  /** True for a food in the phrase that the head ends: an artichoke frittata is made of artichokes. */
  isModifier: boolean
  /** True for an unknown word before the dish that names its kind: only a recipe's name can answer it. */
  isKind: boolean
  /**
   * True for a word that only describes the dish: recipes that mention it come first, and none is refused
   * without it.
   */
  isManner: boolean
}

/** Wishes of a craving as words, apart from its rules. */
export interface Asked {
  words: readonly AskedWord[]
  /**
   * Main word of the first phrase: the sauce of "mushroom dipping sauce", the icing of "old-fashioned icing".
   * Null for a food, which is searched for in the ingredients, and for nothing in particular ("something
   * quick").
   */
  head: string | null
  /** True when the head is part of a recipe's own name that the craving contains in full. */
  isHeadNamed: boolean
  /** Words of side dishes, which do not move a recipe up. */
  sides: ReadonlySet<string>
  /** Food with its technique, when the craving asks for nothing else: "pickled garlic", "bake drumsticks". */
  madeFood: MadeFood | null
}

/** Food that a technique turns into a dish by itself. */
export interface MadeFood {
  technique: string
  /** Words of the food. */
  food: readonly string[]
  /** Technique and food as the cook wrote them; `named` is the food alone in lower case. */
  typed: string
  named: string
}

/**
 * Returns the words by which one recipe answers a craving better than another, with the head of the first
 * phrase.
 */
export const askedOf = (cookbook: Cookbook, craving: Craving): Asked => askedIn(cookbook)(craving)

const askedIn = oncePer((cookbook: Cookbook) => oncePer((craving: Craving) => read(cookbook, craving)))

function read(cookbook: Cookbook, craving: Craving): Asked {
  const { claims = [] } = craving
  const weigh = weigher(cookbook, craving)
  const words: AskedWord[] = []
  const sides = new Set<string>()
  let head: string | null = null
  let isHeadNamed = false
  let isDecided = false
  let isInPhrase = false
  /** Indices into `words`: start of the current phrase, start and end of the phrase that the head ends. */
  let [phrase, headPhrase, headAt] = [0, 0, -1]
  const isModifier = (at: number): boolean =>
    head !== null && at >= headPhrase && at < headAt && (words[at]?.isFood ?? false)
  /** True for an English word that only describes; the word of another language may be any. */
  const isDescription = (claim: Claim, word: string): boolean =>
    claim.kind !== 'wish' && craving.typed === undefined && describes(cookbook, craving, word)
  for (const [at, claim] of claims.entries()) {
    // A side dish that is named by itself is not looked for a second time.
    if (craving.recipes && saysSideDish.test(englishOfClaim(claim)) && !isInName(claim, craving)) continue
    const isSide = isOfSide(claim, craving)
    const isNamed = isInName(claim, craving)
    const said = withoutPraise(wordsIn(claim))
    const isKind =
      !isNamed &&
      !said.every((word) => word in numberWords || isDescription(claim, word)) &&
      isKindOfDish(claims, at, craving)
    const weight = isKind ? 1 : (weigh(at) ?? (isNamed && !said.every(isPraise) ? 1 : null))
    if (claim.afterStop) isInPhrase = false
    // The skillet of a "skillet trout amandine" is where it is cooked; the checks tell where it is not.
    if (
      !isNamed &&
      said.length > 0 &&
      craving.recipes?.isFamily === false &&
      said.every((word) => vessels.has(word))
    )
      continue
    if (weight === null || said.length === 0) {
      isInPhrase &&= joins.test(claim.words)
      continue
    }
    if (!isInPhrase) phrase = words.length
    words.push(
      ...said.map((word) => ({
        word,
        typed: said.length === 1 ? claim.words : word,
        weight,
        // Each food of a list counts by itself: a salmon dish does not cover the rice.
        isFood: isFoodWish(claim) && !isSide && !(isDish(claim) && isListed(claims, at)),
        isNamed,
        isOfDish: (isDish(claim) && !isSide) || isKind,
        isKind,
        isModifier: false,
        isManner:
          isSide || (claim.kind !== 'wish' && !isNamed && (isManner(word) || isDescription(claim, word))),
      })),
    )
    if (isSide) {
      for (const word of said) sides.add(word)
      isInPhrase = false
      continue
    }
    if (isDecided && !isInPhrase && !(isNamed && craving.recipes?.isFamily === false)) continue
    // The topping of "chicken pot pie with biscuit topping" is no dish, for the name goes as far as the biscuits.
    if (isHeadNamed && claim.kind !== 'wish' && / with /i.test(craving.named?.words ?? '')) continue
    // A tool is never the head: "schnitzel in the oven" asks for schnitzel.
    if (isTool(claim)) continue
    isInPhrase = true
    const last = (isHeadFirst(claim) ? said[0] : said.at(-1)) ?? ''
    // The "soft" of "soft food" is no kind of dish, though the "food" behind it says nothing.
    if (isNamed && craving.recipes?.isFamily && !endsName(claim, craving)) continue
    if (isOpen(claim) || isTechnique(claim) || isListed(claims, at)) head = null
    else if (isAbout(cookbook, claim, last)) {
      head = last
      headPhrase = phrase
      headAt = words.length - 1
    } else continue
    isHeadNamed = isNamed && craving.recipes?.isFamily === false
    // A mood or a meal may stand before the head: "quick dinner: lentil soup".
    isDecided ||= head !== null || isFoodWish(claim)
  }
  if (head === null) {
    // Bread and jam are foods, yet apricot bread is a bread.
    head = kindAsked(cookbook.frames, craving)?.head ?? productIn(claims)
    headAt = words.length
  }
  return {
    words: words.map((word, at) => ({ ...word, isModifier: isModifier(at) })),
    head,
    isHeadNamed,
    sides,
    madeFood: head === null ? madeFoodIn(claims) : null,
  }
}

/**
 * True for a dish name of a Romance language, which begins with its head: "pasta al pomodoro" is translated
 * word by word.
 */
const isHeadFirst = ({ words, english }: Claim): boolean =>
  english !== undefined &&
  english !== words &&
  / (?:al|alla|allo|alle|ai|agli|con|de|del|di|da|au|aux|à|en) /i.test(words)

/** True when a claim ends the name that the craving contains. */
const endsName = ({ words }: Claim, { named }: Craving): boolean =>
  named?.words.toLowerCase().endsWith(words.toLowerCase()) ?? false

/** Foods that recipes make, and that are the dish when another food stands before them. */
const products = /^(?:bread|jam|jelly|marmalade|chutney|pickle|relish|roll|bun|cracker|cooky|cookie)s?$/

/**
 * Returns the kind of a food that another one is made into, the bread of "kabocha bread", or that has a style, the beans
 * of "ranch style beans"; null where the words name foods side by side.
 */
function productIn(claims: readonly Claim[]): string | null {
  const foods = claims.filter(isFoodWish)
  const [last, first] = [foods.at(-1), foods[0]]
  if (!last || last === first || foods.length > 2 || last.afterStop || claims.at(-1) !== last) return null
  const before = claims[claims.indexOf(last) - 1]
  const word = wordsIn(last).at(-1) ?? ''
  const isStyle = before !== undefined && before !== first && englishOfClaim(before) === 'style'
  return (before === first && products.test(word)) || isStyle ? word : null
}

/** Returns the only food of a craving with the technique before it; null when there is no such pair. */
function madeFoodIn(claims: readonly Claim[]): MadeFood | null {
  const [food, ...others] = claims.filter(isFoodWish)
  if (!food || others.length > 0) return null
  const at = claims.indexOf(food)
  const isArticle = /^(?:an?|the|some|my)$/i.test(claims[at - 1]?.words ?? '')
  const before = claims[isArticle ? at - 2 : at - 1]
  if (!before || food.afterStop || !isTechnique(before)) return null
  const technique = wordsIn(before).at(-1)
  return technique
    ? {
        technique,
        food: wordsIn(food),
        typed: `${before.words} ${food.words}`,
        named: food.words.toLowerCase(),
      }
    : null
}

/** True when a claim belongs to a dish named beside the main one: the mashed potatoes of a meatloaf. */
const isOfSide = ({ words }: Claim, { beside = [], named }: Craving): boolean =>
  beside.some((side) => ` ${side} `.includes(` ${words.toLowerCase()} `)) &&
  !(named?.words.toLowerCase() ?? '').includes(words.toLowerCase())

/** Drops words of praise: "homemade ice cream" is ice cream. */
const withoutPraise = (words: string[]): string[] => {
  const rest = words.filter((word) => !isPraise(word))
  return rest.length > 0 ? rest : words
}

/**
 * True for wishes that name no dish: a food is searched for in the ingredients, a mood or a cuisine has its
 * own score.
 */
const isOpen = ({ kind, namesA = [] }: Claim): boolean => kind === 'wish' && !namesA.includes('dish')

const isTool = ({ kind, namesA = [] }: Claim): boolean =>
  kind === 'wish' && namesA.length > 0 && namesA.every((one) => one === 'equipment')

/** Number of foods from which on a craving is a list of foods at hand. */
const A_LIST = 3
/** True for a food of such a list: the rice of "rice, onion, milk", though rice is a dish, too. */
const isListed = (claims: readonly Claim[], at: number): boolean => {
  const [claim, next] = [claims[at], claims[at + 1]]
  if (!claim || !isFoodWish(claim) || claims.filter(isFoodWish).length < A_LIST) return false
  return next === undefined || next.afterStop === true || joins.test(next.words)
}

/**
 * True when an unknown word names the kind of the dish behind it: the turtle of a turtle soup. A dish without
 * the word is another one; an adjective, recognized by its ending, only describes.
 */
const isKindOfDish = (claims: readonly Claim[], at: number, craving: Craving): boolean => {
  const [claim, next] = [claims[at], claims[at + 1]]
  const word = (claim?.english ?? '').toLowerCase()
  return (
    (claim?.kind === 'unknown' || claim?.kind === 'joining') &&
    !isGrammar(word) &&
    !occasionWords(craving.text).has(word) &&
    next !== undefined &&
    !next.afterStop &&
    (isDish(next) || isInName(next, craving)) &&
    rankIn(word) >= FAMILIAR &&
    isEnglishWord(word) &&
    !isManner(word) &&
    !isPraise(word) &&
    !adjective.test(word)
  )
}
/** True when a word can name a dish: some recipe's name ends with it, or the kitchen does not know it. */
const isAbout = ({ headWords }: Cookbook, { kind }: Claim, word: string): boolean =>
  !vessels.has(word) && (kind === 'wish' || headWords.has(word) || rankIn(word) >= STRANGE)

/** Vessels that names of dishes end with, but that are no dishes. */
const vessels: ReadonlySet<string> = new Set(['wok', 'pan', 'pot', 'skillet', 'grill', 'oven'])
