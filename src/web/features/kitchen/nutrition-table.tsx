import type { Nutrition, NutritionCoverage } from '#contract/recipe.ts'
import { commonWords } from '#web/words/common.ts'
import { kitchenWords } from '#web/words/kitchen.ts'
import { nutrientOrder, nutrientWords, nutritionWords, unitOf } from '#web/words/nutrition.ts'
import { useWords } from '#web/words/words.ts'

interface NutritionTableProps {
  nutrition: Nutrition
  coverage?: NutritionCoverage | null
  /** Number of servings that the recipe makes. */
  servings: number
}

/** Nutrition per serving and for the whole recipe, with the share of lines that it covers. */
export const NutritionTable = ({ nutrition, coverage, servings }: NutritionTableProps) => {
  const t = useWords(kitchenWords)
  const nutrients = useWords(nutrientWords)
  const n = useWords(nutritionWords)
  const common = useWords(commonWords)
  // Non-breaking spaces within each amount let a line break only between two amounts.
  const inAll = nutrientOrder.map((key) =>
    `${nutrients[key]} ${n[unitOf[key]]({ amount: Math.round(nutrition[key] * servings) })}`.replaceAll(
      ' ',
      '\u00a0',
    ),
  )
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-8 sm:grid-cols-4">
        {nutrientOrder.map((key) => (
          <div
            key={key}
            className="flex items-baseline justify-between border-b border-line py-2 sm:flex-col sm:border-0"
          >
            <dt className="text-ink-soft">{nutrients[key]}</dt>
            <dd className="font-serif text-lg font-semibold tabular-nums">
              {n[unitOf[key]]({ amount: Math.round(nutrition[key]) })}
            </dd>
          </div>
        ))}
      </dl>
      {servings > 1 && (
        <p className="mt-3 text-small text-ink-soft">
          {t.inAll({ servings: common.servings(servings), amounts: inAll.join(', ') })}
        </p>
      )}
      {coverage && (
        <p className="mt-1 text-small text-ink-soft">
          {(coverage.unmatched.length > 0 ? t.coverageBut : t.coverage)({
            counted: coverage.linesCounted,
            lines: coverage.lines,
            unmatched: coverage.unmatched.join(', '),
          })}
        </p>
      )}
    </>
  )
}
