import { plainLetters } from '../cookbook/name-key.ts'

/**
 * Returns the key under which spellings of one name from another alphabet meet: "puliodharai" and "puliyodharai",
 * "khichri" and "kichri". It keeps the consonants and three kinds of vowels, and neither the stops between words nor
 * an h behind a consonant.
 * @param name folded, in the singular
 */
export const transliterated = (name: string): string =>
  plainLetters(name)
    .replace(/[^a-z]/g, '')
    .replace(/tsch|tch|chh|cz|ch/g, 'C')
    .replace(/sch|sh|ts|tz|dz/g, 's')
    .replace(/dj/g, 'j')
    .replace(/ph/g, 'f')
    .replace(/qu|ck|q/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c/g, 'k')
    .replace(/(?<=[bdgjklmnprstvz])h/g, '')
    .replace(/h(?![aeiouy])/g, '')
    .replace(/[wv]/g, 'v')
    .replace(/z/g, 's')
    .replace(/n(?=[bp])/g, 'm')
    .replace(/[aeiouy]+/g, vowels)
    .replace(/(.)\1+/g, '$1')

/** Returns a run of vowels by kind, each once: "ee", "ey" and "i" sound alike, and so do "oo", "o" and "u". */
const vowels = (run: string): string =>
  run
    .replace(/ai|ay|ae/g, 'e')
    .replace(/au|ao|aw/g, 'o')
    .replace(/[eiy]/g, 'i')
    .replace(/[ou]/g, 'u')
    .replace(/(.)\1+/g, '$1')

/** Returns a key without the difference of voiced and unvoiced letters: "galbi" and "kalbi", "pad gra pao". */
export const unvoiced = (key: string): string =>
  key
    .replace(/g/g, 'k')
    .replace(/b/g, 'p')
    .replace(/d/g, 't')
    .replace(/j/g, 'C')
    .replace(/(.)\1+/g, '$1')

/** Returns the consonants of a key. */
export const consonantsOf = (key: string): string => key.replace(/[aiu]+/g, '').replace(/(.)\1+/g, '$1')
