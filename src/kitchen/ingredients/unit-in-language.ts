import type { Language } from '../languages/dictionary.ts'
import { unitWords } from './unit-words.ts'
import { unitOf } from './units.ts'
import { withoutAccents } from './without-accents.ts'

/**
 * Order of the columns in the table of unit words; importing the list from `languages/` would bring its
 * tables to the browser.
 */
const columns = ['en', 'de', 'es', 'fr', 'it'] as const satisfies readonly Language[]

interface UnitNames {
  /** Word printed after the number one; `more` is printed after others. */
  one: string
  more: string
}

interface Spelled {
  unit: string
  /** True for a Romance word for pieces that is a unit only before "of": a "bouquet garni" is a food. */
  needsOf: boolean
}

interface Words {
  /** Units by their folded spelling. */
  bySpelling: ReadonlyMap<string, Spelled>
  pattern: RegExp
  printed: ReadonlyMap<string, readonly UnitNames[]>
}

let made: Words | null = null

const bare = (name: string) => name.replace(/\*$/, '')
/** Folds a spelling so that stops and gaps may be left out: `c. à s.`, `c.à.s.` and `c à s` are one. */
const folded = (name: string) =>
  withoutAccents(name)
    .replace(/[.\s]+/g, ' ')
    .trim()
const patternOf = (spelling: string) => spelling.split(' ').join(String.raw`\.?\s*`)

function words(): Words {
  if (made) return made
  const bySpelling = new Map<string, Spelled>()
  const printed = new Map<string, UnitNames[]>()
  for (const row of unitWords.trim().split('\n')) {
    const cells = row.split('|').map((cell) => cell.trim())
    const english = cells[0] ?? ''
    columns.slice(1).forEach((language, at) => {
      const names = (cells[at + 1] ?? '-').split(',').map((name) => name.trim())
      if (names[0] === '-') return
      const plain = names.map(bare)
      printed.set(
        `${language} ${english}`,
        plain.flatMap((one, index) => (index % 2 === 0 ? [{ one, more: plain[index + 1] ?? one }] : [])),
      )
      const needsOf = language !== 'de' && unitOf(english)?.kind === 'count'
      for (const name of names) {
        const spelling = folded(bare(name))
        if (!bySpelling.has(spelling)) bySpelling.set(spelling, { unit: english, needsOf })
      }
    })
  }
  const spellings = [...bySpelling.keys()].sort((a, b) => b.length - a.length).map(patternOf)
  const pattern = new RegExp(String.raw`^(?:${spellings.join('|')})(?![\p{L}'’])\.?`, 'u')
  made = { bySpelling, pattern, printed }
  return made
}

/**
 * Spoonfuls of butter and oil that share a word with a nut and a fillet: `1 noix de beurre`,
 * `1 filet d'huile`.
 */
const ofFat: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:noix|nuez|noce|nocciola)(?=\s+(?:de|di)\s+(?:beurre|mantequilla|margarin\w*|burro)(?![a-z]))/,
    'knob',
  ],
  [/^(?:filets?|hilos?|fili?)(?=\s+(?:d'huile|de aceite|d'olio|de citron|de vinaigre)(?![a-z]))/, 'drizzle'],
]

/**
 * Text that may follow a unit of pieces: its "of", a bracket, a word for how full it is, or nothing, if the
 * item is separate.
 */
const beforeOf =
  /^\s*(?:$|[(,/]|d'|dell'|(?:de|du|des|di|del|dei|degli|delle|della|dello|bien|ras\w*|colm\w*|abbondant\w*|generos\w*)\b)/

/** Number of characters to search, enough for the longest spelling and the word behind it. */
const LONGEST = 60

/**
 * Returns the English name of the unit that a text begins with in German, Spanish, French or Italian, and the
 * number of characters it takes: `cuillères à soupe de sucre` → `tablespoon`. Returns null if the text begins
 * with no unit.
 */
export function foreignUnitAt(text: string): { name: string; length: number } | null {
  const head = withoutAccents(text.slice(0, LONGEST))
  for (const [pattern, name] of ofFat) {
    const found = pattern.exec(head)
    if (found) return { name, length: found[0].length }
  }
  const { pattern, bySpelling } = words()
  const found = pattern.exec(head)
  const spelled = found && bySpelling.get(folded(found[0]))
  if (!spelled || (spelled.needsOf && !beforeOf.test(head.slice(found[0].length)))) return null
  return { name: spelled.unit, length: found[0].length }
}

/**
 * Returns the word that a language prints after a number: `EL`, `cucharadas`; null where it has no word of
 * its own.
 * @param like the author's word, which is kept: two of a `bote` are `botes`, not `tarros`
 */
export function unitWordIn(unit: string, language: Language, isOne: boolean, like?: string): string | null {
  const pairs = words().printed.get(`${language} ${unit}`)
  if (!pairs) return null
  const said = like === undefined ? undefined : folded(like)
  const names = pairs.find(({ one, more }) => folded(one) === said || folded(more) === said) ?? pairs[0]
  return names ? (isOne ? names.one : names.more) : null
}
