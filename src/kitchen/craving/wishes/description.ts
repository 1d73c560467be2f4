import { nameKey } from '../../cookbook/name-key.ts'
import type { Cookbook } from '../../cookbook/open-cookbook.ts'
import { isDishKind } from '../passes/denied-dishes.ts'
import { isFoodWord } from './lexicon.ts'

/** Foods from which on words describe a dish by themselves. */
const FOODS_OF_A_DISH = 2

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? []

/** True when words describe a dish well enough to find it: a recipe's name, a food in a kind of dish, or two foods. */
export function isDescription(text: string, { names }: Pick<Cookbook, 'names'>): boolean {
  const name = nameKey(text.replace(/^(?:an?|the|some|kind of|sort of|like)\s+/i, ''))
  const words = wordsIn(text)
  const foods = words.filter((word) => isFoodWord(word) && !isDishKind(nameKey(word))).length
  const isOfKind = words.some((word) => isDishKind(nameKey(word)))
  return names.has(name) || foods >= FOODS_OF_A_DISH || (foods > 0 && isOfKind)
}
