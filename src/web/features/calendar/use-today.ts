import { useEffect, useState } from 'react'
import { today } from '#web/lib/calendar-day.ts'

const LOOK_EVERY_MS = 60_000

/**
 * Today's date in the browser's time zone, also on a page that stays open over midnight, sleeps, or travels
 * to another zone.
 */
export function useToday(): string {
  const [day, setDay] = useState(() => today())
  useEffect(() => {
    const look = () => setDay(today())
    const timer = setInterval(look, LOOK_EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return day
}
