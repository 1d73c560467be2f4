import { lazy, Suspense, useEffect, useState } from 'react'
import { openTimers, useTimers } from './timer-store.ts'
import type { TimersTrayProps } from './timers-tray.tsx'

const TimersTray = lazy(() => import('./timers-tray.tsx').then((m) => ({ default: m.TimersTray })))

interface TimersMountProps extends TimersTrayProps {
  /** Id of the cook whose timers are shown. */
  owner: string
}

/**
 * The tray's place on a page. Its code is loaded with the first timer and stays, so that the last timer can
 * be restored.
 */
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
