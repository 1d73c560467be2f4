import { Minus, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
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
  /** What the recipe is written for. */
  own: number
  servings: number
  onChange: (servings: number) => void
}

/** For how many: any number from 1 to 100, or the recipe so many times. */
export function ServingsControl({ own, servings, onChange }: ServingsControlProps) {
  const t = useWords(recipesWords)
  const common = useWords(commonWords)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <fieldset className="flex items-center rounded-lg border border-line-strong/60 bg-card">
        <legend className="sr-only">{t.servings}</legend>
        <Step label={t.fewer} disabled={servings <= MIN_SERVINGS} onClick={() => onChange(servings - 1)}>
          <Minus {...icon} className="size-4.5" />
        </Step>
        <ServingsInput servings={servings} onChange={onChange} />
        <Step
          label={t.moreServings}
          disabled={servings >= MAX_SERVINGS}
          onClick={() => onChange(servings + 1)}
        >
          <Plus {...icon} className="size-4.5" />
        </Step>
      </fieldset>
      <fieldset className="flex rounded-lg border border-line-strong/60 bg-card p-0.5">
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

const Step = ({ label, ...rest }: React.ComponentProps<'button'> & { label: string }) => (
  <button
    type="button"
    aria-label={label}
    className="grid size-9 place-items-center text-ink-soft transition-colors duration-150 not-disabled:hover:text-accent disabled:opacity-40 pointer-coarse:size-11"
    {...rest}
  />
)

/** Takes effect when it is a number from 1 to 100, and shows what holds again when it is left. */
function ServingsInput({ servings, onChange }: Pick<ServingsControlProps, 'servings' | 'onChange'>) {
  const t = useWords(recipesWords)
  const [typed, setTyped] = useState(String(servings))
  useEffect(() => setTyped(String(servings)), [servings])
  return (
    <input
      inputMode="numeric"
      aria-label={t.servings}
      value={typed}
      onFocus={(event) => event.target.select()}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '').slice(0, 3)
        setTyped(digits)
        const wanted = Number(digits)
        if (wanted >= MIN_SERVINGS && wanted <= MAX_SERVINGS) onChange(wanted)
      }}
      onBlur={() => setTyped(String(servings))}
      className="h-9 w-10 rounded-md bg-transparent text-center font-semibold tabular-nums pointer-coarse:h-11 pointer-coarse:w-11"
    />
  )
}
