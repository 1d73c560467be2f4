import { useEffect, useState } from 'react'
import { inMonth, monthOf, weeksOf } from '#web/lib/calendar-day.ts'
import { useToday } from './use-today.ts'

/** Which month is in view and which day of it is chosen. A view of today stays one over midnight. */
export function useDays() {
  const today = useToday()
  const [month, setMonth] = useState(monthOf(today))
  const [chosen, setChosen] = useState(today)
  const [knownToday, setKnownToday] = useState(today)
  const weeks = weeksOf(month)

  const choose = (day: string) => {
    setChosen(day)
    // A day that the neighbouring months lend to this one's weeks is in view already.
    if (!weeks.some((week) => week.includes(day))) setMonth(monthOf(day))
  }
  useEffect(() => {
    if (today === knownToday) return
    setKnownToday(today)
    if (chosen !== knownToday) return
    setChosen(today)
    if (month === monthOf(knownToday)) setMonth(monthOf(today))
  }, [today, knownToday, chosen, month])

  return {
    today,
    month,
    chosen,
    first: weeks[0]?.[0] ?? chosen,
    last: weeks.at(-1)?.at(-1) ?? chosen,
    choose,
    toMonth: (next: string) => {
      setMonth(next)
      setChosen(inMonth(chosen, next))
    },
    toToday: () => {
      setMonth(monthOf(today))
      setChosen(today)
    },
  }
}
