import type { Nutrition } from '#contract/recipe.ts'
import { cx } from '#web/ui/cx.ts'

const shown = [
  ['calories', 'kcal', ''],
  ['protein', 'protein', ' g'],
  ['carbs', 'carbs', ' g'],
  ['fat', 'fat', ' g'],
] as const

/** Calories, protein, carbs and fat of one serving, in one line of four. */
export const CardNutrition = ({
  nutrition,
  className,
}: {
  nutrition: Nutrition | null
  className?: string
}) =>
  nutrition ? (
    <dl
      aria-label="Nutrition per serving"
      className={cx(
        'grid h-13 grid-cols-4 items-center divide-x divide-line border-y border-line text-center leading-5 tabular-nums',
        className,
      )}
    >
      {shown.map(([key, label, unit]) => (
        <div key={key} className="flex min-w-0 flex-col-reverse">
          <dt className="truncate text-[0.8125rem] text-ink-soft">{label}</dt>
          <dd className="truncate text-[0.9375rem] font-semibold">
            {Math.round(nutrition[key])}
            {unit}
          </dd>
        </div>
      ))}
    </dl>
  ) : (
    <p
      className={cx(
        'flex h-13 items-center justify-center border-y border-line text-[0.9375rem] text-ink-soft',
        className,
      )}
    >
      Nutrition is not known
    </p>
  )
