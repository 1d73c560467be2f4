import { type Claim, englishOfClaim, isFoodWish } from '../craving/claim.ts'
import type { Craving } from '../craving/craving.ts'
import { isName } from '../craving/strangers.ts'
import { isGrammar } from '../languages/english-grammar.ts'
import { isOtherWord, rankOf } from '../languages/word-ranks.ts'
import { hasFormOf } from '../languages/word-senses.ts'
import { occasionWords } from './occasions.ts'
import type { Cookbook } from './open-cookbook.ts'

/**
 * Returns a craving without the unknown words and cuisines around the dish that it names, "company beans and
 * rice" as "beans and rice"; null when one of them may be eaten, or when too little is left to tell which dish was
 * meant. The checks tell the cook which words the recipe says nothing of.
 */
export function withoutUnknownWords({ senses }: Cookbook, craving: Craving): Craving | null {
  const { claims = [], unknown = [], pet, recipes } = craving
  const inName = isOfName(craving)
  const days = occasionWords(craving.text)
  const left = claims.filter(
    (claim) =>
      !inName(claim) && !days.has(englishOfClaim(claim)) && (isNotUnderstood(claim) || isCuisine(claim)),
  )
  const isBehind = isBehindName(craving, inName)
  const isBeside = isBesideLongName(craving, inName)
  const isOpen = isOpenWish(craving)
  const isDescription = (claim: Claim) =>
    isCuisine(claim) ||
    isBehind(claim) ||
    isBeside(claim) ||
    hasFormOf(senses.neverEaten, englishOfClaim(claim)) ||
    (recipes?.isFamily === false && isForeign(claim.words.toLowerCase())) ||
    (isOpen && !isObject(claims, claim))
  // A style may be left out of a dish of some food, and not out of "a Filipino lunch".
  const isStyleOfFood = left.every(isCuisine) && claims.some(isFoodWish)
  if (
    pet ||
    left.length === 0 ||
    left.some((claim) => isKindBehind(claim, claims, inName)) ||
    !left.every(isDescription) ||
    !(isStyleOfFood || isOpen || namesOneDish(craving))
  )
    return null
  const words = new Set(left.map(englishOfClaim))
  return { ...withoutClaims(craving, left), unknown: unknown.filter((word) => !words.has(word)) }
}

/** Returns a craving without the words of some claims, and without any cuisine. */
export function withoutClaims(craving: Craving, left: readonly Claim[]): Craving {
  const without = (text: string) => left.reduce((rest, { words }) => rest.replace(words, ''), text).trim()
  return {
    ...craving,
    text: without(craving.text),
    ...(craving.typed !== undefined && { typed: without(craving.typed) }),
    claims: (craving.claims ?? []).filter((claim) => !left.includes(claim)),
    cuisines: [],
  }
}

/**
 * True for a sentence that names no dish and no food, so that any dish which keeps the understood words answers it:
 * "a lunchbox thing that my kid won't bring home uneaten".
 */
const isOpenWish = (craving: Craving): boolean =>
  (!craving.recipes || craving.recipes.isFamily) &&
  !isName(craving) &&
  !(craving.claims ?? []).some((claim) => isFoodWish(claim) || isDish(claim)) &&
  (craving.claims ?? []).some(({ kind }) => kind !== 'joining' && kind !== 'unknown')

/** Words before what is to be made or eaten; an unknown word behind one of them may name a dish. */
const beforeObject =
  /^(?:a|an|the|some|any|my|our|your|another|more|make|makes|making|cook|cooking|bake|baking|prepare|fix|want|need|crave|craving|love|eat|eating|have|called|named|for|of|with|like)$/

/** True for an unknown word that stands where a dish or a food would. */
function isObject(claims: readonly Claim[], claim: Claim): boolean {
  const before = claims[claims.indexOf(claim) - 1]
  return before === undefined || claim.afterStop === true || beforeObject.test(englishOfClaim(before))
}

/** Returns a test for claims whose words are all in the dish's name. */
function isOfName({ named }: Craving): (claim: Claim) => boolean {
  const inName = new Set((named?.words ?? '').toLowerCase().split(/[\s,]+/))
  return ({ words }) =>
    words
      .toLowerCase()
      .split(' ')
      .every((word) => inName.has(word))
}

/** True for a word of one of the five languages, or one before "style"; any other may name a dish. */
function isWordOfAny(claim: Claim, next: Claim | undefined): boolean {
  const word = claim.words.toLowerCase()
  return (
    rankOf(word, 'en') !== null ||
    isOtherWord(word) ||
    (next !== undefined && englishOfClaim(next) === 'style')
  )
}

