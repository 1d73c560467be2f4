import { nameKey } from '../cookbook/name-key.ts'
import type { Cookbook } from '../cookbook/open-cookbook.ts'
import { hasFormOf } from '../languages/word-senses.ts'
import { isManner } from './strangers.ts'

/**
 * Returns a test for adverbs and verbs that cannot matter to a dish, "ever", "survive", "hankering": no recipe's name
 * has them, and they tell no way of making one.
 */
export const talkWords =
  ({ senses, nameWords }: Cookbook) =>
  (word: string): boolean =>
    hasFormOf(senses.inNoName, word) && !nameWords.has(nameKey(word)) && !isManner(word)
