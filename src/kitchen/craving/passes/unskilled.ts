import { nameAt, type Reading, wordAt } from '../reading.ts'
import { thingAt } from '../things.ts'
import { categoryWords } from '../wishes/phrases.ts'
import { wordSet } from '../word-set.ts'
import { isDishKind } from './denied-dishes.ts'
import { notVerbs } from './denying-verbs.ts'
import { isHere } from './phrase-at.ts'

const makingVerbs = wordSet('do make bake cook manage master')
const failings = [
  ...['hopeless', 'useless', 'rubbish', 'terrible', 'awful', 'bad', 'crap', 'no good', 'not good'].flatMap(
    (word) => [`${word} at making`, `${word} at baking`, `${word} at cooking`, `${word} at`],
  ),
  ...['always', 'keep', 'usually'].flatMap((word) =>
    ['ruin', 'ruining', 'burn', 'burning', 'mess up', 'messing up', 'fail at', 'failing at'].map(
      (verb) => `${word} ${verb}`,
    ),
  ),
].map((phrase) => phrase.split(' '))
/** Words that ask for a dish which cannot fail. */
const sureToWork =
  /\b(?:fool-?proof|idiot-?proof|fail-?proof|fail-?safe|easy|easiest|simple|simplest|beginner|(?:can(?:no|['’])?t|cannot|never|hard to|impossible to) (?:fail|mess up|go wrong|screw up)|go wrong)\b/i

/** True where a dish, a kind of dish or a course begins, behind an article or none. */
function isDishAt(reading: Reading, at: number): boolean {
  const from = /^(?:an?|the|any|my)$/.test(wordAt(reading, at)) ? at + 1 : at
  const { stem = '', stop = '' } = reading.words[from] ?? {}
  return (
    (stop === '' || from === at) && (nameAt(reading, from) > 0 || isDishKind(stem) || stem in categoryWords)
  )
}

/**
 * Counts the words by which somebody says that a dish never comes out well, "can't do" or "rubbish at": such a dish is
 * wished for where one that is sure to work is asked for; 0 elsewhere.
 */
export function unskilledAt(reading: Reading, at: number): number {
  const failing = failings.find((phrase) => isHere(reading, at, phrase))
  if (failing && (isDishAt(reading, at + failing.length) || thingAt(reading.words, at + failing.length))) {
    reading.moods.add('simple')
    return failing.length
  }
  const cannot = notVerbs.has(wordAt(reading, at)) && /^ca(?:n'?t|nnot)/.test(wordAt(reading, at))
  return cannot &&
    makingVerbs.has(wordAt(reading, at + 1)) &&
    isDishAt(reading, at + 2) &&
    sureToWork.test(reading.text)
    ? 2
    : 0
}
