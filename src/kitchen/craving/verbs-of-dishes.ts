import type { GlossedWord } from '../languages/gloss.ts'
import { stem } from './stem.ts'

/** Verbs of cooking, by the word that they leave in the name of a dish: who is "roasting a chicken" has roast chicken. */
const wordOfDish: ReadonlyMap<string, string> = new Map(
  Object.entries({
    roast: 'roast',
    roasting: 'roast',
    bake: 'baked',
    baking: 'baked',
    grill: 'grilled',
    grilling: 'grilled',
    smoke: 'smoked',
    smoking: 'smoked',
    braise: 'braised',
    braising: 'braised',
    poach: 'poached',
    poaching: 'poached',
    fry: 'fried',
    frying: 'fried',
    steam: 'steamed',
    steaming: 'steamed',
    boil: 'boiled',
    boiling: 'boiled',
    mash: 'mashed',
    mashing: 'mashed',
    scramble: 'scrambled',
    scrambling: 'scrambled',
  }),
)
const articles = /^(?:an?|the|my|our|some|whole|this)$/
/** Largest number of words of a food in the name of such a dish: leg of lamb. */
const MOST = 3

/**
 * Returns the words with a verb of cooking and its object as the name of the dish, "roasting a chicken" as roast
 * chicken, where that is a name.
 */
export function asDishes(
  words: readonly GlossedWord[],
  isName: (stems: readonly string[]) => boolean,
): GlossedWord[] {
  const out: GlossedWord[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    const dish = word.isForeign ? undefined : wordOfDish.get(word.english)
    let from = at + 1
    while (dish && words[from]?.stop === '' && articles.test(words[from]?.english ?? '')) from++
    const isObject = dish !== undefined && (from > at + 1 || dish !== word.english) && !isDenied(words, at)
    const isOwnName = dish !== undefined && lengthOfName(words, at + 1, word.english, isName) > 0
    const name = isObject && !isOwnName ? lengthOfName(words, from, dish, isName) : 0
    const last = words[from - 1]
    if (!dish || name === 0 || !last) out.push(word)
    else {
      out.push({ ...word, english: dish, folded: dish, end: last.end })
      at = from - 1
    }
  }
  return out
}

const denials = /^(?:no|not|never|without|instead|don't|dont|won't|can't|cannot|tired|sick|rather|avoid)$/
/** True for a verb that a word before it denies, so that the object is not what is wished for: "not bake a cake". */
const isDenied = (words: readonly GlossedWord[], at: number): boolean =>
  words.slice(Math.max(0, at - 4), at).some(({ english }) => denials.test(english))

/** Counts the words from a place that form a name with the word before them; 0 for none. */
function lengthOfName(
  words: readonly GlossedWord[],
  from: number,
  dish: string,
  isName: (stems: readonly string[]) => boolean,
): number {
  for (let length = MOST; length >= 1; length--) {
    const food = words.slice(from, from + length)
    if (food.length < length || food.some(({ stop, isForeign }) => stop !== '' || isForeign)) continue
    if (isName([stem(dish), ...food.map(({ english }) => stem(english))])) return length
  }
  return 0
}
