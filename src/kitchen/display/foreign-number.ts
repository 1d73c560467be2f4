import type { ForeignLanguage } from '../languages/dictionary.ts'
import { pluralNouns } from './plural-nouns.ts'

/** Plural rules of Romance nouns and adjectives; the first rule that matches applies. */
const rules: Readonly<Record<Exclude<ForeignLanguage, 'de'>, readonly (readonly [RegExp, string])[]>> = {
  es: [
    [/z$/, 'ces'],
    [/[aeiouáéó]$/, '$&s'],
    [/ón$/, 'ones'],
    [/s$/, '$&'],
    [/[lrndj]$/, '$&es'],
  ],
  fr: [
    [/[sxz]$/, '$&'],
    [/(?:eau|eu)$/, '$&x'],
    [/al$/, 'aux'],
    [/$/, 's'],
  ],
  it: [
    [/[iàèéìòù]$/, '$&'],
    [/([cg])a$/, '$1he'],
    [/io$/, 'i'],
    [/([cg])o$/, '$1hi'],
    [/a$/, 'e'],
    [/[oe]$/, 'i'],
  ],
}

/** Words that end the noun and its adjectives; the words behind them keep their number. */
const ending =
  /^(?:de|d['’].*|du|des|di|del|della|dell['’].*|dei|delle|con|avec|à|au|aux|en|sans|senza|sin|da|in|para|pour|per)$/i

/**
 * Puts the noun of an item into the number of its amount: `1 cebolla grande` for two is `cebollas grandes`.
 * German plurals follow no rule, so only nouns of the table change, also as the last part of a compound.
 */
export function inForeignNumber(item: string, isMany: boolean, language: ForeignLanguage): string {
  const comma = item.search(/[,(]/)
  const [head, rest] = comma < 0 ? [item, ''] : [item.slice(0, comma), item.slice(comma)]
  const words = head.split(/(\s+)/)
  const stop = words.findIndex((word) => ending.test(word))
  return (
    words.map((word, at) => (stop >= 0 && at >= stop ? word : inNumber(word, isMany, language))).join('') +
    rest
  )
}

function inNumber(word: string, isMany: boolean, language: ForeignLanguage): string {
  const known = knownNumber(word, isMany, language)
  if (known !== null || language === 'de' || !/^\p{L}+$/u.test(word)) return known ?? word
  // No rule tells a singular from its plural, so only a change from one to many is made.
  if (!isMany || isPlural(word, language)) return word
  for (const [pattern, plural] of rules[language])
    if (pattern.test(word)) return word.replace(pattern, plural)
  return word
}

const isPlural = (word: string, language: ForeignLanguage): boolean =>
  language === 'it' ? /[ie]$/.test(word) && !/[ct]e$|one$/.test(word) : /[sx]$/.test(word)

const tables = new Map<ForeignLanguage, readonly (readonly [one: string, more: string])[]>()

function tableOf(language: ForeignLanguage): readonly (readonly [string, string])[] {
  const known = tables.get(language)
  if (known) return known
  const made = pluralNouns[language].split(', ').map((pair) => pair.split(' / ') as [string, string]) // each has both
  tables.set(language, made)
  return made
}

/**
 * Looks up the other number of a noun in the table: the whole word, or in German the last part of a compound.
 */
function knownNumber(word: string, isMany: boolean, language: ForeignLanguage): string | null {
  const folded = word.toLowerCase()
  for (const [one, more] of tableOf(language)) {
    const [from, to] = isMany ? [one, more] : [more, one]
    if (folded === from) return matchCase(word, to)
    if (language === 'de' && folded.endsWith(from) && folded.length > from.length + 1)
      return word.slice(0, -from.length) + to
  }
  return null
}

const matchCase = (like: string, word: string): string =>
  /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word
