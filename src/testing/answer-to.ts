import { type Answer, answerCraving } from '#kitchen/cookbook/answer-craving.ts'
import type { Craving } from '#kitchen/craving/index.ts'
import { readCraving } from '#kitchen/craving/read-craving.ts'
import { testCookbook } from './test-cookbook.ts'

const cookbook = await testCookbook()

/** A craving as the product reads it, with the names of the cookbook known. */
export const readWords = (words: string): Craving => readCraving(words, undefined, cookbook)

/** What the built-in kitchen answers to a craving at one of a cook's turns, from 1. */
export const answerTo = (craving: Craving, turn = 1, series = 'test'): Answer =>
  answerCraving(cookbook, { craving, series, turn })
