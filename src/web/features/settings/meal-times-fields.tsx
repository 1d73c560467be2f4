import { useState } from 'react'
import type { MealTimes } from '#contract/meal-times.ts'
import { type MealType, mealTypes } from '#contract/meals.ts'
import { useSaveSettings } from '#web/data/settings.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { calendarFeedWords } from '#web/words/calendar-feed.ts'
import { mealTypeWords } from '#web/words/common.ts'
import { useWords } from '#web/words/words.ts'
import { SavingState } from './saving-state.tsx'

/** The fields for meal times; a complete time is saved when its field is left. */
export function MealTimesFields({ times }: { times: MealTimes }) {
  const t = useWords(calendarFeedWords)
  const { mutate: save } = useSaveSettings()
  return (
    <fieldset>
      <legend className="font-semibold">{t.times}</legend>
      <p className="text-small text-ink-soft">{t.timesHint}</p>
      <div className="mt-3 grid max-w-2xl grid-cols-2 gap-4 sm:grid-cols-4">
        {mealTypes.map((type) => (
          <TimeField
            key={`${type} ${times[type]}`}
            type={type}
            time={times[type]}
            onSave={(time) => save({ mealTimes: { ...times, [type]: time } })}
          />
        ))}
      </div>
      <div className="mt-3">
        <SavingState of={['mealTimes']} />
      </div>
    </fieldset>
  )
}

interface TimeFieldProps {
  type: MealType
  time: string
  onSave: (time: string) => void
}

function TimeField({ type, time, onSave }: TimeFieldProps) {
  const t = useWords(calendarFeedWords)
  const names = useWords(mealTypeWords)
  const [fault, setFault] = useState<string>()
  function leave(value: string) {
    setFault(value ? undefined : t.noTime)
    if (value && value !== time) onSave(value)
  }
  return (
    <Field label={names[type]} error={fault}>
      {(control) => (
        <Input
          {...control}
          type="time"
          defaultValue={time}
          onBlur={(event) => leave(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
