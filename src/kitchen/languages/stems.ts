import type { ForeignLanguage } from './dictionary.ts'

/**
 * Removes the ending that hides a word from a dictionary: that of a German adjective, and the pronouns that
 * Italian and Spanish write behind a verb (`rosolarlo` → `rosolare`, `córtalas` → `corta`).
 */
export function withoutEnding(folded: string, language: ForeignLanguage): string {
  if (folded.length < 6) return folded
  if (language === 'de') return folded.replace(/(?:e[rsnm]?|n)$/, '')
  if (language === 'it') return folded.replace(/(?<=[aei]r)(?:l[oaie]|gli|ne|si|vi|ci)$/, 'e')
  if (language === 'es') return folded.replace(/(?<=[aer])(?:l[oae]s?|se)$/, '')
  return folded
}
