/**
 * A word by how it sounds, for names that are written in many ways in another alphabet or dialect: "kougelhof" and
 * "kugelhopf", "biryani" and "biriyani" are one. Vowels keep their place, not their colour.
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
