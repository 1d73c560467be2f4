import { ChevronDown, ChevronUp, Timer as TimerIcon, Undo2, VolumeX } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { commonWords } from '#web/words/common.ts'
import { timersWords } from '#web/words/timers.ts'
import { useWords } from '#web/words/words.ts'
import { useCanSound } from './sound.ts'
import { clockWords } from './time-words.ts'
import { isOver, leftOf, type Timer } from './timer.ts'
import { TimerRow } from './timer-row.tsx'
import { restoreTimer, useTimers } from './timer-store.ts'
import { useNow } from './use-now.ts'
import { useRinging } from './use-ringing.ts'

/** Milliseconds in which a stopped timer can be restored. */
const UNDO_MS = 10_000

export interface TimersTrayProps {
  /** `floating` above a page's own bars, or `docked` as a part of the screen. */
  placement: 'floating' | 'docked'
}

/**
 * The tray of running timers: one line that expands to all timers at a tap, and by itself when a timer is
 * over.
 */
export function TimersTray({ placement }: TimersTrayProps) {
  const t = useWords(timersWords)
  const common = useWords(commonWords)
  const timers = useTimers()
  const now = useNow(timers.length > 0)
  const [open, setOpen] = useState(false)
  const undo = useRef<HTMLButtonElement>(null)
  const line = useRef<HTMLButtonElement>(null)
  const leave = useFocusKept([undo, line])
  const [stopped, setStopped] = useUndo(() => {
    if (document.activeElement === undo.current) leave()
  })
  useRinging()
  const over = timers.filter((timer) => isOver(timer, now))
  const [next, ...others] = timers
  if (!next && !stopped) return null
  const shown = open ? timers : over
  return (
    <>
      {/* A spacer keeps the end of the page reachable above the tray. */}
      {placement === 'floating' && <div aria-hidden="true" className="h-32 md:hidden" />}
      <section
        aria-label={t.timers}
        data-passing
        className={cx(
          'flex flex-col gap-2 rounded-2xl border border-line bg-card p-2',
          placement === 'docked'
            ? 'max-h-[50dvh] overflow-y-auto py-1'
            : 'fixed inset-x-3 shadow-float bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-35 max-h-[60dvh] overflow-y-auto md:inset-x-auto md:right-6 md:bottom-6 md:w-96',
        )}
      >
        <p role="alert" className="sr-only">
          {over.map(({ name, step }) => t.isUpAtStep({ name, step })).join(' ')}
        </p>
        {shown.length > 0 && (
          <ul
            className={cx(
              'grid grid-cols-1 gap-2',
              placement === 'docked' && shown.length > 1 && 'xl:grid-cols-2',
            )}
          >
            {shown.map((timer) => (
              <TimerRow key={timer.id} timer={timer} now={now} onStopped={setStopped} onGoing={leave} />
            ))}
          </ul>
        )}
        {stopped && (
          <div
            role="status"
            className="flex items-center justify-between gap-3 rounded-xl bg-paper py-1 pr-1 pl-3"
          >
            {t.stopped({ name: stopped.name })}
            <Button
              ref={undo}
              variant="ghost"
              className="min-h-14"
              onClick={() => {
                leave()
                restoreTimer(stopped)
                setStopped(null)
              }}
            >
              <Undo2 {...icon} />
              {common.undo}
            </Button>
          </div>
        )}
        {next && (
          <button
            ref={line}
            type="button"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="flex min-h-14 items-center gap-2.5 rounded-xl px-3 text-left text-lg font-semibold hover:bg-accent-tint"
          >
            <TimerIcon {...icon} className="size-6 shrink-0 text-accent" />
            <span className="min-w-0 flex-1 truncate tabular-nums">
              {open ? t.hide : lineOf(next, now)}
              {!open && others.length > 0 && (
                <span className="text-ink-soft"> {t.andMore(others.length)}</span>
              )}
            </span>
            {open ? <ChevronDown {...icon} className="size-5" /> : <ChevronUp {...icon} className="size-5" />}
          </button>
        )}
        {next && <SoundWarning open={open || over.length > 0} />}
      </section>
    </>
  )
}

function lineOf(timer: Timer, now: number): string {
  const t = timersWords.get()
  const { name } = timer
  if (isOver(timer, now)) return t.isUp({ name })
  const clock = clockWords(leftOf(timer, now))
  return timer.endsAt === null ? t.pausedAt({ name, clock }) : `${name} ${clock}`
}

/** A warning, ahead of time, that the device cannot sound or may silence the timer. */
function SoundWarning({ open }: { open: boolean }) {
  const t = useWords(timersWords)
  const canRing = useCanSound()
  const isTouch = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches
  if (!canRing) {
    return (
      <p className="flex items-center gap-2 px-3 pb-1.5 text-small text-ink-soft">
        <VolumeX {...icon} className="size-5 shrink-0" />
        {t.noSound}
      </p>
    )
  }
  if (!open) return null
  return <p className="px-3 pb-1.5 text-small text-ink-soft">{isTouch ? t.keepOpenPhone : t.keepOpenTab}</p>
}

/** Offers to restore a stopped timer for a while; calls `onForget` before the offer disappears by itself. */
function useUndo(onForget: () => void) {
  const [stopped, setStopped] = useState<Timer | null>(null)
  const before = useRef(onForget)
  before.current = onForget
  useEffect(() => {
    if (!stopped) return
    const forgetting = setTimeout(() => {
      before.current()
      setStopped(null)
    }, UNDO_MS)
    return () => clearTimeout(forgetting)
  }, [stopped])
  return [stopped, setStopped] as const
}

/**
 * Moves the focus on when a timer is removed together with its buttons: to the first of the given elements
 * that exists, or else into the page.
 * @returns the function to call before the focused element is removed
 */
function useFocusKept(heirs: RefObject<HTMLElement | null>[]) {
  const isGoing = useRef(false)
  useEffect(() => {
    if (!isGoing.current) return
    isGoing.current = false
    if (document.activeElement !== document.body) return
    const page = document.querySelector<HTMLElement>('main[tabindex], #main')
    const heir = heirs.find(({ current }) => current)?.current ?? page
    heir?.focus({ preventScroll: true })
  })
  return () => {
    isGoing.current = true
  }
}
