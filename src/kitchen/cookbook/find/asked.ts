import { oncePer } from '../../checks/once-per.ts'
import { type Claim, isFoodWish } from '../../craving/claim.ts'
import type { Craving } from '../../craving/craving.ts'
import { isManner, isPraise } from '../../craving/strangers.ts'
import { kindAsked } from '../../frames/index.ts'
import { isGrammar } from '../../languages/english-grammar.ts'
import { isEnglishWord } from '../../languages/word-ranks.ts'
import { numberWords } from '../../steps/number-words.ts'
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
import { weigher } from './word-weights.ts'

/** A word of a craving that says what it is to be. */
export interface AskedWord {
  /** In English, singular, as names are compared. */
  word: string
  /** As the cook wrote it, where it stands alone. */
  typed: string
  /** How much a recipe misses without it: 1 for what names a dish or a food, less for what only describes. */
  weight: number
  /** It names a food, which is held against the list, and may be taken in. */
  isFood: boolean
  /** It stands in the name of recipes, which the craving has whole. */
  isNamed: boolean
  /** It belongs to the name of a kind of dish: another dish lacks it. */
  isOfDish: boolean
  /** A food in the phrase that the head ends: an artichoke frittata is made of artichokes. */
  isModifier: boolean
  /** It was not understood and stands before the dish as its kind does: only a recipe's name answers it. */
  isKind: boolean
  /** It only says how the dish is: recipes that say so come first, and none is refused without it. */
  isManner: boolean
}

/** The wishes of a craving as words, beside its rules. */
export interface Asked {
  words: readonly AskedWord[]
  /**
   * The word that the first phrase is about: the sauce of "mushroom dipping sauce", the icing of "old-fashioned icing".
   * Null where it is a food, which is looked for in the ingredients, or nothing in particular ("something quick").
   */
  head: string | null
  /** The head stands in a recipe's own name, which the craving has whole. */
  isHeadNamed: boolean
  /** Words of dishes that are named beside it: recipes with them come no sooner. */
  sides: ReadonlySet<string>
  /** A food and how it is made, where the words are about nothing else: "pickled garlic", "bake drumsticks". */
  madeFood: MadeFood | null
}

/** A food that a technique makes a dish by itself. */
export interface MadeFood {
  technique: string
  /** The words of the food. */
  food: readonly string[]
  /** The technique and the food as the cook wrote them, and the food alone in small letters. */
  typed: string
  named: string
}

/** The words of a craving by which a recipe can be told from others, and what they are about. */
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
  /** Where the phrase that is read begins and where the one that the head ends. */
  let [phrase, headPhrase, headAt] = [0, 0, -1]
  const isModifier = (at: number): boolean =>
    head !== null && at >= headPhrase && at < headAt && (words[at]?.isFood ?? false)
  for (const [at, claim] of claims.entries()) {
    const isSide = isOfSide(claim, craving)
    const isNamed = isInName(claim, craving)
    const said = withoutPraise(wordsIn(claim))
    const isKind = !isNamed && !said.every((word) => word in numberWords) && isKindOfDish(claims, at, craving)
    const weight = isKind ? 1 : (weigh(at) ?? (isNamed && !said.every(isPraise) ? 1 : null))
    if (claim.afterStop) isInPhrase = false
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
        // Each food of a list counts: a dish of salmon takes in no rice.
        isFood: isFoodWish(claim) && !isSide && !(isDish(claim) && isListed(claims, at)),
        isNamed,
        isOfDish: (isDish(claim) && !isSide) || isKind,
        isKind,
        isModifier: false,
        isManner: isSide || (claim.kind !== 'wish' && !isNamed && isManner(word)),
      })),
    )
    if (isSide) {
      for (const word of said) sides.add(word)
      isInPhrase = false
      continue
    }
    if (isDecided && !isInPhrase && !(isNamed && craving.recipes?.isFamily === false)) continue
    // "Schnitzel in the oven" is about schnitzel.
    if (isTool(claim)) continue
    isInPhrase = true
    const last = (isHeadFirst(claim) ? said[0] : said.at(-1)) ?? ''
    if (isOpen(claim) || isTechnique(claim) || isListed(claims, at)) head = null
    else if (isAbout(cookbook, claim, last)) {
      head = last
      headPhrase = phrase
      headAt = words.length - 1
    } else continue
    isHeadNamed = isNamed && craving.recipes?.isFamily === false
    // A mood or a meal may stand before what the words are about: "quick dinner: lentil soup".
    isDecided ||= head !== null || isFoodWish(claim)
  }
  if (head === null) {
    // Bread and jam are foods, yet apricot bread is a bread.
    head = kindAsked(cookbook.frames, craving)?.head ?? null
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

/** A dish of a Romance language begins with what it is: "pasta al pomodoro" is put into English word by word. */
const isHeadFirst = ({ words, english }: Claim): boolean =>
  english !== undefined &&
  english !== words &&
  / (?:al|alla|allo|alle|ai|agli|con|de|del|di|da|au|aux|à|en) /i.test(words)

/** The one food of a craving, where a technique stands before it. */
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

/** Whether a claim is part of a dish that is named beside the one that is made: the mashed potatoes of a meatloaf. */
const isOfSide = ({ words }: Claim, { beside = [], named }: Craving): boolean =>
  beside.some((side) => ` ${side} `.includes(` ${words.toLowerCase()} `)) &&
  !(named?.words.toLowerCase() ?? '').includes(words.toLowerCase())

/** "Homemade ice cream" is ice cream. */
const withoutPraise = (words: string[]): string[] => {
  const rest = words.filter((word) => !isPraise(word))
  return rest.length > 0 ? rest : words
}

/** A food is found in the list; a mood or a cuisine names no dish. */
const isOpen = ({ kind, namesA = [] }: Claim): boolean => kind === 'wish' && !namesA.includes('dish')

const isTool = ({ kind, namesA = [] }: Claim): boolean =>
  kind === 'wish' && namesA.length > 0 && namesA.every((one) => one === 'equipment')

/** Foods from which on a craving lists what is there. */
const A_LIST = 3
/** The rice of "rice, onion, milk" is what somebody has, though rice is a dish, too. */
const isListed = (claims: readonly Claim[], at: number): boolean => {
  const [claim, next] = [claims[at], claims[at + 1]]
  if (!claim || !isFoodWish(claim) || claims.filter(isFoodWish).length < A_LIST) return false
  return next === undefined || next.afterStop === true || joins.test(next.words)
}

/**
 * Whether a word that was not understood names the kind of the dish behind it: the turtle of a turtle soup. Without it
 * the dish is another one; an adjective, told by its ending, only says how it is.
 */
const isKindOfDish = (claims: readonly Claim[], at: number, craving: Craving): boolean => {
  const [claim, next] = [claims[at], claims[at + 1]]
  const word = (claim?.english ?? '').toLowerCase()
  return (
    (claim?.kind === 'unknown' || claim?.kind === 'joining') &&
    !isGrammar(word) &&
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
/** Whether a word can name a dish: some recipe's name ends with it, or the kitchen does not know it. */
const isAbout = ({ headWords }: Cookbook, { kind }: Claim, word: string): boolean =>
  !vessels.has(word) && (kind === 'wish' || headWords.has(word) || rankIn(word) >= STRANGE)

/** Vessels, which are no dishes though names of dishes end with them. */
const vessels: ReadonlySet<string> = new Set(['wok', 'pan', 'pot', 'skillet', 'grill', 'oven'])
