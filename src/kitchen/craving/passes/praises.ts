import { type Reading, wordAt } from '../reading.ts'
import { thingAt } from '../things.ts'
import { wordSet } from '../word-set.ts'
import { isLong, notVerbs } from './denying-verbs.ts'
import { isHere } from './phrase-at.ts'

/** Phrases behind a "not" that praise a food: "can't get enough garlic", "never had ramen". */
const praises = [
  'going to cut it',
  'gonna cut it',
  'cut it',
  'get enough',
  'have too much',
  'have too many',
  'your average',
  'your usual',
  'just any',
  'have enough',
  'wait',
  'stop',
  'resist',
  'beat',
  'go wrong',
  'live without',
  'forget',
  'mind',
  'only',
  'just',
  'skimp',
  'hold back',
  'be shy',
  'had',
  'tried',
  'made',
  'eaten',
  'cooked',
  'without',
  'not',
  'leave out',
  'leave off',
  'omit',
  'skip',
  'to mention',
  'too much',
  'too many',
].map((phrase) => phrase.split(' '))

/** Figures of speech that begin like a negation and deny nothing. */
const sayings = [
  'nothing but',
  'nothing beats',
  'nothing like',
  'why not',
  'not only',
  'everything but the kitchen sink',
  'no one makes',
  'nobody makes',
  'no one does',
  'nobody does',
  'pas mal de',
  'no such thing as',
  'not sure',
  'never says no to',
  'never say no to',
  'never said no to',
  'ever says no to',
  'ever say no to',
  "can't say no to",
  'cant say no to',
  "couldn't say no to",
  'no scordare',
  'no scordate',
  'no scordarti',
  'no vedo',
  'no dimenticare',
  'no dimenticate',
  'no olvides',
  'no olvidar',
  'no te olvides de',
].map((phrase) => phrase.split(' '))

/**
 * Counts the words from `at` that only seem to deny: "can't get enough", "why not", "not only"; 0 when there
 * are none.
 */
export function praiseAt(reading: Reading, at: number): number {
  const saying = sayings.find((one) => isHere(reading, at, one))
  if (saying) return saying.length
  if (isQuestion(reading, at) || isNeverWithout(reading, at) || isFirstTime(reading, at)) return 1
  if (!notVerbs.has(wordAt(reading, at)) || isNotDone(reading, at)) return 0
  const phrase = praises.find((one) => isHere(reading, at + 1, one))
  if (!phrase || (isLong(reading, at) && isGivenUp(reading, at + phrase.length + 1))) return 0
  return phrase.length + 1
}

/** True for "shrimp not eaten here", which leaves a food out; "have not eaten" misses it. */
const isNotDone = (reading: Reading, at: number): boolean =>
  wordAt(reading, at) === 'not' &&
  wordAt(reading, at + 1) === 'eaten' &&
  !/^(?:have|has|had|having|ve|i've|we've|i|we)$/.test(wordAt(reading, at - 1))

/** True for what somebody does for the first time, which denies no food: "never melted chocolate before". */
function isFirstTime(reading: Reading, at: number): boolean {
  if (wordAt(reading, at) !== 'never') return false
  const isWork =
    /^(?:made|done|tried|used|worked|(?!need|want|lik|lov|tast|tolerat|digest|eat)[a-z]{3,}ed)$/.test(
      wordAt(reading, at + 1),
    )
  const behind = [2, 3, 4, 5].map((step) => wordAt(reading, at + step))
  return isWork && behind.includes('before')
}

/**
 * Kinds of food that people give up altogether: "haven't had dairy in years" excludes dairy, "haven't had
 * lasagna" misses it.
 */
const wholeKinds = wordSet('dairy gluten wheat lactose meat sugar alcohol pork carb')
const isGivenUp = (reading: Reading, at: number): boolean =>
  wholeKinds.has(thingAt(reading.words, at)?.name ?? '')

/**
 * True for questions and reminders that deny no food: "who doesn't love strawberries", "por qué no",
 * "n'oublie pas", "if I don't use this feta".
 */
function isQuestion({ words }: Reading, at: number): boolean {
  const word = words[at]
  if (!word || !(notVerbs.has(word.plain) || word.plain === 'no')) return false
  const before = words.slice(Math.max(0, at - 3), at).map(({ folded }) => folded)
  const last = before.at(-1) ?? ''
  const next = words[at + 1]?.plain ?? ''
  // A relative clause asks nothing: "for my son who can't eat peanuts".
  const opens = at === 1 || words[at - 1]?.stop !== ''
  if (last === 'who') return opens && /^(?:love|like|want|enjoy)$/.test(next)
  if (/^(?:pourquoi|perche|oublie|oubliez|oublier|oublions|warum|wieso)$/.test(last)) return true
  if (last === 'que' && before.at(-2) === 'por') return true
  const isSpoiling = before.at(-2) === 'if' && /^(?:i|we)$/.test(last) && /^(?:use|finish)$/.test(next)
  return isSpoiling && /^(?:this|that|these|those|the|my)$/.test(words[at + 2]?.folded ?? '')
}

/** True for a double denial, "no meal is complete without bread"; "the same without peanuts" has only one. */
function isNeverWithout({ words }: Reading, at: number): boolean {
  if (words[at]?.plain !== 'without' || !/^(?:complete|same|right)$/.test(words[at - 1]?.plain ?? ''))
    return false
  for (let i = at - 1; i >= Math.max(0, at - 6); i--) {
    if (notVerbs.has(words[i]!.plain) || words[i]!.plain === 'no') return true
    if (words[i]!.stop !== '') return false
  }
  return false
}
