import { type ForeignLanguage, foreignLanguages } from './dictionary.ts'
import { foodWords } from './words/food-words.ts'

let tables: ReadonlyMap<ForeignLanguage, ReadonlyMap<string, string>> | undefined

/** Reads the table of foods the other way round, with the first name of each language. */
function build(): ReadonlyMap<ForeignLanguage, ReadonlyMap<string, string>> {
  const rows = foodWords
    .split('\n')
    .filter((row) => row.includes('|'))
    .map((row) => row.split('|').map((cell) => cell.split(',')[0]!.trim()))
  return new Map(
    foreignLanguages.map((language, at) => [
      language,
      new Map(
        rows.flatMap(([english = '', ...names]) => {
          const name = names[at] ?? '-'
          return name === '-' || name === '' ? [] : [[english, name] as const]
        }),
      ),
    ]),
  )
}

/** Returns the name of a food in another language, by its English name; null when the table has none. */
export function ownName(english: string, language: ForeignLanguage): string | null {
  tables ??= build()
  return tables.get(language)?.get(english.toLowerCase()) ?? null
}
