import { type Reading, wordAt } from '../reading.ts'
import { wordSet } from '../word-set.ts'
import { notVerbs } from './denying-verbs.ts'

/** Verbs of giving advice: the dish behind a denied one is what everybody names first. */
const advising = wordSet(
  'say says suggest suggests recommend recommends mention mentions propose proposes tell tells offer offers',
)
/** Verbs of serving, which advise only with somebody behind them: "don't give me another salad". */
const giving = wordSet('give feed serve bring show send hand offer')
const toUs = wordSet('me us')
const between = wordSet('please you just even dare really all everybody everyone')
const objects = wordSet('me us to that it is i we should could can just')
const making = wordSet('make making cook cooking bake baking do doing use try have')
const anybody = wordSet('anyone anybody somebody someone one person you they')

/**
 * Counts the words of "don't say make", "nobody suggest" and "if one more person says" before a dish that is not to be
 * proposed; 0 elsewhere.
 */
export function suggestionAt(reading: Reading, at: number): number {
  const first = wordAt(reading, at)
  let next = at + 1
  const skip = (words: ReadonlySet<string>) => {
    while (words.has(wordAt(reading, next)) && reading.words[next]?.stop === '') next++
  }
  if (notVerbs.has(first) || first === 'nobody') skip(between)
  else if (first === 'no' && wordAt(reading, next) === 'one') next++
  else if (first === 'if') {
    skip(wordSet('one more another'))
    if (!anybody.has(wordAt(reading, next))) return 0
    next++
    skip(between)
  } else return 0
  const isGiven = giving.has(wordAt(reading, next)) && toUs.has(wordAt(reading, next + 1))
  if (!(advising.has(wordAt(reading, next)) || isGiven) || reading.words[next]?.stop !== '') return 0
  next++
  const isTold = wordAt(reading, next - 1).startsWith('tell')
  skip(objects)
  const from = next
  skip(making)
  // "I don't tell my children that there is zucchini in it" advises nobody.
  return isTold && next === from ? 0 : next - at
}
