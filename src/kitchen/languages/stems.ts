import type { ForeignLanguage } from './dictionary.ts'

/** An adjective without the ending that German puts to it, so that the plain form is found. */
export const withoutEnding = (folded: string, language: ForeignLanguage): string =>
  language === 'de' && folded.length > 5 ? folded.replace(/(?:e[rsnm]?|n)$/, '') : folded
