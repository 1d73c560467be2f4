import { Check } from 'lucide-react'
import { partsOf } from '#contract/ingredient-parts.ts'
import type { Ingredient } from '#contract/recipe.ts'
import { withFractionSigns } from '#domain/fraction-signs.ts'
import { cx } from '#web/ui/cx.ts'
import { HeadedLists } from '#web/ui/headed-lists.tsx'
import { icon } from '#web/ui/icon.ts'

interface MiseEnPlaceProps {
  ingredients: Ingredient[]
  ready: number[]
  onToggle: (line: number) => void
}

/** The checklist of ingredients to measure before cooking starts. */
export const MiseEnPlace = ({ ingredients, ready, onToggle }: MiseEnPlaceProps) => (
  <HeadedLists parts={partsOf(ingredients)}>
    {(own, from) => (
      <ul className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
        {own.map(({ amount, item }, index) => {
          const line = from + index
          const isReady = ready.includes(line)
          return (
            <li key={line} className="border-b border-line">
              <label className="flex min-h-14 cursor-pointer items-center gap-3.5 py-2 text-xl leading-7">
                <input
                  type="checkbox"
                  checked={isReady}
                  onChange={() => onToggle(line)}
                  className="peer sr-only"
                />
                <span
                  aria-hidden="true"
                  className={cx(
                    'grid size-8 shrink-0 place-items-center rounded-lg border-2 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent',
                    isReady ? 'border-leaf bg-leaf text-card' : 'border-line-strong',
                  )}
                >
                  {isReady && <Check {...icon} strokeWidth={3} className="size-5" />}
                </span>
                <span dir="auto" className={isReady ? 'text-ink-soft line-through' : undefined}>
                  {amount && <span className="font-semibold tabular-nums">{withFractionSigns(amount)} </span>}
                  {item}
                </span>
              </label>
            </li>
          )
        })}
      </ul>
    )}
  </HeadedLists>
)
