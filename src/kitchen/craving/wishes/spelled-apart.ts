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

/** Shortest name that is looked for in two words. */
const SHORTEST_JOINED = 7

/** Names of one word: "cheesesteak". */
const oneWordNames = oncePer(
  ({ names }: Cookbook): ReadonlySet<string> =>
    new Set([...names.keys()].filter((name) => !name.includes(' '))),
)

/** True when two words stand side by side in any name. */
const standTogether = (pair: string, { names }: Cookbook): boolean => {
  for (const name of names.keys()) if (` ${name} `.includes(` ${pair} `)) return true
  return false
}

/**
 * Returns a text in which a recipe's name of one word that was typed in two stands in one: "cheesesteak" for "cheese
 * steak". Two words that stand side by side in another name stay.
 */
export const spelledTogether = (typed: string, cookbook: Cookbook): string => {
  const single = oneWordNames(cookbook)
  return typed.replace(
    /(?<![\p{L}'’-])(?<!\b(?:bundt|loaf|tube|sheet|square|round|inch|springform|layer|jelly roll|\d+x\d+) )(\p{L}{2,}) (?=(\p{L}{3,})(?![\p{L}'’-]))/gu,
    (found, first: string, second: string) => {
      const joined = nameKey(first + second)
      const isJoined =
        joined.length >= SHORTEST_JOINED &&
        single.has(joined) &&
        !standTogether(nameKey(`${first} ${second}`), cookbook)
      return isJoined ? first : found
    },
  )
}
