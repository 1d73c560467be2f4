import type { Answer } from '#kitchen/cookbook/answer.ts'
import type { Craving } from '#kitchen/craving/index.ts'
import { readCraving } from '#kitchen/craving/read-craving.ts'
import { answerWithFoodsAtOnce } from '#kitchen/photo/index.ts'
import { testCookbook } from './test-cookbook.ts'

const cookbook = await testCookbook()

/**
 * Cravings by their words, and answers by their craving: a test asks for the same words several times, for
 * the title, for what is told and for the lines, and answering takes most of the time of such tests.
 */
const readings = new Map<string, Craving>()
const answers = new WeakMap<Craving, Map<string, Answer>>()

/** Parses a craving as the product does, with the names of the cookbook known. */
export const readWords = (words: string): Craving => {
  const known = readings.get(words)
  if (known) return known
  const craving = Object.freeze(readCraving(words, undefined, cookbook))
  readings.set(words, craving)
  return craving
}

/** Returns the built-in kitchen's answer to a craving on one of a cook's turns, counted from 1. */
export const answerTo = (craving: Craving, turn = 1, series = 'test'): Answer => {
  const ofCraving = answers.get(craving) ?? new Map<string, Answer>()
  answers.set(craving, ofCraving)
  const key = `${turn} ${series}`
  const answer =
    ofCraving.get(key) ?? Object.freeze(answerWithFoodsAtOnce(cookbook, { craving, series, turn }))
  ofCraving.set(key, answer)
  return answer
}
