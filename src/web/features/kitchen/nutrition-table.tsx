import type { Nutrition, NutritionCoverage } from '#contract/recipe.ts'

const values: [key: keyof Nutrition, label: string, unit: string][] = [
  ['calories', 'Calories', 'kcal'],
  ['protein', 'Protein', 'g'],
  ['carbs', 'Carbs', 'g'],
  ['fat', 'Fat', 'g'],
  ['fiber', 'Fiber', 'g'],
  ['sugar', 'Sugar', 'g'],
  ['sodium', 'Sodium', 'mg'],
]

interface NutritionTableProps {
  nutrition: Nutrition
  coverage?: NutritionCoverage | null
}

/** Per serving, with how far it can be trusted. */
export const NutritionTable = ({ nutrition, coverage }: NutritionTableProps) => (
  <>
    <dl className="grid grid-cols-2 gap-x-8 sm:grid-cols-4">
      {values.map(([key, label, unit]) => (
        <div
          key={key}
          className="flex items-baseline justify-between border-b border-line py-2 sm:flex-col sm:border-0"
        >
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-serif text-lg font-semibold tabular-nums">
            {Math.round(nutrition[key])} {unit}
          </dd>
        </div>
      ))}
    </dl>
    {coverage && (
      <p className="mt-3 text-[0.9375rem] text-ink-soft">
        {coverage.linesCounted} of {coverage.lines} ingredient lines counted
        {coverage.unmatched.length > 0 && `; not matched: ${coverage.unmatched.join(', ')}`}
      </p>
    )}
  </>
)
