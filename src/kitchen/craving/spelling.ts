import { buildTrieFast, editDistance, type Trie } from 'cspell-trie-lib'
import { oncePer } from '../checks/once-per.ts'
import { conditionWords } from '../conditions/index.ts'
import { matchFood } from '../foods/index.ts'
import { isGrammar } from '../languages/english-grammar.ts'
import { foldWord } from '../languages/fold.ts'
import { isForeignWord } from '../languages/gloss.ts'
import { commonestWords, isEnglishWord, isOtherWord, rankOf } from '../languages/word-ranks.ts'
import { culinaryWords } from './culinary-words.ts'
import { nutrients } from './passes/nutrients.ts'
import type { Vocabulary } from './reading.ts'
import { soundOf } from './sounds-like.ts'
import { stem } from './stem.ts'
import { isManner } from './strangers.ts'
import { commonFoodNames, isThing, knownFoodNames } from './things.ts'

/** Shortest word that is corrected; shorter ones have too many similar words for a guess. */
const SHORTEST = 5
/** Corrections for short words, and for misspellings that word lists contain. */
const shortFoods: ReadonlyMap<string, string> = new Map([
  ['egs', 'eggs'],
  ['nutz', 'nuts'],
  ['nutts', 'nuts'],
  ['nuttz', 'nuts'],
  ['mlik', 'milk'],
  ['choc', 'chocolate'],
  ['biriyani', 'biryani'],
  ['biriani', 'biryani'],
  ['briyani', 'biryani'],
  ['kabab', 'kebab'],
  ['kebob', 'kebab'],
  ['ceasar', 'caesar'],
  ['sherbert', 'sherbet'],
  ['vinegarette', 'vinaigrette'],
  ['bananna', 'banana'],
  ['deserts', 'desserts'],
  ['desert', 'dessert'],
  ['receipts', 'recipes'],
  ['receipt', 'recipe'],
  ['peeta', 'pita'],
  ['bahn', 'banh'],
  ['patato', 'potato'],
  ['patatos', 'potatoes'],
  ['fyer', 'fryer'],
  ['matza', 'matzo'],
  ['mak', 'make'],
  ['chiken', 'chicken'],
  ['turky', 'turkey'],
  ['bolony', 'bologna'],
  ['baloney', 'bologna'],
  ['soop', 'soup'],
  ['soupe', 'soup'],
  ['vegi', 'veggie'],
  ['vegie', 'veggie'],
  ['stue', 'stew'],
  ['cak', 'cake'],
  ['fraich', 'fraiche'],
])
/** Cost that cspell charges for one wrong, missing or extra letter; two swapped letters cost less. */
const ONE_LETTER = 100
/** Rank behind every word of the everyday list: of two equally close words the more common one is chosen. */
const UNRANKED = 1_000_000
/** Highest cost of a correction with two errors, which only long words get. */
const TWO_SLIPS = 200
const LONG = 7
/** Rank from which on a word is no everyday one. */
const RARE = 5000

/** Words of allergies and negations, which are corrected so that a typing error does not cost the rule. */
const safetyWords =
  'allergic allergy allergies allergen allergens intolerant intolerance celiac coeliac vegan vegetarian without shellfish gluten lactose pregnant pregnancy diabetic diabetes cholesterol fodmap kosher halal toddler'.split(
    ' ',
  )

/** Words of conditions that are long and rare enough to be corrected to: "diabeties", "pottasium". */
const wordsOfConditions = conditionWords.filter(
  (word) => word.length >= LONG && isEnglishWord(word) && (rankOf(word, 'en') ?? UNRANKED) >= RARE,
)

/** Foods of few letters that people are allergic to or leave out: "nutts", "milck". */
const shortAllergens = 'nuts nut eggs egg milk fish crab clam soya soy pork beef corn oats rice'.split(' ')

interface Speller {
  trie: Trie
  /** Words of foods, which win over those of dishes: "garlick" is garlic, and not garlicky. */
  foods: ReadonlySet<string>
  known: ReadonlySet<string>
  /** Names of foods and dishes in any language by their sound; the shortest of those that sound alike. */
  bySound: () => ReadonlyMap<string, string>
}
const spellers = new WeakMap<Vocabulary, Speller>()

function spellerOf(vocabulary: Vocabulary): Speller {
  const before = spellers.get(vocabulary)
  if (before) return before
  const words = new Set<string>()
  for (const word of [...safetyWords, ...wordsOfConditions, ...shortAllergens]) words.add(word)
  for (const name of commonFoodNames()) for (const word of name.split(' ')) if (isPlain(word)) words.add(word)
  const foods = new Set([...commonFoodNames()].flatMap((name) => name.split(' ')))
  // An error is taken for a food before a word like it: "garlick" is garlic, and not garlicky.
  for (const name of vocabulary.names)
    for (const word of name.split(' '))
      if (isPlain(word) && !isSlipOf(word, words) && !foods.has(word.replace(/k?y$/, ''))) words.add(word)
  const known = new Set(words)
  for (const name of knownFoodNames()) for (const word of name.split(' ')) known.add(word)
  for (const name of vocabulary.otherNames ?? [])
    for (const word of name.split(' ')) if (!isSlipOf(word, words)) known.add(word)
  const speller = {
    trie: buildTrieFast([...words]),
    foods,
    known,
    bySound: onFirstUse(() => soundsOf(known)),
  }
  spellers.set(vocabulary, speller)
  return speller
}

