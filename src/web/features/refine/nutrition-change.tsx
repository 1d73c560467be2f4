import type { Nutrition } from '#contract/recipe.ts'
import { nutrientOrder, nutrientWords, nutritionWords, unitOf } from '#web/words/nutrition.ts'
import { refineWords } from '#web/words/refine.ts'
import { useWords } from '#web/words/words.ts'

/** The change in nutrition per serving. */
export function NutritionChange({ before, after }: { before: Nutrition | null; after: Nutrition | null }) {
  const t = useWords(refineWords)
  const nutrients = useWords(nutrientWords)
  const n = useWords(nutritionWords)
  if (!before || !after) return null
  return (
    <section aria-label={t.changesOfNutrition}>
      <h3 className="border-b border-line pb-1.5 text-lg">{t.perServing}</h3>
      <table className="mt-1 w-full text-small tabular-nums">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t.value}</th>
            <th scope="col">{t.now}</th>
            <th scope="col">{t.afterwards}</th>
            <th scope="col">{t.difference}</th>
          </tr>
        </thead>
        <tbody>
          {nutrientOrder.map((key) => {
            const [was, is] = [Math.round(before[key]), Math.round(after[key])]
            return (
              <tr key={key}>
                <th scope="row" className="py-0.5 text-left font-normal text-ink-soft">
                  {nutrients[key]}
                </th>
                <td className="py-0.5 text-right text-ink-soft">{was}</td>
                <td className="py-0.5 text-right font-semibold">{n[unitOf[key]]({ amount: is })}</td>
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
