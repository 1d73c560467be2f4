import type { Nutrition } from '#contract/recipe.ts'

const rows: [key: keyof Nutrition, label: string, unit: string][] = [
  ['calories', 'Calories', 'kcal'],
  ['protein', 'Protein', 'g'],
  ['carbs', 'Carbs', 'g'],
  ['fat', 'Fat', 'g'],
  ['fiber', 'Fiber', 'g'],
  ['sugar', 'Sugar', 'g'],
  ['sodium', 'Sodium', 'mg'],
]

/** What the change does to one serving. */
export function NutritionChange({ before, after }: { before: Nutrition | null; after: Nutrition | null }) {
  if (!before || !after) return null
  return (
    <section aria-label="Changes of nutrition">
      <h3 className="border-b border-line pb-1.5 text-lg">Nutrition per serving</h3>
      <table className="mt-1 w-full text-[0.9375rem] tabular-nums">
        <thead className="sr-only">
          <tr>
            <th scope="col">Value</th>
            <th scope="col">Now</th>
            <th scope="col">Then</th>
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, label, unit]) => {
            const [was, is] = [Math.round(before[key]), Math.round(after[key])]
            return (
              <tr key={key}>
                <th scope="row" className="py-0.5 text-left font-normal text-ink-soft">
                  {label}
                </th>
                <td className="py-0.5 text-right text-ink-soft">{was}</td>
                <td className="py-0.5 text-right font-semibold">
                  {is} {unit}
                </td>
                <td className="w-20 py-0.5 text-right">
                  {is === was ? '–' : `${is > was ? '+' : '−'}${Math.abs(is - was)}`}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
