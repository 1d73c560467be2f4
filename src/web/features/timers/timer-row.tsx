import { Pause, Play, Plus, X } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { Fill } from '#web/words/fill.tsx'
import { timersWords } from '#web/words/timers.ts'
import { useWords } from '#web/words/words.ts'
import { clockWords, rangeWords, spanWords } from './time-words.ts'
import { isOver, leftOf, type Timer } from './timer.ts'
import { addMinute, pauseTimer, removeTimer, resumeTimer } from './timer-store.ts'

interface TimerRowProps {
  timer: Timer
  now: number
  /** Called when a running timer was stopped, so that the tray can offer Undo. */
  onStopped: (timer: Timer) => void
  /** Called before an action that may remove the pressed button. */
  onGoing: () => void
}

const big =
  'inline-flex min-h-14 min-w-14 items-center justify-center gap-1.5 rounded-xl border border-line-strong/60 bg-card px-3 font-semibold transition-colors duration-150 hover:border-accent hover:text-accent [&_svg]:size-5 [&_svg]:shrink-0'

export function TimerRow({ timer, now, onStopped, onGoing }: TimerRowProps) {
  const t = useWords(timersWords)
  const over = isOver(timer, now)
  const isPaused = timer.endsAt === null
  const range = rangeWords(timer)
  return (
    <li className={cx('rounded-xl p-3', over ? 'bg-accent-tint' : 'bg-paper')}>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-lg leading-6 font-semibold">
            {timer.name} <span className="font-normal text-ink-soft">– {spanWords(timer.seconds)}</span>
          </p>
          <p className="truncate text-small text-ink-soft">
            <Fill
              text={t.stepOf}
              parts={{
                step: timer.step,
                recipe: (
                  <Link to={paths.cook(timer.recipeId)} className="underline-offset-4 hover:underline">
                    {timer.recipeTitle}
                  </Link>
                ),
              }}
            />
          </p>
          {range && <p className="text-small text-ink-soft">{range}</p>}
        </div>
        <p className="shrink-0 text-right font-serif text-3xl leading-8 font-semibold tabular-nums">
          {over ? <span className="text-accent-strong">{t.timeIsUp}</span> : clockWords(leftOf(timer, now))}
          {isPaused && (
            <span className="block font-sans text-sm font-semibold text-ink-soft">{t.paused}</span>
          )}
        </p>
      </div>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {over ? (
          <button
            type="button"
            className={cx(
              big,
              'flex-1 border-transparent bg-accent text-on-accent hover:bg-accent-strong hover:text-on-accent',
            )}
            aria-label={t.dismissNamed({ name: timer.name })}
            onClick={() => {
              onGoing()
              removeTimer(timer.id)
            }}
          >
            {t.dismiss}
          </button>
        ) : (
          <>
            <button
              type="button"
              className={cx(big, 'flex-1')}
              aria-label={(isPaused ? t.resumeNamed : t.pauseNamed)({ name: timer.name })}
              onClick={() => (isPaused ? resumeTimer(timer.id) : pauseTimer(timer.id))}
            >
              {isPaused ? <Play {...icon} /> : <Pause {...icon} />}
              {isPaused ? t.resume : t.pause}
            </button>
            <button
              type="button"
              className={big}
              aria-label={t.stopNamed({ name: timer.name })}
              onClick={() => {
                onGoing()
                removeTimer(timer.id)
                onStopped(timer)
              }}
            >
              <X {...icon} />
              {t.stop}
            </button>
          </>
        )}
        <button
          type="button"
          className={big}
          aria-label={t.addMinute({ name: timer.name })}
          onClick={() => {
            onGoing()
            addMinute(timer.id)
          }}
        >
          <Plus {...icon} />
          {spanWords(60)}
        </button>
      </div>
    </li>
  )
}
