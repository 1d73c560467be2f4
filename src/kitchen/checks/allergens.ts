import type { Allergen } from '../foods/index.ts'
import { allergens, isPreparedDish, wordsOf } from '../foods/index.ts'
import { foodOf, parseIngredient } from '../ingredients/index.ts'
import type { Language } from '../languages/dictionary.ts'
import { lineInEnglish, readLine } from '../languages/read-lines.ts'
import { recipeLanguage } from '../languages/recipe-language.ts'
import { allergenTraces } from './allergen-traces.ts'
import { looksUnknown } from './unknown-food.ts'

/**
 * Certainty of an allergen. `contains`: a food of the line carries it. `may_contain`: products of this kind
 * often do. `unknown`: the kitchen does not know the food, or only the label of the product can tell.
 */
export type AllergenStatus = 'contains' | 'may_contain' | 'unknown'

/**
 * Answer for one allergen. An allergen that was not found has no answer, which never means "safe" or "free
 * from".
 */
export interface AllergenAnswer {
  /**
   * Allergen among the 14 of EU regulation 1169/2011, annex II. The 9 of the US are among them; wheat is a
   * part of `gluten`.
   */
  allergen: Allergen
  status: AllergenStatus
  /** Indices of the ingredient lines that cause the status, ascending. */
  lines: number[]
  /** Words of those lines that cause the status, for people: `soy sauce, panko`. */
  because: string
}

const weight: Record<AllergenStatus, number> = { contains: 2, may_contain: 1, unknown: 0 }

/**
 * Returns the allergens of a recipe's ingredient lines: the surest status first, then in the order of the
 * annex. It errs on the side of naming an allergen: "almond or oat milk" counts both, and an unknown food
 * makes every allergen that was not found otherwise `unknown`. Lists in German, Spanish, French and Italian
 * are translated to English first. Headings without an amount ("For the sauce:") are skipped. Never throws.
 *
 *     allergensOf([{ amount: '2 tbsp', item: 'Worcestershire sauce' }])
 *     // [{ allergen: 'fish', status: 'contains', lines: [0], because: 'Worcestershire sauce' }, …]
 */
export function allergensOf(lines: readonly { amount: string; item: string }[]): AllergenAnswer[] {
  const language = recipeLanguage(lines)
  const found = lines.flatMap((line, index) => tracesOf(line, language).map((trace) => ({ ...trace, index })))
  return allergens
    .flatMap((allergen): AllergenAnswer[] => {
      const own = found.filter((trace) => trace.allergen === allergen)
      const status = own
        .map((trace) => trace.status)
        .reduce<AllergenStatus | null>(
          (best, each) => (best === null || weight[each] > weight[best] ? each : best),
          null,
        )
      if (status === null) return []
      const causes = own.filter((trace) => trace.status === status)
      return [
        {
          allergen,
          status,
          lines: [...new Set(causes.map(({ index }) => index))],
          because: [...new Set(causes.map(({ phrase }) => phrase))].join(', '),
        },
      ]
    })
    .sort((a, b) => weight[b.status] - weight[a.status])
}

/** Returns the traces of a line; a foreign line with a word that no table has is `unknown` as well. */
function tracesOf(line: { amount: string; item: string }, language: Language) {
  if (isHeading(line)) return []
  const { amount, item, unknown } = lineInEnglish(line, language)
  const text = `${amount} ${item}`.trim()
  const { traces: found, isKnown } = allergenTraces(text)
  // The word told is the one of the list, in the language of its reader.
  const said = language === 'en' ? undefined : readLine(line, language).said?.food
  const traces = said ? found.map((trace) => ({ ...trace, phrase: said })) : found
  const parsed = parseIngredient({ amount, item })
  // The parser knows the meaning of a bare word in its line: the can of a canned food, the juice of a lemon.
  const food = foodOf(parsed)?.food ?? null
  const isCertain = unknown.length === 0 && !isPreparedDish(food)
  if (isCertain && !looksUnknown(parsed.food, food, text, isKnown)) return traces
  const phrase = unknown[0] ?? (parsed.food || text)
  return [...traces, ...allergens.map((allergen) => ({ allergen, status: 'unknown' as const, phrase }))]
}

const isHeading = ({ amount, item }: { amount: string; item: string }): boolean =>
  wordsOf(item).length === 0 || (amount.trim() === '' && /:\s*$|^for the [\p{L} ]{3,40}$/iu.test(item.trim()))
