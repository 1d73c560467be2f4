import { Timer as TimerIcon } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { timersWords } from '#web/words/timers.ts'
import { useWords } from '#web/words/words.ts'
import { askToNotify } from './notify.ts'
import { unlockSound } from './sound.ts'
import { clockWords, spanWords } from './time-words.ts'
import { leftOf, type NewTimer } from './timer.ts'
import { startTimer, useTimers } from './timer-store.ts'
import { useNow } from './use-now.ts'

interface TimeButtonProps {
  timer: NewTimer
  /** The time as written in the step. */
  children: string
}

/** A time within a step, as a button that starts its timer; while the timer runs, it shows the time left. */
export function TimeButton({ timer, children }: TimeButtonProps) {
  const t = useWords(timersWords)
  const running = useTimers().find(
    ({ recipeId, step, place }) =>
      recipeId === timer.recipeId && step === timer.step && place === timer.place,
  )
  const now = useNow(running !== undefined)
  const range = timer.upTo > timer.seconds
  const start = () => {
    if (running) return
    unlockSound()
    askToNotify()
    startTimer(timer)
  }
  return (
    <button
      type="button"
      onClick={start}
      // `aria-disabled` instead of `disabled`, which would take the focus from the pressed button.
      aria-disabled={running !== undefined || undefined}
      aria-label={
        running
          ? t.isRunning({ name: timer.name, time: children })
          : (range ? t.startLower : t.start)({
              name: timer.name,
              span: spanWords(timer.seconds),
              range: children,
            })
      }
      className={cx(
        'mx-0.5 inline-flex max-w-full whitespace-normal text-start min-h-14 items-center gap-2 rounded-xl border-2 px-3.5 align-middle font-semibold tabular-nums transition-colors duration-150',
        running
          ? 'border-leaf/40 bg-leaf-tint text-leaf'
          : 'border-accent/40 bg-accent-tint text-accent-strong hover:border-accent',
      )}
    >
      <TimerIcon {...icon} className="size-6 shrink-0" />
      {children}
      {running && <span aria-hidden="true">· {clockWords(leftOf(running, now))}</span>}
    </button>
  )
}
