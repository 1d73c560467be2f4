import { gloss } from '../languages/gloss.ts'
import { readAmountsAtHand } from './passes/amounts-at-hand.ts'
import { readAsides } from './passes/asides.ts'
import { readConditions } from './passes/conditions.ts'
import { readDeniedMoods } from './passes/denied-moods.ts'
import { readDoubts } from './passes/doubts.ts'
import { readHomonyms } from './passes/homonyms.ts'
import { readLevels } from './passes/levels.ts'
import { readLimits } from './passes/limits.ts'
import { readNegations } from './passes/negation.ts'
import { readNumbers } from './passes/numbers.ts'
import { readStates } from './passes/states.ts'
import type { Pass, Reading, Vocabulary } from './reading.ts'
import { spelledOut } from './shorthand.ts'
import {
  everydayWord,
  isNoWord,
  isOfAnotherLanguage,
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
  ['conditions and audiences', readConditions],
  ['numbers', readNumbers, true],
  ['low and high', readLevels],
  ['what a meal is not to be', readDeniedMoods],
  ['amounts of what is there', readAmountsAtHand, true],
  ['what no recipe can hold', readLimits],
  // Negations come before homonyms: "my allergies are nuts" is no figure of speech.
  ['negations and allergies', readNegations],
  ['words that are no food in this sentence', readHomonyms],
  ['states of foods', readStates],
  ['words of harm that nothing explains', readDoubts],
  // Asides come after words of harm: "like the one that gave me hives" is no mere likeness.
  ['what is said of another dish', readAsides],
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
  const mendedOf = (word: string): string | null => {
    const calm = undrawn(word)
    if (calm !== null) return calm
    if (isStranger(word, vocabulary)) {
      strangers++
      const as = mended(word, vocabulary)
      if (as !== null) return as
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
  const words = spelledOut(glossed, namesDish).map((each, at, all): Word => {
    const word = wordOf(each.folded === 'noch' && !hasNeither ? { ...each, english: 'still' } : each)
    // An accent is typed on purpose, and a word before "-style" is a place: "tacacá", "Lahaina-style".
    const isMeant = each.isForeign || /[^\p{ASCII}’]/u.test(each.typed) || all[at + 1]?.folded === 'style'
    const as = isMeant || strangers >= MOST_STRANGERS ? null : mendedOf(word.plain)
    if (as === null) return word
    readAs.push({ typed: each.typed, as })
    return { ...word, plain: as, stem: stem(as) }
  })
  const named = words.map((word, at) => mendedByNext(word, words[at + 1], vocabulary, readAs))
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
    techniques: new Set(),
    equipment: new Set(),
    moods: new Set(),
    asides: [],
    told: [],
    readAs,
    unknown: new Set(),
    meansProfile: false,
    maxMinutes: null,
    servings: null,
    maxIngredients: null,
    refusal: null,
  }
  const { isName } = reading
  for (const [, pass, isPartOfName = false] of passes) if (!(isName && isPartOfName)) pass(reading)
  // A recipe name such as twice-cooked pork starts from raw meat; "leftover" in a name still means leftovers.
  if (isName) reading.states = reading.states.filter(({ state }) => state !== 'cooked')
  return reading
}

/** Corrects a short word when the next word then completes a dish's name: "frid chicken". */
function mendedByNext(
  word: Word,
  next: Word | undefined,
  vocabulary: Vocabulary,
  readAs: Reading['readAs'],
): Word {
  if (next?.stop !== '' || word.isForeign || !isShortStranger(word.plain)) return word
  const as = mended(word.plain, vocabulary)
  if (as === null || vocabulary.nameAt([stem(as), next.stem], 0) < 2) return word
  readAs.push({ typed: word.typed, as })
  return { ...word, plain: as, stem: stem(as) }
}
