import type { Nutrition, NutritionCoverage } from '#contract/recipe.ts'
import { commonWords } from '#web/words/common.ts'
import { kitchenWords } from '#web/words/kitchen.ts'
import { nutrientOrder, nutrientWords, nutritionWords, unitOf } from '#web/words/nutrition.ts'
import { useWords } from '#web/words/words.ts'

interface NutritionTableProps {
  nutrition: Nutrition
  coverage?: NutritionCoverage | null
  /** How many servings the recipe makes. */
  servings: number
}

/** Per serving, what that is in all, and how far it can be trusted. */
export const NutritionTable = ({ nutrition, coverage, servings }: NutritionTableProps) => {
  const t = useWords(kitchenWords)
  const nutrients = useWords(nutrientWords)
  const n = useWords(nutritionWords)
  const common = useWords(commonWords)
  // A line ends between two amounts, never within one.
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
