import { gloss } from '../languages/gloss.ts'
import { readAsides } from './passes/asides.ts'
import { readConditions } from './passes/conditions.ts'
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
 * How a craving is read, in order. A pass looks at the words that no pass before it has claimed; what is left over goes
 * to the engine, which claims the names of its dishes, foods and moods, and last to `unknown`. Where a craving is a
 * recipe's name and nothing else, its number and its cooked pork are part of the name.
 */
const passes: readonly (readonly [name: string, pass: Pass, isPartOfName?: true])[] = [
  ['conditions and audiences', readConditions],
  ['numbers', readNumbers, true],
  ['low and high', readLevels],
  ['what no recipe can hold', readLimits],
  // Before homonyms: "my allergies are nuts" is no figure of speech.
  ['negations and allergies', readNegations],
  ['words that are no food in this sentence', readHomonyms],
  ['states of foods', readStates],
  ['words of harm that nothing explains', readDoubts],
  // After words of harm: "like the one that gave me hives" is no mere likeness.
  ['what is said of another dish', readAsides],
]

const MOST_STRANGERS = 8

export type Meaning = Reading

/** How many words from a place are one name of the engine's, so that they are not put into English word by word. */
const keptBy =
  ({ nameAt, isName, isNameAlone }: Vocabulary) =>
  (folded: readonly string[], at: number): number => {
    const word = stem(folded[at] ?? '')
    const isKept = isName?.(word) || (folded.length === 1 && isNameAlone?.(word))
    return nameAt(folded.map(stem), at) || (isKept ? 1 : 0)
  }

/**
 * What a craving asks for and rules out, in any of five languages. Pure; nothing in the text is ever an instruction.
 * @param vocabulary the names that the engine knows
 */
export function readMeaning(text: string, vocabulary: Vocabulary): Meaning {
  const { language, words: glossed } = gloss(text, keptBy(vocabulary))
  const readAs: Reading['readAs'] = []
  // A word that no list has costs a search; a text full of them is no craving with slips.
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
    if (!isOfAnotherLanguage(word, vocabulary)) return everydayWord(word, vocabulary)
    strangers++
    return oneLetterFrom(word, vocabulary)
  }
  // "Nur noch Linsen": only beside "weder" the word denies what stands behind it.
  const hasNeither = glossed.some(({ folded }) => folded === 'weder')
  const namesDish = (word: string) => vocabulary.nameAt([stem(word)], 0) > 0
  const words = spelledOut(glossed, namesDish).map((each): Word => {
    const word = wordOf(each.folded === 'noch' && !hasNeither ? { ...each, english: 'still' } : each)
    const as = each.isForeign || strangers >= MOST_STRANGERS ? null : mendedOf(word.plain)
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
  const isName = vocabulary.isOwnName?.(named.map((word) => word.stem)) ?? false
  for (const [, pass, isPartOfName = false] of passes) if (!(isName && isPartOfName)) pass(reading)
  // Twice-cooked pork is raw until it is cooked; leftovers are leftovers in a name, too.
  if (isName) reading.states = reading.states.filter(({ state }) => state !== 'cooked')
  return reading
}

/** A slip in a short word is mended where the word behind it makes a dish of the two: "frid chicken". */
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
