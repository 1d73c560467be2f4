import { isTexture } from '../culinary/textures.ts'
import { matchFood } from '../foods/index.ts'
import { isGrammar } from '../languages/english-grammar.ts'
import { foldWord } from '../languages/fold.ts'
import { rankOf } from '../languages/word-ranks.ts'
import { type Claim, englishOfClaim } from './claim.ts'
import type { Craving } from './craving.ts'
import { withoutRequest } from './request-words.ts'
import { weekdays } from './weekdays.ts'
import { wordSet } from './word-set.ts'

/** Frequency rank from which on a word may name what was wished for; more common words are talk. */
const RARE = 5000

/** Returns the words of a craving that were not understood and are no everyday English. */
export const strangersIn = ({ unknown = [] }: Craving): string[] =>
  unknown.filter(
    (word) => (rankOf(word, 'en') ?? RARE) >= RARE && !isDescribing(word) && !joinsNames.test(word),
  )

/** Small words in the names of dishes: the "alla" of "pasta alla bolognese". */
export const joinsNames =
  /^(?:alla|alle|allo|agli|aux|con|mit|del|della|di|de|la|le|el|los|las|the|und|avec|met|com|med|og|och|na)$/

/** True when a word praises a dish or describes its form, and names nothing. */
const isDescribing = (word: string): boolean => isPraise(word) || isManner(word)

/** True when a word only praises, so that it excludes no recipe. */
export const isPraise = (word: string): boolean => praising.has(word) || comparative.test(word)

/** Comparatives such as "tastier" and "healthiest"; foods and dishes with that ending are read earlier. */
const comparative = /^[a-z]{3,}i(?:er|est)$/

/** Words of praise, and of how a good dish turns out, which no recipe can prove. */
const praising = wordSet(`
  homemade edible plain scratch premium pantry hands-down handsdown umpteen fashioned staple staples real winner winning wholesome yummy tasty delicious effortless foolproof killer bomb epic
  insane banging dope wicked sinful legendary ridiculous ultimate outstanding incredible fantastic wonderful
  excellent gorgeous lovely beautiful famous popular standard regular normal usual proper decent solid typical
  traditional authentic original classic genuine true old-fashioned oldfashioned special fun interesting new
  different various flavorful flavourful flavor flavour flavors flavours taste tastes tasting texture textures
  appetizing mouthwatering irresistible hearty satisfying holiday
  holidays festive fabulous awesome stunning heavenly divine asap cuisine beginner beginners variation
  variations version versions successful basic everyday common random intermediate sized size specialty speciality fast fresh
  glut surplus abundance excess bounty bumper lbs
  themed theme inspired
  frozen dried leftover leftovers hungover toddler toddlers
  ${weekdays.replace(/\|/g, ' ')} weekend same
`)

/** Words for how a food is sold or made; the cook is told when a recipe does not mention them. */
const manners = wordSet(`
  flavored flavoured
  bake roast braise stew grill fry steam smoke poach saute toast broil sear marinated roasted braised stewed
  grilled baked fried steamed smoked poached sauteed shredded pulled crusted crumbed breaded battered glazed
  stuffed filled burst blistered charred wilted seared browned smothered tossed drizzled topped layered savory savoury creamy crispy crunchy cheesy garlicky lemony tangy zesty
  smoky toasty puffed whipped smashed loaded marbled swirled braided salted unsalted minted candied sugared
  caramelized buttered pickled aged packed crustless boneless rare medium dark huge giant mini tiny jumbo
  tingly punchy vintage umami neon superhero bitter dusted sprinkled heart
  double triple nutty milky malty chunky shaken stirred boozy spiked brothy soupy
`)

/**
 * Longest craving, in words, that is taken for a name such as "beef wellington". Much of a longer one is talk
 * that need not be understood.
 */
const LONGEST_NAME = 4

/** True when a word says how a food is sold or made: "breaded", "glazed". */
export const isManner = (word: string): boolean => manners.has(word) || isTexture(word)

/**
 * True when a craving, without the words that only ask for a recipe, is short enough to be a dish's name
 * throughout.
 */
export const isName = ({ text }: Craving): boolean => withoutRequest(text).split(/\s+/).length <= LONGEST_NAME

/**
 * Returns the words of a dish's name that are neither known words nor foods: a dish made without them would
 * be another one.
 */
export const strangersInName = (craving: Craving): string[] =>
  isName(craving)
    ? strangersIn(craving).filter(
        (word) => matchFood(word) === null && !isBesideDish(craving, word) && !isOfMaker(craving, word),
      )
    : []

/**
 * True for a known word with a capital before a recipe's own name: the theme park of its churros is set
 * aside.
 */
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
 * Returns the unknown words by which a craving names a dish: "a dessert called Havana Surprise", "something
 * that tastes like Zaxby's". A dish made without them would be another one, whatever else is understood.
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

/**
 * True when a word stands behind a preposition after the named dish: "sambar from a cooking app", "pie for
 * Zoltan".
 */
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

/** Hunger in other languages, which names no dish. */
const hungry = /^(?:faim|hambre|fame|fome|noms?)$/i

/**
 * Returns the words of a craving that is nothing but an unknown name, "religieuse" or "brazo de reina"; empty
 * when a word of it is read, or when it is talk. A dish of the kitchen's own choice would be another one.
 */
export function strangersAlone(craving: Craving): string[] {
  const { claims = [], recipes, category, text, typed = text } = craving
  const isOpen = claims.every(({ kind }) => kind === 'joining' || kind === 'unknown')
  if (!isOpen || recipes || category !== null || !isName(craving)) return []
  const words = claims.filter(
    (claim) =>
      !joinsNames.test(englishOfClaim(claim)) &&
      !isGrammar(englishOfClaim(claim)) &&
      !hungry.test(claim.words),
  )
  const isTranslated = (claim: Claim) => foldWord(claim.words) !== englishOfClaim(claim)
  const isStrange = (claim: Claim) =>
    rankOf(englishOfClaim(claim), 'en') === null || /[^\p{ASCII}'’]/u.test(claim.words)
  return words.some(isTranslated) ||
    !words.every((claim) => /\p{L}/u.test(claim.words)) ||
    !words.some(isStrange) ||
    /[?!]/.test(typed)
    ? []
    : words.map(({ words: own }) => own)
}
