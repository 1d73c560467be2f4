import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mealsQuery } from '#web/data/meals.ts'
import { addDays, dayInWords, weekOf } from '#web/lib/calendar-day.ts'
import { useOneAtATime } from '#web/lib/use-one-at-a-time.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { calendarWords } from '#web/words/calendar.ts'
import { useWords } from '#web/words/words.ts'
import { FormActions } from './form-actions.tsx'
import { useMealChanges } from './use-meal-changes.ts'

/** Number of weeks before and after the present one that can be chosen. */
const WEEKS_AROUND = 6

interface CopyWeekFormProps {
  /** A day of the week to fill. */
  day: string
  today: string
  onDone: () => void
}

/**
 * The form that copies the meals of one week to another; by default from the previous week to the one in
 * view.
 */
export function CopyWeekForm({ day, today, onDone }: CopyWeekFormProps) {
  const t = useWords(calendarWords)
  const { copyWeek, copyingWeek } = useMealChanges()
  const sunday = weekOf(day)[0] ?? day
  const [from, setFrom] = useState(addDays(sunday, -7))
  const [to, setTo] = useState(sunday)
  const { data: meals, isPlaceholderData } = useQuery(mealsQuery(from, addDays(from, 6)))
  const found = isPlaceholderData ? undefined : meals?.length
  const save = useOneAtATime<void>(async () => {
    if (from !== to && (await copyWeek({ from, to }))) onDone()
  })

  const weeks = Array.from({ length: 2 * WEEKS_AROUND + 1 }, (_, index) =>
    addDays(sunday, (index - WEEKS_AROUND) * 7),
  )
  const current = weekOf(today)[0] ?? today
  const nameOf = (week: string) => {
    const words = { day: dayInWords(week) }
    if (week === addDays(current, -7)) return t.lastWeek(words)
    if (week === current) return t.thisWeek(words)
    return week === addDays(current, 7) ? t.nextWeek(words) : t.weekOf(words)
  }
  const field = (
    label: string,
    value: string,
    onChange: (week: string) => void,
    under?: string,
    error?: string,
  ) => (
    <Field label={label} hint={under} error={error}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          {weeks.map((week) => (
            <option key={week} value={week}>
              {nameOf(week)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {field(
        t.fromWeek,
        from,
        setFrom,
        found === undefined ? undefined : found === 0 ? t.nothingInWeek : t.planned(found),
      )}
      {field(t.toWeek, to, setTo, undefined, from === to ? t.sameWeek : undefined)}
      <FormActions label={t.copyMeals} busy={copyingWeek} disabled={found === 0} onCancel={onDone} />
    </form>
  )
}