/** Most recipes that share a name which says, alone, what is to be made: some coleslaws, and no hundred soups. */
const MOST_OF_A_NAME = 12

/**
 * Returns a test for words that stand behind the whole name of a dish, where English puts places and occasions:
 * "coleslaw Kentucky", "opor ayam Lebaran". A word before the name may make another dish of it.
 */
function isBehindName(
  { claims = [], named, recipes, dishes }: Craving,
  inName: (claim: Claim) => boolean,
): (claim: Claim) => boolean {
  const last = claims.findLastIndex(inName)
  const isOne =
    recipes !== undefined &&
    recipes.slugs.length <= MOST_OF_A_NAME &&
    (named?.words.includes(' ') || dishes.length === 0)
  return (claim) => {
    const at = claims.indexOf(claim)
    return isOne && last >= 0 && at > last && !isFoodWish(claim) && isWordOfAny(claim, claims[at + 1])
  }
}

/** Kinds of things to eat that are no other kind when a dish's name stands before them. */
const kinds =
  /^(?:jams?|jelly|jellies|marmalade|chutney|relish|pickles?|sauces?|gravy|dips?|dressing|bread|loaf|rolls?|buns?|cookies?|cakes?|pies?|soup|salad|sorbet|syrup|fudge|wine|liqueur)$/

/** True for the jam of "marrow and ginger jam", which no stuffed marrow answers; a gravy behind "with" stands beside. */
function isKindBehind(claim: Claim, claims: readonly Claim[], inName: (claim: Claim) => boolean): boolean {
  const [first, at] = [claims.findIndex(inName), claims.indexOf(claim)]
  const isServed = claims.slice(first + 1, at).some((one) => englishOfClaim(one) === 'with')
  return kinds.test(englishOfClaim(claim)) && first >= 0 && first < at && !isServed
}

/** Most words before a long name that are left out: one more is a sentence about something else. */
const MOST_BEFORE = 2

/**
 * Returns a test for unknown words before a name of several words, or behind its "with": a crown nut roast is a nut
 * roast, and idli with an unknown gravy is idli. A single word may be a food, "crawfish Patrick", of which any dish
 * would be another one.
 */
function isBesideLongName(
  { claims = [], named, recipes }: Craving,
  inName: (claim: Claim) => boolean,
): (claim: Claim) => boolean {
  const first = claims.findIndex(inName)
  const last = claims.findLastIndex(inName)
  const isKnown = recipes !== undefined && recipes.slugs.length <= MOST_OF_A_NAME
  const isLong = isKnown && (named?.words.trim().includes(' ') ?? false)
  const before = claims.slice(Math.max(0, first - MOST_BEFORE), first).filter(isNotUnderstood)
  const isServed = claims.findIndex((claim, at) => at > last && englishOfClaim(claim) === 'with')
  return (claim) => {
    const at = claims.indexOf(claim)
    if (isFoodWish(claim) || first < 0) return false
    return (
      (isLong && before.includes(claim) && first <= MOST_BEFORE) || (isKnown && isServed > 0 && at > isServed)
    )
  }
}

/** True for a style, "Cajun chickpea cakes", that no recipe of the dish has. */
export const isCuisine = ({ kind, namesA = [] }: Claim): boolean =>
  kind === 'wish' && namesA.length > 0 && namesA.every((one) => one === 'cuisine')

const isNotUnderstood = (claim: Claim): boolean =>
  claim.kind === 'unknown' || (claim.kind === 'joining' && !isGrammar(englishOfClaim(claim)) && isWord(claim))
const isWord = ({ words }: Claim): boolean => /^\p{L}{3,}$/u.test(words)

/** True for a word of another language than English: the "moelleux" of a gâteau au yaourt. */
const isForeign = (word: string): boolean => rankOf(word, 'en') === null && isOtherWord(word)

/**
 * True when the understood words name one dish by themselves: a recipe's own name, the name of a family that
 * is long or no everyday English, or a kind of dish with a food.
 */
function namesOneDish({ recipes, named, claims = [] }: Craving): boolean {
  const name = named?.words.toLowerCase() ?? ''
  if (recipes?.isFamily === false || name.includes(' ') || (name !== '' && rankOf(name, 'en') === null))
    return true
  return claims.some(isDish) && claims.some((claim) => isFoodWish(claim) && !isDish(claim))
}

const isDish = ({ kind, namesA = [] }: Claim): boolean => kind === 'wish' && namesA.includes('dish')
