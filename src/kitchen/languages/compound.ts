import { dictionaryOf } from './dictionary.ts'
import { withoutEnding } from './stems.ts'

/** Letters that German puts between the parts of a word: Rind-er-brühe, Kartoffel-n-suppe. */
const links = ['', 's', 'n', 'en', 'es', 'er', 'e']
const SHORTEST_PART = 2
/** Endings that German puts behind a food, with their English words. */
const suffixes: readonly (readonly [RegExp, string[]])[] = [
  [/allergien?$/, ['allergy']],
  [/allergiker(?:in|innen|n)?$/, ['allergy']],
  [/allergisch(?:e[rsnm]?)?$/, ['allergy']],
  [/(?:unvertraglichkeit|intoleranz)$/, ['intolerance']],
  [/(?:intolerante?[rsnm]?)$/, ['intolerance']],
  [/(?:freie?[rsnm]?)$/, ['free']],
  [/(?:lose?[rsnm]?)$/, ['free']],
  [/(?:arme?[rsnm]?)$/, ['low']],
]

/**
 * Translates folded German words written as one: "Erdnussbutter" is `peanut butter`, "Nussallergie"
 * `nut allergy`, "eifrei" `egg free`; null where a part is unknown.
 */
export function compoundParts(folded: string): string[] | null {
  for (const [pattern, english] of suffixes) {
    const head = folded.replace(pattern, '')
    if (head === folded || head.length < SHORTEST_PART) continue
    const parts = partsOf(head)
    if (parts) return english[0] === 'low' ? ['low', ...parts] : [...parts, ...english]
  }
  return folded.length > 5 ? partsOf(folded) : null
}

/**
 * Returns the English words of a German word's parts, trying the longest first part first; null where a part
 * is unknown.
 */
function partsOf(folded: string, depth = 0): string[] | null {
  const dictionary = dictionaryOf('de')
  const known = (part: string) => {
    const meaning = dictionary.get(part) ?? dictionary.get(withoutEnding(part, 'de'))
    return meaning && meaning.kind !== 'grammar' && meaning.english !== '~'
      ? meaning.english.toLowerCase().split(' ')
      : null
  }
  const whole = known(folded)
  if (whole) return whole
  if (depth > 2) return null
  for (let cut = folded.length - SHORTEST_PART; cut >= SHORTEST_PART; cut--) {
    for (const link of links) {
      const head = folded.slice(0, cut)
      if (!head.endsWith(link)) continue
      const first = known(link === '' ? head : head.slice(0, -link.length))
      if (!first || (cut < 3 && folded.length - cut < 4)) continue
      const rest = partsOf(folded.slice(cut), depth + 1)
      if (rest) return [...first, ...rest]
    }
  }
  return null
}
