import { useEffect } from 'react'
import { closeNotices, notify } from './notify.ts'
import { canSound, ring, unlockSound } from './sound.ts'
import { isOver, RINGS_FOR_MS, type Timer } from './timer.ts'
import { markRung, timersNow, useTimers } from './timer-store.ts'

/** Milliseconds that a tab waits when it is muted or hidden, so that other tabs can ring first. */
const WAIT_MUTE_MS = 400
const WAIT_HIDDEN_MS = 200
/** Milliseconds that another process may need to see a value that this one has stored. */
const SETTLE_MS = 150

/**
 * Rings timers that are over, once among all tabs. The end is stored as a time, so a sleeping or reloaded
 * page is right as soon as it wakes; each tab that sees the end pass claims the timer, and the first one
 * rings.
 */
export function useRinging(): void {
  const timers = useTimers()

  useEffect(() => {
    const due = timers.filter(({ rangAt, endsAt }) => rangAt === null && endsAt !== null)
    const next = Math.min(...due.map(({ endsAt }) => endsAt ?? 0))
    let waiting: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(waiting)
      const over = due.filter((timer) => isOver(timer, Date.now()))
      for (const { id } of over) void claim(id)
      if (over.length === 0 && due.length > 0)
        waiting = setTimeout(look, Math.min(Math.max(next - Date.now(), 0) + politeness(), 60_000))
    }
    look()
    // Timeouts are late after sleep, and the return to the page is the first event that reports it.
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      clearTimeout(waiting)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [timers])

  useEffect(() => {
    void closeNotices(timers.filter(({ rangAt }) => rangAt !== null))
  }, [timers])

  const ringing = timers.some(
    (timer) => timer.rangAt !== null && ours.has(endOf(timer)) && Date.now() - timer.rangAt < RINGS_FOR_MS,
  )
  useEffect(() => {
    if (!ringing) return
    const stop = ring()
    const end = setTimeout(stop, RINGS_FOR_MS)
    return () => {
      clearTimeout(end)
      stop()
    }
  }, [ringing])

  useUnlockedSound(timers)
}

/**
 * Ends of the timers that this tab rings for; stored per page, so that changing the screen silences nothing.
 */
const ours = new Set<string>()
/** Key of a timer's end: an added minute gives another end, for which another tab may ring. */
const endOf = ({ id, endsAt }: Timer) => `${id} ${endsAt}`

const politeness = () => (canSound() ? 0 : WAIT_MUTE_MS) + (document.hidden ? WAIT_HIDDEN_MS : 0)

/** Rings for a timer, unless another tab does. */
async function claim(id: string): Promise<void> {
  const take = () => {
    const timer = timersNow().find((one) => one.id === id)
    if (!timer || timer.rangAt !== null || !isOver(timer, Date.now())) return
    ours.add(endOf(timer))
    markRung(id)
    void notify(timer)
  }
  // Locks need a secure context; without one, the tabs' different waits must suffice.
  if (!navigator.locks) return take()
  await navigator.locks.request(`larder.timer.${id}`, async () => {
    take()
    await new Promise((settled) => setTimeout(settled, SETTLE_MS))
  })
}

/** Unlocks the sound with the first touch anywhere, because a reloaded page is muted until then. */
function useUnlockedSound(timers: Timer[]): void {
  const needed = timers.length > 0
  useEffect(() => {
    if (!needed) return
    const unlock = () => unlockSound()
    window.addEventListener('pointerdown', unlock)
    window.addEventListener('keydown', unlock)
    return () => {
      window.removeEventListener('pointerdown', unlock)
      window.removeEventListener('keydown', unlock)
    }
  }, [needed])
}
