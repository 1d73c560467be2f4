import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CheckReport, GroceryList, Ingredient, Nutrition, NutritionCoverage } from '#contract/recipe.ts'
import { icon } from '#web/ui/icon.ts'

interface SectionProps {
  id: string
  title: string
  children: ReactNode
  className?: string
}

export const Section = ({ id, title, children, className }: SectionProps) => (
  <section aria-labelledby={id} className={className}>
    <h2 id={id} className="border-b border-line pb-2 text-2xl">
      {title}
    </h2>
    <div className="mt-4">{children}</div>
  </section>
)

export const Ingredients = ({ lines }: { lines: Ingredient[] }) => (
  <ul className="divide-y divide-line">
    {lines.map(({ amount, item }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same
      <li key={index} className="py-2.5 leading-6">
        {amount && <span className="font-semibold tabular-nums">{amount} </span>}
        {item}
      </li>
    ))}
  </ul>
)

export const Steps = ({ steps }: { steps: string[] }) => (
  <ol className="space-y-6">
    {steps.map((step, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two steps may read the same
      <li key={index} className="grid grid-cols-[2rem_1fr] gap-2">
        <span aria-hidden="true" className="font-serif text-2xl leading-7 font-semibold text-accent">
          {index + 1}
        </span>
        <p className="max-w-prose text-lg leading-7">{step}</p>
      </li>
    ))}
  </ol>
)

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

export const Groceries = ({ list }: { list: GroceryList }) => (
  <div className="gap-8 sm:columns-2">
    {Object.entries(list).map(([aisle, items]) => (
      <div key={aisle} className="mb-5 break-inside-avoid">
        <h3 className="text-lg">{aisle}</h3>
        <ul className="mt-1">
          {items.map((item) => (
            <li key={item} className="py-1">
              {item}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)

const signs = {
  error: { Sign: TriangleAlert, look: 'text-alert' },
  warning: { Sign: TriangleAlert, look: 'text-amber' },
  note: { Sign: Info, look: 'text-ink-soft' },
} as const

/** What the kitchen looked at before it kept the recipe, and what it found. */
export const KitchenChecks = ({ report }: { report: CheckReport }) => (
  <>
    <ul className="gap-8 sm:columns-2">
      {report.rules.map(({ group, passed }) => (
        <li key={group} className="flex items-center gap-2.5 py-1">
          {passed ? (
            <CircleCheck {...icon} className="size-5 shrink-0 text-leaf" />
          ) : (
            <TriangleAlert {...icon} className="size-5 shrink-0 text-amber" />
          )}
          {group}
          <span className="sr-only">{passed ? ': passed' : ': see below'}</span>
        </li>
      ))}
    </ul>
    {report.findings.length > 0 && (
      <ul className="mt-4 space-y-3">
        {report.findings.map(({ rule, place, severity, message, remedy }) => {
          const { Sign, look } = signs[severity]
          return (
            <li key={`${rule} ${place} ${message}`} className="flex gap-2.5">
              <Sign {...icon} className={`mt-0.5 size-5 shrink-0 ${look}`} />
              <span>
                {message} {remedy && <span className="text-ink-soft">{remedy}</span>}
              </span>
            </li>
          )
        })}
      </ul>
    )}
  </>
)
