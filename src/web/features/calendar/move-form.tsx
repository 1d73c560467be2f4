import { useState } from 'react'
import type { Meal } from '#contract/meals.ts'
import { addDays } from '#web/lib/calendar-day.ts'
import { useOneAtATime } from '#web/lib/use-one-at-a-time.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { calendarWords } from '#web/words/calendar.ts'
import { commonWords } from '#web/words/common.ts'
import { useWords } from '#web/words/words.ts'
import { FormActions } from './form-actions.tsx'
import { useMealChanges } from './use-meal-changes.ts'

interface MoveFormProps {
  meal: Meal
  copies: boolean
  onDone: () => void
}

/** The form that moves or copies a meal to a date, as an alternative to dragging. */
export function MoveForm({ meal, copies, onDone }: MoveFormProps) {
  const t = useWords(calendarWords)
  const common = useWords(commonWords)
  const { move, copy, saving } = useMealChanges()
  const [date, setDate] = useState(addDays(meal.date, 1))
  const save = useOneAtATime<void>(async () => {
    if (date && (await (copies ? copy(meal, date) : move(meal, date)))) onDone()
  })
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Field label={t.newDate} error={date ? undefined : t.chooseDate}>
        {(control) => (
          <Input {...control} type="date" value={date} onChange={(event) => setDate(event.target.value)} />
        )}
      </Field>
      <FormActions label={copies ? common.copy : t.move} busy={saving} onCancel={onDone} />
    </form>
  )
}
