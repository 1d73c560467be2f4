/**
 * Returns a key for the sound of a word, so that spellings from other alphabets and dialects match:
 * "kougelhof" and "kugelhopf", "biryani" and "biriyani". The key keeps the place of a vowel, but not which
 * vowel it is.
 */
export const soundOf = (word: string): string =>
  word
    .replace(/tsch|tch|sch|sh|cz/g, 'S')
    .replace(/pf|ph|v|w/g, 'f')
    .replace(/gh|dj/g, 'g')
    .replace(/gn/g, 'n')
    .replace(/ck|c|q/g, 'k')
    .replace(/kh/g, 'k')
    .replace(/h/g, '')
    .replace(/ts|tz|z/g, 's')
    .replace(/j/g, 'y')
    .replace(/[aeiouy]+/g, 'a')
    .replace(/(.)\1+/g, '$1')
    .replace(/a$/, '')
