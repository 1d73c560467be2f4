import { matchFood } from '../foods/index.ts'
import { isEnglishWord, isOtherWord } from '../languages/word-ranks.ts'
import { stem } from './stem.ts'
import { isThing } from './things.ts'
import { equipmentWords } from './wishes/phrases.ts'

/** Shortest word that is read as two; shorter ones are too often a name or a slip. */
const SHORTEST_PAIR = 8
/** Shortest half of such a word. */
const SHORTEST_HALF = 3

/** Second halves that say how the first one is used, so that the pair needs no entry of its own. */
const manners =
  /^(?:baked|fried|roasted|grilled|smoked|cooked|seared|steamed|poached|friendly|style|based|ready)$/

/**
 * Returns the two words of one that was typed together, "groundbeef", "campstove", "ovenbaked"; null for a word that
 * is known as it stands, or whose halves say nothing together.
 * @param isName true for two words in the singular that are a dish, a recipe or a tool
 */
export function partsOfJoined(word: string, isName: (pair: readonly string[]) => boolean): string | null {
  if (Object.hasOwn(equipmentWords, word)) return null
  if (word.length < SHORTEST_PAIR || isEnglishWord(word) || isThing(stem(word)) || matchFood(word))
    return null
  for (let at = SHORTEST_HALF; at <= word.length - SHORTEST_HALF; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    if (![first, stem(second)].every((half) => isEnglishWord(half))) continue
    const pair = `${first} ${second}`
    if (matchFood(pair)?.score === 1) return pair
    // A word of another language is no slip: "tischlein".
    if (!isOtherWord(word) && (manners.test(second) || isName([first, stem(second)]))) return pair
  }
  return null
}
