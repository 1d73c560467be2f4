import { ListChecks } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { cookingWords } from '#web/words/cooking.ts'
import { useWords } from '#web/words/words.ts'
import type { PlannedStep } from './cooking-plan.ts'

interface OtherStepsProps {
  steps: PlannedStep[]
  /** Index of the current step; -1 at the ingredients. */
  current: number
  onGo: (step: number) => void
}

/** Links to the ingredients and all steps, dimmed except for the current one. */
export const OtherSteps = ({ steps, current, onGo }: OtherStepsProps) => {
  const t = useWords(cookingWords)
  return (
    <nav aria-label={t.allSteps}>
      <ol className="space-y-1">
        <li>
          <Place
            active={current === -1}
            onClick={() => onGo(-1)}
            sign={<ListChecks {...icon} className="size-6" />}
          >
            {t.ingredients}
          </Place>
        </li>
        {steps.map(({ text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may read the same
          <li key={index}>
            <Place active={index === current} onClick={() => onGo(index)} sign={index + 1}>
              {text}
            </Place>
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface PlaceProps {
  active: boolean
  onClick: () => void
  sign: React.ReactNode
  children: string
}

const Place = ({ active, onClick, sign, children }: PlaceProps) => (
  <button
    type="button"
    aria-current={active ? 'step' : undefined}
    onClick={onClick}
    className={cx(
      'grid min-h-14 w-full grid-cols-[2rem_minmax(0,1fr)] items-center gap-2 rounded-xl px-2 text-start transition-colors duration-150',
      active ? 'bg-accent-tint font-semibold text-ink' : 'text-ink-soft hover:bg-accent-tint hover:text-ink',
    )}
  >
    <span className="grid place-items-center font-serif text-xl font-semibold">{sign}</span>
    <span dir="auto" className="my-1 line-clamp-2 leading-5">
      {children}
    </span>
  </button>
)
