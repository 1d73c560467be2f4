import { gloss } from '../languages/gloss.ts'
import { rankOf } from '../languages/word-ranks.ts'
import { foodOfTaste } from './food-of-taste.ts'
import { readAmountsAtHand } from './passes/amounts-at-hand.ts'
import { readAsides } from './passes/asides.ts'
import { readCircumstances, readFiguresOfSpeech, readIllness } from './passes/circumstances.ts'
import { readConditions } from './passes/conditions.ts'
import { readDeniedCuisines } from './passes/denied-cuisines.ts'
import { readDeniedMoods } from './passes/denied-moods.ts'
import { readDeniedQualities } from './passes/denied-qualities.ts'
import { readDoubts } from './passes/doubts.ts'
import { readDyes } from './passes/dyes.ts'
import { readEatenBefore } from './passes/eaten-before.ts'
import { readFridgeTalk } from './passes/fridge-talk.ts'
import { readHomonyms } from './passes/homonyms.ts'
import { readLevels } from './passes/levels.ts'
import { readLimits } from './passes/limits.ts'
import { readNegations } from './passes/negation.ts'
import { readNumbers } from './passes/numbers.ts'
import { readListsOfHardQualities, readSoftFood } from './passes/soft-food.ts'
import { readStates } from './passes/states.ts'
import { readReplaced } from './passes/swaps.ts'
import { readUseUp } from './passes/use-up.ts'
import { readYields } from './passes/yields.ts'
import type { Pass, Reading, Vocabulary } from './reading.ts'
import { spelledOut } from './shorthand.ts'
import {
  everydayWord,
  isNoWord,
  isOfAnotherLanguage,
  isOnlyInNames,
  isShortStranger,
  isStranger,
  mended,
  oneLetterFrom,
  undrawn,
} from './spelling.ts'
import { stem } from './stem.ts'
import { type Word, wordOf } from './words.ts'

/**
 * Passes over a craving, in order. Each looks only at words that no earlier pass has claimed; the rest goes
 * to the engine, which claims names of dishes, foods and moods, and last to `unknown`. A pass marked
 * `isPartOfName` is skipped when the craving is exactly one recipe's name, since a number or "cooked pork"
 * then belongs to the name.
 */
const passes: readonly (readonly [name: string, pass: Pass, isPartOfName?: true])[] = [
  // A toddler underfoot is nobody to cook for, and who goes to bed without supper leaves out none.
  ['figures of speech', readFiguresOfSpeech, true],
  ['conditions and audiences', readConditions],
  ['foods that another one is wanted for', readReplaced, true],
  // Qualities that are denied come first: "won't touch anything green" wishes for no green.
  ['lists of what soft teeth cannot have', readListsOfHardQualities],
  ['qualities that no food is to have', readDeniedQualities],
  // "No oven", "no chopping" and "nothing hot" are read before what is left out.
  ['circumstances of cooking', readCircumstances, true],
  ['numbers', readNumbers, true],
  ['low and high', readLevels],
  ['food that has to be soft', readSoftFood],
  ['what a meal is not to be', readDeniedMoods],
  ['cuisines that are not wanted', readDeniedCuisines],
  // A gallon of chili is made, and no chili powder is there.
  ['how much of a dish is to be made', readYields, true],
  ['amounts of what is there', readAmountsAtHand, true],
  ['what no recipe can hold', readLimits],
  ['talk before a fridge', readFridgeTalk, true],
  ['foods to use up', readUseUp, true],
  ['dyes and mold', readDyes],
  // Negations come before homonyms: "my allergies are nuts" is no figure of speech.
  ['negations and allergies', readNegations],
  ['words that are no food in this sentence', readHomonyms],
  ['states of foods', readStates],
  ['words of harm that nothing explains', readDoubts],
  // The meals of before are read after words of harm: "had shrimp last night and broke out" tells of an allergy.
  ['what was eaten before', readEatenBefore, true],
  // Asides come after words of harm: "like the one that gave me hives" is no mere likeness.
  ['what is said of another dish', readAsides],
  ['illnesses of the eaters', readIllness, true],
]

const MOST_STRANGERS = 8

export type Meaning = Reading

/** Counts the words from a place that form one known name, so that they are not translated word by word. */
const keptBy =
  ({ nameAt, isName, isNameAlone }: Vocabulary) =>
  (folded: readonly string[], at: number): number => {
    const word = stem(folded[at] ?? '')
    const isKept = isName?.(word) || (folded.length === 1 && isNameAlone?.(word))
    return nameAt(folded.map(stem), at) || (isKept ? 1 : 0)
  }

/**
 * Reads the wishes and exclusions of a craving in any of five languages. Pure; nothing in the text is ever an
 * instruction.
 * @param vocabulary the names that the engine knows
 */
