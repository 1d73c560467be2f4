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

/** Returns the words of a name, folded and in the singular. */
export const nameWordsOf = (text: string): string[] =>
  foldedWords(text).map((word) => stem(word.replace(/'s$/, '')))
