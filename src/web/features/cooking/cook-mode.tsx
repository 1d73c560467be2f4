import { ArrowLeft, ArrowRight, Check, X } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import type { Recipe } from '#contract/recipe.ts'
import type { UnitSystem } from '#kitchen/display/index.ts'
import type { StepTime } from '#kitchen/steps/index.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { commonWords } from '#web/words/common.ts'
import { cookingWords } from '#web/words/cooking.ts'
import { useWords } from '#web/words/words.ts'
import { useCookingPlace } from './cooking-place.ts'
import { planCooking } from './cooking-plan.ts'
import { MiseEnPlace } from './mise-en-place.tsx'
import { OtherSteps } from './other-steps.tsx'
import { StepLines } from './step-lines.tsx'
import { StepText } from './step-text.tsx'
import { useStepKeys } from './use-step-keys.ts'
import { useSwipe } from './use-swipe.ts'
import { useWakeLock } from './use-wake-lock.ts'
import { WakeWords } from './wake-words.tsx'

/** Position of a time in a recipe: the step's number, from 1, and the time's index in the step, from 0. */
export interface TimePlace {
  step: number
  place: number
}

interface CookModeProps {
  recipe: Recipe
  view: { servings: number; units: UnitSystem }
  onLeave: () => void
  /** Called after the last step; `forget` makes the next cooking start at the beginning. */
  onFinish: (forget: () => void) => void
  /** Renders the timer button of a time. */
  renderTime: (time: StepTime, words: string, at: TimePlace) => ReactNode
  /** The running timers. */
  timers: ReactNode
}

/** Cook mode: one step at a time, large enough to be read from the stove. */
export function CookMode({ recipe, view, onLeave, onFinish, renderTime, timers }: CookModeProps) {
  const t = useWords(cookingWords)
  const common = useWords(commonWords)
  const { servings, units } = view
  const plan = useMemo(() => planCooking(recipe, { servings, units }), [recipe, servings, units])
  const { steps, ingredients } = plan
  const { step, ready, go, toggleReady, forget } = useCookingPlace(recipe.id, steps.length)
  const wake = useWakeLock()
  const last = step === steps.length - 1
  const next = useCallback(() => (last ? onFinish(forget) : go(step + 1)), [last, onFinish, forget, go, step])
  const back = useCallback(() => go(step - 1), [go, step])
  useStepKeys({ next, back })
  const swipe = useSwipe({ next: last ? () => undefined : next, back })
  const top = useTopOnMove(step)
  const current = steps[step]
  const place = current ? t.place({ step: step + 1, of: steps.length }) : t.ingredients

  return (
    <div className="flex h-dvh flex-col">
      <header className="flex items-center gap-2 border-b border-line bg-card px-2 py-1 md:px-4 md:py-2 short:py-0">
        <Button variant="ghost" className="min-h-14 min-w-14 px-3" aria-label={t.leave} onClick={onLeave}>
          <X {...icon} />
        </Button>
        <div className="min-w-0 flex-1">
          <h1 dir="auto" className="truncate text-lg md:text-xl">
            {recipe.title}
          </h1>
          <p className="text-small text-ink-soft tabular-nums">
            {place} · {t.forServings({ servings })}
          </p>
        </div>
      </header>
      <Progress done={step + 1} of={steps.length} />
      <p role="status" className="sr-only">
        {current ? `${place}. ${current.text}` : t.announce(ingredients.length)}
      </p>
      {/* `relative` makes absolutely placed content, such as the hidden checkboxes, scroll with the
          element instead of lengthening the page. */}
      <main
        ref={top}
        tabIndex={-1}
        className="relative flex-1 touch-pan-y overflow-y-auto outline-none"
        {...swipe}
      >
        <div className="mx-auto grid max-w-7xl grid-cols-1 gap-x-10 gap-y-8 p-4 pb-10 md:p-8 short:gap-y-4 short:p-4 lg:grid-cols-[17rem_1fr]">
          <section aria-label={place} className="min-w-0 lg:order-2">
            {current ? (
              <div className="grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-[1fr_17rem]">
                <p
                  dir="auto"
                  className="max-w-[38rem] text-2xl leading-[1.65] text-pretty md:text-[1.75rem] xl:text-[1.875rem] short:text-2xl short:leading-normal"
                >
                  <StepText
                    step={current}
                    renderTime={(time, words, place) => renderTime(time, words, { step: step + 1, place })}
                  />
                </p>
                <div className="space-y-6">
                  <StepLines lines={current.lines} />
                  {wake !== 'awake' && <WakeWords state={wake} />}
                </div>
              </div>
            ) : (
              <>
                <h2 className="text-2xl md:text-3xl">{t.haveReady}</h2>
                <p className="mt-1 mb-3 text-lg text-ink-soft">
                  {ready.length === 0 ? t.tick : t.readyOf({ ready: ready.length, all: ingredients.length })}
                </p>
                <MiseEnPlace ingredients={ingredients} ready={ready} onToggle={toggleReady} />
                <div className="mt-6">
                  <WakeWords state={wake} />
                </div>
              </>
            )}
          </section>
          <div className="lg:order-1">
            <OtherSteps steps={steps} current={step} onGo={go} />
          </div>
        </div>
      </main>
      <footer className="border-t border-line bg-card px-3 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]">
        <div className="mx-auto flex max-w-7xl flex-col gap-2 lg:flex-row lg:items-end lg:gap-4 lg:px-5 short:flex-row short:items-end">
          <div className="min-w-0 lg:flex-1 short:flex-1">{timers}</div>
          <div className="flex gap-2 max-[16rem]:flex-wrap lg:w-[26rem] lg:shrink-0 short:w-80 short:shrink-0">
            <Button
              variant="secondary"
              className="min-h-16 flex-1 text-lg"
              disabled={step === -1}
              onClick={back}
            >
              <ArrowLeft {...icon} />
              {common.back}
            </Button>
            <Button className="min-h-16 flex-[2] text-lg" onClick={next}>
              {last ? (
                <>
                  <Check {...icon} />
                  {t.finish}
                </>
              ) : (
                <>
                  {step === -1 ? t.startCooking : t.nextStep}
                  <ArrowRight {...icon} />
                </>
              )}
            </Button>
          </div>
        </div>
      </footer>
    </div>
  )
}

const Progress = ({ done, of }: { done: number; of: number }) => (
  <div aria-hidden="true" className="h-1 bg-line">
    <div
      className="h-1 bg-accent-fill transition-[width] duration-200"
      style={{ width: `${(100 * done) / Math.max(1, of)}%` }}
    />
  </div>
)

/** Focuses the page on arrival, and shows each step from its top. */
function useTopOnMove(step: number) {
  const top = useRef<HTMLElement>(null)
  useEffect(() => top.current?.focus({ preventScroll: true }), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is the occasion
  useEffect(() => {
    if (top.current) top.current.scrollTop = 0
  }, [step])
  return top
}
