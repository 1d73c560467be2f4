import { type Answer, answerCraving } from '#kitchen/cookbook/answer-craving.ts'
import type { Craving } from '#kitchen/craving/index.ts'
import { readCraving } from '#kitchen/craving/read-craving.ts'
import { testCookbook } from './test-cookbook.ts'

const cookbook = await testCookbook()

/** Parses a craving as the product does, with the names of the cookbook known. */
export const readWords = (words: string): Craving => readCraving(words, undefined, cookbook)

/** Returns the built-in kitchen's answer to a craving on one of a cook's turns, counted from 1. */
export const answerTo = (craving: Craving, turn = 1, series = 'test'): Answer =>
  answerCraving(cookbook, { craving, series, turn })