/**
 * Delays a table until its first use: most cravings never compare sounds, so the start need not pay for it.
 */
function onFirstUse<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Shortest sound key that is compared alone; shorter ones match too many words. */
const SHORTEST_SOUND = 7

/** Returns words of a trie that are at most some changes away, with what the changes cost. */
const suggestions = (trie: Trie, word: string, numSuggestions: number, changeLimit: number) =>
  trie.suggestWithCost(word, { numSuggestions, changeLimit, ignoreCase: true, compoundMethod: 0 })

/** Cost for each letter up to which words that sound alike are one: "kougelhof", but no pastizzi as pastitsio. */
const FARTHEST = 34

/** Shortest sound key that counts together with the letters: "lazania" is lasagna. */
const SHORTEST_OF_BOTH = 4
const MOST_CHANGES = 3

function alikeInBoth(trie: Trie, word: string): string | null {
  const sound = soundOf(word)
  if (sound.length < SHORTEST_OF_BOTH || word.length <= SHORTEST) return null
  const alike = suggestions(trie, word, 20, MOST_CHANGES).filter(
    (one) => one.word[0] === word[0] && soundOf(one.word) === sound,
  )
  return alike.sort((a, b) => a.cost - b.cost)[0]?.word ?? null
}

function soundsOf(words: Iterable<string>): ReadonlyMap<string, string> {
  const sounds = new Map<string, string>()
  for (const word of words) {
    if (!isPlain(word)) continue
    const sound = soundOf(word)
    if (sound.length < SHORTEST_SOUND) continue
    const other = sounds.get(sound)
    if (other === undefined || word.length <= other.length) sounds.set(sound, word)
  }
  return sounds
}

const isPlain = (word: string): boolean => word.length >= SHORTEST && /^[a-z]+$/.test(word)

const isFood = (word: string): boolean => matchFood(word) !== null

/** True when a word is a food's name with one letter more. */
const isSlipOf = (word: string, words: ReadonlySet<string>): boolean =>
  word.length > SHORTEST && words.has(word.slice(0, -1)) && isFood(word.slice(0, -1))

/**
 * True when a word may be a typing error: no word of English, German, Spanish, French, Italian or the world's
 * kitchens, and no name of the engine's.
 */
export function isStranger(typed: string, vocabulary: Vocabulary): boolean {
  const word = foldWord(typed)
  if (shortFoods.has(word)) return true
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return false
  const { known } = spellerOf(vocabulary)
  const singular = stem(word)
  // An adjective in "y" is no error of its noun: "fudgy" and "fudge".
  const roots = /y$/.test(word) ? [singular.slice(0, -1), `${singular.slice(0, -1)}e`] : []
  return !(
    [word, singular, ...roots].some((one) => known.has(one)) ||
    isKnownWord(word) ||
    // "Chesse" is no plural of chess.
    (isEnglishWord(singular) && (word === singular || word.endsWith('s'))) ||
    culinaryWords.has(singular) ||
    isThing(singular) ||
    matchFood(word) !== null
  )
}

/** Every word of the names; splitting thousands of names for each word took a tenth of the reading. */
const wordsOfNames = oncePer(({ names }: Vocabulary): ReadonlySet<string> => {
  const words = new Set<string>()
  for (const name of names) for (const word of name.split(' ')) words.add(word)
  return words
})

/**
 * True for a word that only another language has: in an English text "cheries" is rather a slip, and so is
 * "puding", which occurs in names of dishes in languages that are not read.
 */
export const isOfAnotherLanguage = (typed: string, vocabulary: Vocabulary): boolean => {
  const [word, singular] = [foldWord(typed), stem(foldWord(typed))]
  return (
    isPlain(word) &&
    (isOtherWord(word) || [word, singular].some((one) => spellerOf(vocabulary).known.has(one))) &&
    !wordsOfNames(vocabulary).has(singular) &&
    ![word, singular].some((one) => isEnglishWord(one) || culinaryWords.has(one) || isForeignWord(one)) &&
    !isThing(singular) &&
    matchFood(word) === null
  )
}

/** The food or dish that is one letter away; null when none is. */
export function oneLetterFrom(typed: string, vocabulary: Vocabulary): string | null {
  const as = mended(typed, vocabulary)
  const { trie } = spellerOf(vocabulary)
  const isNear = suggestions(trie, stem(foldWord(typed)), 8, 1).some(
    ({ word, cost }) => word === as && cost <= ONE_LETTER,
  )
  return as !== null && isNear && (isFood(as) || vocabulary.isNameAlone?.(as) === true) ? as : null
}