export function readMeaning(text: string, vocabulary: Vocabulary): Meaning {
  const { language, words: glossed } = gloss(text, keptBy(vocabulary))
  const readAs: Reading['readAs'] = []
  // Each unknown word costs a search, and a text full of them is no craving with typing errors.
  let strangers = 0
  const isDenying = /\b(?:not?|non|never|without|less|too|isn'?t|aren'?t|don'?t|free)\b/i.test(text)
  const stems = glossed.map(({ folded }) => stem(folded))
  /** True for a word inside the name of a dish, which keeps it: "lemony lentil soup". */
  const isInName = (at: number): boolean =>
    [3, 2, 1, 0].some((back) => at >= back && vocabulary.nameAt(stems, at - back) > Math.max(1, back))
  const tasteAt = (word: string, at: number): string | null =>
    language !== 'en' || isDenying || isInName(at) ? null : foodOfTaste(word)
  const mendedOf = (word: string): string | null => {
    const calm = undrawn(word)
    if (calm !== null) return calm
    if (isStranger(word, vocabulary)) {
      strangers++
      const as = mended(word, vocabulary)
      const common = as !== null && isOnlyInNames(as, vocabulary) ? likelierThan(as, word) : null
      if (as !== null) return common ?? as
    }
    if (language !== 'en') return null
    const isForeign = isOfAnotherLanguage(word, vocabulary)
    // One or two words are a name, and no talk with a slip in it: "discada" is no "discard".
    if (!isForeign && (glossed.length < 3 || !isNoWord(word, vocabulary))) return null
    strangers++
    return isForeign ? oneLetterFrom(word, vocabulary) : everydayWord(word)
  }
  // "Noch" denies only together with "weder": "nur noch Linsen" asks for lentils.
  const hasNeither = glossed.some(({ folded }) => folded === 'weder')
  const namesDish = (word: string) => vocabulary.nameAt([stem(word)], 0) > 0
  const isPair = (stems: readonly string[]) => vocabulary.nameAt(stems, 0) === stems.length
  const words = spelledOut(glossed, namesDish, isPair, (read) => readAs.push(read)).map(
    (each, at, all): Word => {
      const word = wordOf(each.folded === 'noch' && !hasNeither ? { ...each, english: 'still' } : each)
      // An accent is typed on purpose, and a word before "-style" is a place: "tacacá", "Lahaina-style".
      const isMeant = each.isForeign || /[^\p{ASCII}’]/u.test(each.typed) || all[at + 1]?.folded === 'style'
      const as =
        isMeant || strangers >= MOST_STRANGERS ? null : (tasteAt(word.plain, at) ?? mendedOf(word.plain))
      if (as === null) return word
      readAs.push({ typed: each.typed, as })
      return { ...word, plain: as, stem: stem(as) }
    },
  )
  const named = words.map((word, at) => mendedBeside(word, words[at - 1], words[at + 1], vocabulary, readAs))
  const reading: Meaning = {
    text,
    language,
    words: named,
    vocabulary,
    isName: vocabulary.isOwnName?.(named.map((word) => word.stem)) ?? false,
    claims: [],
    allergies: new Set(),
    exclusions: new Set(),
    diets: new Set(),
    conditions: [],
    targets: [],
    states: [],
    amounts: [],
    techniques: new Set(),
    equipment: new Set(),
    moods: new Set(),
    deniedCuisines: new Set(),
    deniedDishes: new Set(),
    deniedTextures: new Set(),
    asides: [],
    told: [],
    readAs,
    unknown: new Set(),
    usesUp: false,
    cooksEggs: false,
    cooksMeat: false,
    meansProfile: false,
    maxMinutes: null,
    servings: null,
    yields: null,
    maxIngredients: null,
    refusal: null,
  }
  const { isName } = reading
  for (const [, pass, isPartOfName = false] of passes) if (!(isName && isPartOfName)) pass(reading)
  // A recipe name such as twice-cooked pork starts from raw meat; "leftover" in a name still means leftovers.
  if (isName) reading.states = reading.states.filter(({ state }) => state !== 'cooked')
  return reading
}

/** Times that an everyday word has to be more common than a dish to be the likelier one: "suprise" is no sunrise. */
const FAR_COMMONER = 4

/** Returns the everyday word that a slip stands for rather than a word of dishes that is no food; null for none. */
function likelierThan(as: string, slip: string): string | null {
  const common = everydayWord(slip)
  const [rank, other] = [rankOf(common ?? '', 'en'), rankOf(as, 'en')]
  return common !== null && rank !== null && (other === null || rank * FAR_COMMONER < other) ? common : null
}

/** Corrects a word when it then completes a dish's name with one beside it: "frid chicken", "bahn mi". */
function mendedBeside(
  word: Word,
  before: Word | undefined,
  next: Word | undefined,
  vocabulary: Vocabulary,
  readAs: Reading['readAs'],
): Word {
  if (word.isForeign || !isShortStranger(word.plain)) return word
  const as = mended(word.plain, vocabulary)
  if (as === null || as === word.plain) return word
  const isName = (...words: string[]) => vocabulary.nameAt(words.map(stem), 0) > 1
  const completes =
    (next?.stop === '' && isName(as, next.plain)) ||
    (before !== undefined && word.stop === '' && isName(before.plain, as))
  if (!completes) return word
  readAs.push({ typed: word.typed, as })
  return { ...word, plain: as, stem: stem(as) }
}
