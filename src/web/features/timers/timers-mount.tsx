import { lazy, Suspense, useEffect, useState } from 'react'
import { openTimers, useTimers } from './timer-store.ts'
import type { TimersTrayProps } from './timers-tray.tsx'

const TimersTray = lazy(() => import('./timers-tray.tsx').then((m) => ({ default: m.TimersTray })))

interface TimersMountProps extends TimersTrayProps {
  /** Whose timers these are. */
  owner: string
}

/** The tray's place on a screen. Its code comes with the first timer, and stays for the undo of the last. */
export function TimersMount({ owner, placement }: TimersMountProps) {
  const timers = useTimers()
  const [needed, setNeeded] = useState(false)
  useEffect(() => openTimers(owner), [owner])
  if (timers.length > 0 && !needed) setNeeded(true)
  if (!needed) return null
  return (
    <Suspense fallback={null}>
      <TimersTray placement={placement} />
    </Suspense>
  )
}
