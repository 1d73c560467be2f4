import { matchFood } from '../foods/index.ts'
import { rankOf } from '../languages/word-ranks.ts'
import { type Claim, englishOfClaim } from './claim.ts'
import type { Craving } from './craving.ts'
import { withoutRequest } from './request-words.ts'
import { wordSet } from './word-set.ts'

/** Everyday words are talk; rarer ones may have named what was wished for. */
const RARE = 5000

/** The words of a craving that were not understood and are no everyday English. */
export const strangersIn = ({ unknown = [] }: Craving): string[] =>
  unknown.filter(
    (word) => (rankOf(word, 'en') ?? RARE) >= RARE && !isDescribing(word) && !joinsNames.test(word),
  )

/** Small words in the names of dishes: the "alla" of "pasta alla bolognese". */
const joinsNames = /^(?:alla|alle|allo|agli|aux|con|mit|del|della|di|de|la|le|el|los|las|the|und|avec)$/

/** Whether a word praises a dish or says how it comes, and names nothing. */
const isDescribing = (word: string): boolean => isPraise(word) || isManner(word)

/** Whether a word only praises: every recipe may be meant by it. */
export const isPraise = (word: string): boolean => praising.has(word) || comparative.test(word)

/** "Tastier", "healthiest": the words that end so and are foods or dishes are read before. */
const comparative = /^[a-z]{3,}i(?:er|est)$/

/** Praise, and what a dish comes out as when it is good: nothing in a recipe proves it. */
const praising = wordSet(`
  homemade scratch premium pantry hands-down handsdown umpteen fashioned staple staples real winner winning wholesome yummy tasty delicious effortless foolproof killer bomb epic
  insane banging dope wicked sinful legendary ridiculous ultimate outstanding incredible fantastic wonderful
  excellent gorgeous lovely beautiful famous popular standard regular normal usual proper decent solid typical
  traditional authentic original classic genuine true old-fashioned oldfashioned special fun interesting new
  different various flavorful flavourful flavor flavour flavors flavours taste tastes tasting texture textures
  appetizing mouthwatering irresistible juicy tender moist fluffy flaky chewy gooey hearty satisfying holiday
  holidays festive fabulous awesome stunning heavenly divine asap cuisine beginner beginners variation
  variations version versions successful basic everyday common random sized size specialty speciality fast fresh
  frozen dried leftover leftovers hungover toddler toddlers
`)

/** How a food comes or is made: where a recipe does not say it, the cook is told. */
const manners = wordSet(`
  bake roast braise stew grill fry steam smoke poach saute toast broil sear marinated roasted braised stewed
  grilled baked fried steamed smoked poached sauteed shredded pulled crusted crumbed breaded battered glazed
  stuffed filled layered savory savoury creamy crispy crunchy cheesy garlicky lemony saucy fudgy tangy zesty
  smoky toasty puffed whipped smashed loaded marbled swirled braided salted unsalted minted candied sugared
  caramelized pickled aged packed crustless boneless rare medium thick thin soft dark huge giant mini tiny jumbo
  double triple
`)

/** Shorter cravings are the name of something: "beef wellington". Longer ones are talk, of which much need not be understood. */
const LONGEST_NAME = 4

/** Whether a word says how a food comes or is made: "breaded", "glazed". */
export const isManner = (word: string): boolean => manners.has(word)

/** Whether a craving, the words that only ask for a recipe aside, is so short that each word belongs to the name of a dish. */
export const isName = ({ text }: Craving): boolean => withoutRequest(text).split(/\s+/).length <= LONGEST_NAME

/** The words of a dish's name that the kitchen knows neither as words nor as foods: another dish would be made without them. */
export const strangersInName = (craving: Craving): string[] =>
  isName(craving)
    ? strangersIn(craving).filter(
        (word) => matchFood(word) === null && !isBesideDish(craving, word) && !isOfMaker(craving, word),
      )
    : []

/** Whether a known name with a capital stands before a recipe's own name: the theme park of its churros is set aside. */
export function isOfMaker({ claims = [], recipes, named }: Craving, word: string): boolean {
  const at = claims.findIndex((claim) => englishOfClaim(claim) === word)
  const [claim, next] = [claims[at], claims[at + 1]]
  return (
    recipes?.isFamily === false &&
    rankOf(word, 'en') !== null &&
    /^\p{Lu}/u.test(claim?.words ?? '') &&
    next !== undefined &&
    !next.afterStop &&
    (named?.words.startsWith(next.words) ?? false)
  )
}

/**
 * The words by which a craving calls something that the kitchen does not know: "a dessert called Havana Surprise",
 * "something that tastes like Zaxby's". Whatever else is understood, another dish would be made without them.
 */
export function strangersCalled(craving: Craving): string[] {
  const { claims = [] } = craving
  const strange = new Set(strangersIn(craving).filter((word) => matchFood(word) === null))
  const isStrange = (claim: Claim | undefined) => claim !== undefined && strange.has(englishOfClaim(claim))
  const isAlone = claims.every(({ kind }) => kind === 'joining' || kind === 'unknown')
  return claims.flatMap((claim, at) => {
    const [before, word] = [claims[at - 1], englishOfClaim(claim)]
    const names = /^(?:called|named)$/.test(word) && before !== undefined && isThing(before)
    const likens = isAlone && word === 'like' && !claim.afterStop
    if (!names && !likens) return []
    const behind = claims.slice(at + 1, at + 1 + LONGEST_NAME)
    const end = behind.findIndex((one, i) => (i > 0 && one.afterStop) || one.kind === 'exclusion')
    return (end < 0 ? behind : behind.slice(0, end)).filter(isStrange).map(englishOfClaim)
  })
}

const isThing = (claim: Claim): boolean =>
  claim.kind === 'wish' || /^(?:dish|recipe|food|meal|thing|something|one|drink)$/.test(englishOfClaim(claim))

/** Whether a dish is named and a word stands behind a preposition after it: "sambar from a cooking app", "pie for Zoltan". */
function isBesideDish({ claims = [], named }: Craving, word: string): boolean {
  const at = claims.findIndex((claim) => englishOfClaim(claim) === word)
  const before = claims.slice(0, at)
  const isDish = ({ kind, namesA = [], words }: Claim) =>
    (kind === 'wish' && namesA.includes('dish')) ||
    (words.length > 2 && (named?.words.includes(words) ?? false))
  const dish = before.findLastIndex(isDish)
  return (
    dish >= 0 && before.slice(dish + 1).some(({ words }) => /^(?:for|from|at|by|on|in|like)$/i.test(words))
  )
}
