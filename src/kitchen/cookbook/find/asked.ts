import { oncePer } from '../../checks/once-per.ts'
import type { Claim } from '../../craving/claim.ts'
import type { Craving } from '../../craving/craving.ts'
import { dishWords } from '../../craving/dish-words.ts'
import { isManner, isName, isPraise } from '../../craving/strangers.ts'
import { isGrammar } from '../../languages/english-grammar.ts'
import { isEnglishWord, rankOf } from '../../languages/word-ranks.ts'
import { occasionWords } from '../occasions.ts'
import { type Cookbook, nameKey } from '../open-cookbook.ts'

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

/** By their rank in English: rarer ones say something in particular, the rarest are names. */
const FAMILIAR = 1200
const RARE = 4000
const STRANGE = 20_000

/** The words of a craving by which a recipe can be told from others, and what they are about. */
export const askedOf = (cookbook: Cookbook, craving: Craving): Asked => askedIn(cookbook)(craving)

const askedIn = oncePer((cookbook: Cookbook) => oncePer((craving: Craving) => read(cookbook, craving)))

function read(cookbook: Cookbook, craving: Craving): Asked {
  const { claims = [] } = craving
  const weigh = weigher(cookbook, craving)
  const words: AskedWord[] = []
  let head: string | null = null
  let isHeadNamed = false
  let isDecided = false
  let isInPhrase = false
  /** Where the phrase that is read begins and where the one that the head ends. */
  let [phrase, headPhrase, headAt] = [0, 0, -1]
  const isModifier = (at: number): boolean =>
    head !== null && at >= headPhrase && at < headAt && (words[at]?.isFood ?? false)
  for (const [at, claim] of claims.entries()) {
    const isNamed = isInName(claim, craving)
    const said = withoutPraise(wordsIn(claim))
    const isKind = isKindOfDish(claims, at, craving)
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
        isFood: isFood(claim) && !(isDish(claim) && isListed(claims, at)),
        isNamed,
        isOfDish: isDish(claim) || isKind,
        isKind,
        isModifier: false,
        isManner: claim.kind !== 'wish' && !isNamed && isManner(word),
      })),
    )
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
    isDecided ||= head !== null || isFood(claim)
  }
  return {
    words: words.map((word, at) => ({ ...word, isModifier: isModifier(at) })),
    head,
    isHeadNamed,
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
  const [food, ...others] = claims.filter((claim) => claim.kind === 'wish' && isFood(claim))
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

/** "Homemade ice cream" is ice cream. */
const withoutPraise = (words: string[]): string[] => {
  const rest = words.filter((word) => !isPraise(word))
  return rest.length > 0 ? rest : words
}

/** Whether a claim's words stand in the recipe name that the craving has; that name says what it is about. */
const isInName = ({ words }: Claim, { recipes, named }: Craving): boolean =>
  recipes !== undefined && (named?.words.includes(words) ?? false) && words.length > 2

/** The words of a claim that say something. */
const wordsIn = (claim: Claim): string[] =>
  nameKey(claim.english ?? claim.words)
    .split(' ')
    .filter((word) => word.length > 2 && (techniques.has(word) || !isGrammar(word)) && !/\d/.test(word))

const isFood = ({ namesA = [] }: Claim) => namesA.includes('food') || namesA.includes('family')
/** A food is found in the list; a mood or a cuisine names no dish. */
const isOpen = ({ kind, namesA = [] }: Claim): boolean => kind === 'wish' && !namesA.includes('dish')

const isTool = ({ kind, namesA = [] }: Claim): boolean =>
  kind === 'wish' && namesA.length > 0 && namesA.every((one) => one === 'equipment')

/** Foods from which on a craving lists what is there. */
const A_LIST = 3
/** The rice of "rice, onion, milk" is what somebody has, though rice is a dish, too. */
const isListed = (claims: readonly Claim[], at: number): boolean => {
  const [claim, next] = [claims[at], claims[at + 1]]
  if (!claim || !isFood(claim) || claims.filter(isFood).length < A_LIST) return false
  return next === undefined || next.afterStop === true || joins.test(next.words)
}

/** Words for a way of cooking, which are names of dishes only to who says no other: "a bake", but "bake drumsticks". */
const techniques: ReadonlySet<string> = new Set(
  [
    'bake baked roast roasted braise braised grill grilled fry fried sear seared saute sauteed stew stewed poach poached',
    'pickle pickled candied toasted steamed smoked cured fermented dehydrated marinated glazed creamed caramelized',
    'barbecued boiled broiled',
  ].flatMap((words) => words.split(' ')),
)
const isDish = (claim: Claim): boolean =>
  claim.kind === 'wish' && (claim.namesA?.includes('dish') ?? false) && !isTechnique(claim)
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
const adjective = /(?:y|ish|ic|al|ous|ful|able|ible|ed|ing|ive|ern|ant|ent|est|er)$/

const isTechnique = (claim: Claim): boolean => {
  const words = wordsIn(claim)
  return words.length > 0 && words.every((word) => techniques.has(word))
}

/** Whether a word can name a dish: some recipe's name ends with it, or the kitchen does not know it. */
const isAbout = ({ headWords }: Cookbook, { kind }: Claim, word: string): boolean =>
  !vessels.has(word) && (kind === 'wish' || headWords.has(word) || rankIn(word) >= STRANGE)

/** "A kale and quinoa salad" is one phrase. */
const joins = /^(?:and|or|n|&|au)$/i
/** Vessels, which are no dishes though names of dishes end with them. */
const vessels: ReadonlySet<string> = new Set(['wok', 'pan', 'pot', 'skillet', 'grill', 'oven'])

const rankIn = (word: string): number => rankOf(word, 'en') ?? Number.POSITIVE_INFINITY

/**
 * How much the words of a claim weigh; null where they are talk, or read as something else than a wish. Beside a dish or
 * a food that is asked for, other words count only where they stand next to it: "my housemate" is nothing to eat.
 */
function weigher({ nameWords, headWords }: Cookbook, craving: Craving) {
  const { claims = [], typed } = craving
  const isShort = isName(craving)
  // The baby of a baby shower is no dish.
  const days = occasionWords(craving.text)
  const namesThing = ({ kind, namesA = [], english = '' }: Claim): boolean =>
    kind === 'wish'
      ? namesA.some((one) => ['dish', 'food', 'family'].includes(one))
      : headWords.has(nameKey(english)) && rankIn(english) >= FAMILIAR
  const hasThing = claims.some((claim) => claim.kind === 'wish' && namesThing(claim))
  const hasWish = claims.some(({ kind }) => kind !== 'joining' && kind !== 'unknown' && kind !== 'not-food')
  const request = requestEnd(claims)
  return (at: number): number | null => {
    const [before, claim, after] = [claims[at - 1], claims[at], claims[at + 1]]
    if (!claim || (at < request && claim.kind !== 'wish')) return null
    const { kind, namesA = [], english = claim.words } = claim
    // Moods are weighed by what the recipe says of itself, rules by checks.
    if (kind === 'wish') return isTechnique(claim) ? 0.3 : namesA.includes('dish') || isFood(claim) ? 1 : 0
    // Some passes set whole phrases aside: "not too sweet".
    if ((kind !== 'joining' && kind !== 'unknown') || claim.english === undefined) return null
    const word = english.toLowerCase()
    if (dishWords.has(nameKey(word))) return 1
    if (days.has(word) || isPraise(word) || word.length < 3 || /\d/.test(word)) return null
    if (before && /^no$/i.test(before.english ?? '')) return null
    const isPart =
      (after && !after.afterStop && namesThing(after)) || (before && !claim.afterStop && namesThing(before))
    if (isManner(word)) return isPart ? 0.3 : null
    if (isGrammar(word)) return null
    if (hasThing && !isShort && !isPart) return null
    if (!isShort && isProperName(claims, at)) return null
    const rank = rankIn(word)
    const isOfNames = nameWords.has(nameKey(word))
    // A word of another language that was not put into English may be talk.
    if (typed !== undefined && isTalk(word, isOfNames ? COMMON : TALK)) return null
    if (typed !== undefined && rank >= STRANGE) return hasThing && !isShort ? null : 0.3
    // In talk a word of English that no recipe's name has, "the day of a standardized test", is no dish.
    const isStray =
      hasWish && !isPart && !isShort && !isOfNames && isEnglishWord(word) && !isObject(claims, at)
    if (isStray) return null
    // The maker of a dish whose name is whole: a "Vitamix green smoothie" is a green smoothie, and the word is told.
    const isBeforeName = / /.test(craving.named?.words ?? '') && after && isInName(after, craving)
    if (isBeforeName && !isEnglishWord(word) && !isOfNames) return null
    if (rank >= (isOfNames ? RARE : STRANGE)) return 1
    if (isOfNames && rank >= FAMILIAR) return 0.6
    // Where nothing was understood, no pick is what was asked for.
    if (!hasWish && rank >= FAMILIAR) return 0.6
    // In a name each word matters, "fairy bread"; in talk an everyday word beside a name may belong to it.
    return isPart ? (isShort ? 0.6 : 0.3) : null
  }
}

/** Where the words end that ask for a recipe, "write me a recipe for", in whatever language; 0 where none do. */
function requestEnd(claims: readonly Claim[]): number {
  const at = claims.findIndex(
    (claim, i) =>
      /^(?:recipes?|ideas?|instructions)$/.test(wordOf(claim)) &&
      /^(?:for|of|to)$/.test(wordOf(claims[i + 1])),
  )
  return Math.max(0, at)
}

/** Whether a word inside a sentence is written with a capital where others are not: "at Seven Lakes", "for Amma". */
const isProperName = (claims: readonly Claim[], at: number): boolean =>
  at > 0 &&
  !claims[at]?.afterStop &&
  isCapital(claims[at]) &&
  claims.filter(isCapital).length < claims.length / 2
const isCapital = (claim: Claim | undefined): boolean => /^\p{Lu}/u.test(claim?.words ?? '')

/** Words behind which talk names what is to be cooked. */
const introduces = /^(?:with|using|use|of|have|got|make|making|cook|cooking|for|and|or|craving|want)$/i
const article = /^(?:an?|the|some|my|any|this|these|that|those)$/i

/** Whether a word ends a phrase that is what somebody cooks or has: the cattails of "something with wild cattails". */
function isObject(claims: readonly Claim[], at: number): boolean {
  const next = claims[at + 1]
  if (adjective.test(wordOf(claims[at]))) return false
  if (
    next &&
    !next.afterStop &&
    (!isGrammar(wordOf(next)) || /^(?:ingredients?|foods?|dish(?:es)?|meals?)$/.test(wordOf(next)))
  )
    return false
  let first = at
  while (claims[first] && !claims[first]?.afterStop && !introduces.test(wordOf(claims[first]))) {
    const previous = claims[first - 1]
    if (
      !previous ||
      (isGrammar(wordOf(previous)) && !introduces.test(wordOf(previous)) && !article.test(wordOf(previous)))
    )
      return false
    first -= 1
  }
  return introduces.test(wordOf(claims[first]))
}
const wordOf = (claim: Claim | undefined): string => (claim?.english ?? claim?.words ?? '').toLowerCase()

/** The common words of another language hold its sentences together: "contenuto"; the commonest, whatever names have them. */
const TALK = 20_000
const COMMON = 5000
const isTalk = (word: string, most: number): boolean =>
  (['de', 'es', 'fr', 'it'] as const).some((language) => (rankOf(word, language) ?? most) < most)
