import { type Reading, wordAt } from '../reading.ts'
import { wordSet } from '../word-set.ts'
import { isHere } from './phrase-at.ts'

/** Words that stand for any food or dish. */
export const whatever = wordSet('anything everything something food foods dishes meals recipes things stuff')
const having: readonly (readonly string[])[] = [
  'with',
  'containing',
  'that has',
  'that have',
  'that contains',
  'that contain',
  'made with',
  'made of',
  'made from',
  'resembling a',
  'that resembles a',
  'that resemble',
  'that looks like a',
  'that looks like',
  'that tastes like',
].map((phrase) => phrase.split(' '))

/** Counts the words of "anything with" before a food of a denied list; 0 elsewhere. */
export function anythingWith(reading: Reading, at: number): number {
  if (!whatever.has(wordAt(reading, at))) return 0
  const phrase = having.find((one) => isHere(reading, at + 1, one))
  return phrase ? phrase.length + 1 : 0
}
