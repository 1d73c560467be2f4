import type { ForeignLanguage } from '../languages/dictionary.ts'

/*
 * Words by which a sentence in another language serves something with a dish, put into English before the translation,
 * which loses them: "dazu passt ein Salat", "une compote convient aussi".
 */

const offers: Readonly<Record<ForeignLanguage, RegExp>> = {
  de: /(?<!\p{L})(?:dazu|hierzu) (?:passt|passen|schmeckt|schmecken|gibt es|reicht man|serviert man)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:(?:lo |la |los |las )?acompañan?|combinan?|(?:van?|quedan?) (?:muy )?bien)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:convien(?:t|nent)|accompagnent?|se marient?|(?:va|vont) (?:très )?bien)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:(?:ottim|buon|perfett)[oaie](?: anche)? (?=con(?!\p{L}))|si accompagnano?|sta(?:nno)? (?:molto )?bene)(?!\p{L})/giu,
}

/** Marks in English what a sentence offers beside the dish. */
export const withOffersMarked = (text: string, language: ForeignLanguage): string =>
  text.replace(offers[language], 'goes well ')

/** Puts a claim before its food, as English has it, in a text that was translated word by word: "mozzarella vegan". */
export const withClaimFirst = (english: string): string =>
  english.replace(/\b(?!(?:is|are|the|and|a|with|or)\b)([a-z]+) vegan\b/gi, 'vegan $1')
