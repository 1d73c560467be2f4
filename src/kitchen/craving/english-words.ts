import type { Reading } from './reading.ts'

/** The English words with one space between them, stops as commas, and where each word begins. */
export interface EnglishWords {
  text: string
  starts: number[]
}

const between: Readonly<Record<string, string>> = { '': ' ', '/': ' ', '+': ' ' }

/** Each word that was read, with the stops between them as commas: what patterns for figures and names look at. */
export function englishOf(reading: Reading): EnglishWords {
  const starts: number[] = []
  let text = ''
  for (const [at, { plain, stop, start }] of reading.words.entries()) {
    // "1.5 hours" is one figure.
    const isDecimal =
      stop === '.' && /^\d+$/.test(plain) && /\d$/.test(text) && reading.words[at - 1]?.end === start - 1
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
