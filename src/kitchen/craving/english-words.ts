import type { Reading } from './reading.ts'
import type { Word } from './words.ts'

/** English words joined by single spaces, stops as commas, with the offset where each word starts. */
export interface EnglishWords {
  text: string
  starts: number[]
}

const between: Readonly<Record<string, string>> = { '': ' ', '/': ' ', '+': ' ' }

/** Joins the words of a reading to one English text that the patterns for figures and names can search. */
export const englishOf = ({ words }: Reading): EnglishWords => joinedWords(words, ({ plain }) => plain)

/** Joins one form of each word to a text, with the offset where each starts: its English, or as it was typed. */
export function joinedWords(words: readonly Word[], formOf: (word: Word) => string): EnglishWords {
  const starts: number[] = []
  let text = ''
  for (const [at, word] of words.entries()) {
    const { stop, start } = word
    const plain = formOf(word)
    // "1.5 hours" is one figure.
    const isDecimal =
      stop === '.' && /^\d+$/.test(plain) && /\d$/.test(text) && words[at - 1]?.end === start - 1
    // "3 adults + 2 kids", and not "10g+ fiber".
    const isSum = stop === '+' && /^\d/.test(plain)
    // "1,200 calories" is one figure.
    const isThousands = /^\d{3}$/.test(plain) && /(?:^| )\d{1,3}$/.test(text) && /[,.]/.test(stop)
    if (text !== '' && !isThousands) text += isDecimal ? '.' : isSum ? ' plus ' : (between[stop] ?? ', ')
    starts.push(text.length)
    text += plain
  }
  return { text, starts }
}
