import { oncePer } from '../../checks/once-per.ts'
import { nameKey } from '../../cookbook/name-key.ts'
import type { Cookbook } from '../../cookbook/open-cookbook.ts'
import { matchFood } from '../../foods/index.ts'
import { isEnglishWord, isOtherWord } from '../../languages/word-ranks.ts'

/** Shortest word that is looked up as two; shorter ones are too often something else. */
const SHORTEST = 6

/** Names of two words in one: "dimsum" for "dim sum". */
const joinedNames = oncePer(({ names }: Cookbook): ReadonlyMap<string, string> => {
  const joined = new Map<string, string>()
  for (const name of names.keys()) {
    const [first, second, ...others] = name.split(' ')
    if (first && second && others.length === 0) joined.set(first + second, name)
  }
  return joined
})

/** Returns a text in which a recipe's name that was typed in one word stands in two: "dim sum" for "dimsum". */
export const spelledApart = (typed: string, cookbook: Cookbook): string =>
  typed.replace(/\p{L}+/gu, (word) => {
    if (word.length < SHORTEST || isEnglishWord(word.toLowerCase()) || isOtherWord(word.toLowerCase()))
      return word
    if (cookbook.names.has(nameKey(word)) || matchFood(word) !== null) return word
    return joinedNames(cookbook).get(nameKey(word)) ?? word
  })
