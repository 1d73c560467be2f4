import type { Nutrition } from '#contract/recipe.ts'
import { cx } from '#web/ui/cx.ts'
import { nutritionWords } from '#web/words/nutrition.ts'
import { recipesWords } from '#web/words/recipes.ts'
import { useWords } from '#web/words/words.ts'

const shown = ['calories', 'protein', 'carbs', 'fat'] as const

/** Calories, protein, carbs and fat of one serving, in one line of four. */
export const CardNutrition = ({
  nutrition,
  className,
}: {
  nutrition: Nutrition | null
  className?: string
}) => {
  const t = useWords(recipesWords)
  const n = useWords(nutritionWords)
  return nutrition ? (
    <dl
      aria-label={t.perServing}
      className={cx(
        'grid h-13 grid-cols-4 items-center divide-x divide-line border-y border-line text-center leading-5 tabular-nums',
        className,
      )}
    >
      {shown.map((key) => (
        <div key={key} className="flex min-w-0 flex-col-reverse">
          <dt className="truncate text-fine text-ink-soft">{key === 'calories' ? n.kcal : n[key]}</dt>
          <dd className="truncate text-small font-semibold">
            {key === 'calories'
              ? Math.round(nutrition[key])
              : n.grams({ amount: Math.round(nutrition[key]) })}
          </dd>
        </div>
      ))}
    </dl>
  ) : (
    <p
      className={cx(
        'flex h-13 items-center justify-center border-y border-line text-small text-ink-soft',
        className,
      )}
    >
      {t.nutritionUnknown}
    </p>
  )
}
