import { stem } from '../craving/stem.ts'
import { foldedWords } from '../languages/split-words.ts'

/** Returns the words of a name in the form in which names are compared: folded and in the singular. */
export const nameKey = (name: string): string => plainLetters(nameWordsOf(name).join(' '))

const letters: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  þ: 'th',
}
/** Replaces letters that people often type without their mark and that folding keeps: smørrebrød, gołąbki. */
export const plainLetters = (text: string): string =>
  text.replace(/[øæœßłđðıþ]/g, (letter) => letters[letter] ?? letter)

/** Techniques in names: people type "roast chicken" and "roasted chicken", "grill cheese" and "grilled cheese". */
const techniques: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ baked: 'bake', barbecued: 'barbecue', boiled: 'boil', braised: 'braise', broiled: 'broil' },
    ...{ grilled: 'grill', iced: 'ice', mashed: 'mash', pickled: 'pickle', poached: 'poach' },
    ...{ roasted: 'roast', sauteed: 'saute', scrambled: 'scramble', seared: 'sear', smashed: 'smash' },
    ...{ steamed: 'steam', toasted: 'toast', whipped: 'whip' },
  }),
)

/** Returns the words of a name of several words with a technique in its shortest form. */
export const withPlainTechniques = (words: readonly string[]): string[] =>
  words.length < 2 ? [...words] : words.map((word) => techniques.get(word) ?? word)

/** Returns the words of a name, folded, in the singular, and with a technique in its shortest form. */
export const nameWordsOf = (text: string): string[] =>
  withPlainTechniques(foldedWords(text).map((word) => stem(word.replace(/'s$/, ''))))