/**
 * Returns the food, dish or allergy word that a typing error stands for, "brocolli" for broccoli; null when
 * nothing is close.
 */
export function mended(typed: string, vocabulary: Vocabulary): string | null {
  const word = foldWord(typed)
  const short = shortFoods.get(word)
  if (short) return short
  const singular = stem(word)
  const { trie, foods, bySound } = spellerOf(vocabulary)
  const sound = soundOf(singular)
  // An equal sound counts as half a letter closer: "rissoto" is risotto, and no rissole.
  const costOf = (one: { word: string; cost: number }): number =>
    one.cost -
    (soundOf(one.word) === sound ? ONE_LETTER / 2 : 0) -
    (foods.has(one.word) && one.cost <= ONE_LETTER ? ONE_LETTER / 2 + 1 : 0)
  // The plural of "potato" ends in "es", that of "pancake" in "s".
  const singulars = [...new Set([singular, word.replace(/oes$/, 'o'), word])]
  const [best] = singulars
    .flatMap((one) => suggestions(trie, one, 8, 2))
    .filter((one) => one.word[0] === singular[0])
    .sort(
      (a, b) =>
        costOf(a) - costOf(b) ||
        Number(foods.has(b.word)) - Number(foods.has(a.word)) ||
        (rankOf(a.word, 'en') ?? UNRANKED) - (rankOf(b.word, 'en') ?? UNRANKED),
    )
  const soundingAlike = () => {
    const alike = bySound().get(soundOf(singular))
    const isNear = alike !== undefined && editDistance(singular, alike) <= FARTHEST * singular.length
    return isNear ? alike : alikeInBoth(trie, singular)
  }
  if (!best) return soundingAlike()
  // A long word of equal length may have two swapped letters far apart, as in "rissoto".
  const isLong = singular.length >= LONG && (singular.length === best.word.length || word.length > LONG + 1)
  return best.cost <= (isLong ? TWO_SLIPS : ONE_LETTER) ? best.word : soundingAlike()
}

/** True for a word of names of dishes alone, whose loss costs no food, allergy or condition. */
export const isOnlyInNames = (word: string, vocabulary: Vocabulary): boolean =>
  !spellerOf(vocabulary).foods.has(word) &&
  !isThing(stem(word)) &&
  matchFood(word) === null &&
  !safetyWords.includes(word) &&
  !wordsOfConditions.includes(word)

/** So common that a word with one slip in it is rather meant than no word: "familly" is family. */
const EVERYDAY = 3000
const SHORTEST_EVERYDAY = 6
let everyday: Trie | null = null

/** True when no list, and no name of a food or a dish, has a word of some length. */
export function isNoWord(typed: string, vocabulary: Vocabulary): boolean {
  if (typed.length < SHORTEST_EVERYDAY || !isPlain(typed) || isKnownWord(typed)) return false
  const { known } = spellerOf(vocabulary)
  return ![typed, stem(typed)].some((one) => known.has(one) || isThing(one))
}

/** Returns the everyday word of English that is one letter away from a word of no list; null when none is. */
export function everydayWord(typed: string): string | null {
  everyday ??= buildTrieFast(commonestWords(EVERYDAY).filter(isPlain))
  const found = suggestions(everyday, typed, 4, 1)
  return found.find(({ word, cost }) => cost <= ONE_LETTER && word[0] === typed[0])?.word ?? null
}

/** True for a word that no list of English has, so that the words beside it may decide what was meant. */
export const isShortStranger = (word: string): boolean =>
  (/^[a-z]{3,8}$/.test(word) && isOtherWord(word) && !isEnglishWord(word) && !isEnglishWord(stem(word))) ||
  (/^[a-z]{3,4}$/.test(word) && !isKnownWord(word) && !isKnownWord(stem(word)) && !isThing(stem(word)))

/**
 * Returns a word without drawn-out letters, "neeeeed", "yummmy"; null when there are none, or no known word
 * results.
 */
export function undrawn(word: string): string | null {
  if (!/([a-z])\1\1/.test(word)) return null
  const shorter = [word.replace(/([a-z])\1{2,}/g, '$1$1'), word.replace(/([a-z])\1{2,}/g, '$1')]
  const known = shorter.filter((one) => isEnglishWord(one) || isGrammar(one) || matchFood(one) !== null)
  // "Soooo" is a long "so", and no rare word that has two letters.
  return known.find((one) => isGrammar(one)) ?? known[0] ?? null
}

const isNutrient = new RegExp(`^(?:${nutrients.join('|')})$`)

/** Words for "recipe" in languages that are not read, which must not be corrected to a food. */
const recipeElsewhere = /^(?:receitas?|recepten?|przepis|reteta|recept|oppskrift|opskrift)$/

const isKnownWord = (word: string): boolean =>
  recipeElsewhere.test(word) ||
  isManner(word) ||
  isNutrient.test(word) ||
  isEnglishWord(word) ||
  isOtherWord(word) ||
  culinaryWords.has(word) ||
  isForeignWord(word) ||
  isGrammar(word)
