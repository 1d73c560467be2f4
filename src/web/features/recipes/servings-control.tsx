import { cx } from '#web/ui/cx.ts'
import { Stepper } from '#web/ui/stepper.tsx'
import { commonWords } from '#web/words/common.ts'
import { recipesWords } from '#web/words/recipes.ts'
import { useWords } from '#web/words/words.ts'
import { MAX_SERVINGS, MIN_SERVINGS } from './recipe-view-state.ts'

const factors = [
  [1 / 2, '½×', 'half'],
  [1, '1×', 'once'],
  [2, '2×', 'double'],
  [3, '3×', 'triple'],
  [4, '4×', 'fourfold'],
] as const

interface ServingsControlProps {
  /** The recipe's own number of servings. */
  own: number
  servings: number
  onChange: (servings: number) => void
}

/** The control for the servings shown: any number from 1 to 100, or a multiple of the recipe. */
export function ServingsControl({ own, servings, onChange }: ServingsControlProps) {
  const t = useWords(recipesWords)
  const common = useWords(commonWords)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <Stepper
        label={t.servings}
        fewer={t.fewer}
        more={t.moreServings}
        value={servings}
        min={MIN_SERVINGS}
        max={MAX_SERVINGS}
        onChange={onChange}
      />
      <fieldset className="flex flex-wrap rounded-lg border border-line-strong/60 bg-card p-0.5">
        <legend className="sr-only">{t.scale}</legend>
        {factors.map(([factor, sign, word]) => {
          const wanted = own * factor
          const isFit = Number.isInteger(wanted) && wanted >= MIN_SERVINGS && wanted <= MAX_SERVINGS
          return (
            <button
              key={sign}
              type="button"
              disabled={!isFit}
              aria-pressed={servings === wanted}
              aria-label={isFit ? t.scaleTo({ factor: t[word], servings: common.servings(wanted) }) : t[word]}
              onClick={() => onChange(wanted)}
              className={cx(
                'min-h-8 min-w-9 rounded-md px-1.5 font-semibold tabular-nums transition-colors duration-150 pointer-coarse:min-h-11 pointer-coarse:min-w-11',
                'not-disabled:hover:bg-accent-tint disabled:opacity-40',
                servings === wanted ? 'bg-accent-tint text-accent-strong' : 'text-ink-soft',
              )}
            >
              {sign}
            </button>
          )
        })}
      </fieldset>
    </div>
  )
}
