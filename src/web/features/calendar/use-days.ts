import { useEffect, useState } from 'react'
import { inMonth, monthOf, weeksOf } from '#web/lib/calendar-day.ts'
import { useToday } from './use-today.ts'

/** The month in view and its chosen day. A view of today moves on at midnight. */
export function useDays() {
  const today = useToday()
  const [month, setMonth] = useState(monthOf(today))
  const [chosen, setChosen] = useState(today)
  const [knownToday, setKnownToday] = useState(today)
  const weeks = weeksOf(month)

  const choose = (day: string) => {
    setChosen(day)
    // A day of a neighbouring month that fills a week of this month is already visible.
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
