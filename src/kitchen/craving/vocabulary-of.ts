import { oncePer } from '../checks/once-per.ts'
import { isOneWordName, isOwnName, nameAt } from '../cookbook/find/names-in.ts'
import { namesOfOccasions } from '../cookbook/occasions.ts'
import type { Cookbook } from '../cookbook/open-cookbook.ts'
import type { Vocabulary } from './index.ts'
import { kindsOfDish } from './wishes/kinds/kinds-of-dish.ts'
import { LONGEST_PHRASE, lexicon } from './wishes/lexicon.ts'
import { phraseOf } from './wishes/words.ts'

/** Vocabulary of dish names and recipe names, by their words in the singular. */
export const vocabularyOf = oncePer(
  (cookbook: Cookbook): Vocabulary => ({
    nameAt: (stems, at) => Math.max(ownNameAt(stems, at), nameAt(cookbook, stems, at)),
    isOwnName: (stems) => isOwnName(cookbook, stems),
    names: [...kindsOfDish.flatMap(({ names }) => names.map(phraseOf)), ...cookbook.titles],
    isName: (word) => isOneWordName(cookbook, word),
    isNameAlone: (word) => cookbook.names.has(word),
    otherNames: [...cookbook.names.keys(), ...cookbook.knownDishes.keys(), ...namesOfOccasions],
    isOnlyVerb: (word) => cookbook.senses.onlyVerbs.has(word),
    isNeverEaten: (word) => cookbook.senses.neverEaten.has(word) && !cookbook.nameWords.has(word),
  }),
)

function ownNameAt(stems: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST_PHRASE, stems.length - at); length >= 1; length--) {
    const entries = lexicon().get(stems.slice(at, at + length).join(' '))
    if (entries?.some(({ kind }) => kind === 'dish' || (kind === 'equipment' && length > 1))) return length
  }
  return 0
}
