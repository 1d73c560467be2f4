import { useEffect, useState } from 'react'

/** The present time in epoch milliseconds, updated several times a second while something runs. */
export function useNow(running: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    if (!running) return
    const tick = () => setNow(Date.now())
    const ticking = setInterval(tick, 250)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [running])
  return now
}
