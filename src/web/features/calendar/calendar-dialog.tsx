import type { Meal } from '#contract/meals.ts'
import { fullDay } from '#web/lib/calendar-day.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DayDetails } from './day-details.tsx'
import { MealForm } from './meal-form.tsx'

export type Opened =
  | { what: 'plan'; day: string }
  | { what: 'edit'; day: string; meal: Meal }
  | { what: 'day'; day: string }

interface CalendarDialogProps {
  opened: Opened | null
  /** Of the opened day. */
  meals: readonly Meal[]
  onOpen: (opened: Opened | null) => void
}

/** The calendar's one window: a day, or a meal. One, so that the focus goes back to where it came from. */
export function CalendarDialog({ opened, meals, onOpen }: CalendarDialogProps) {
  const close = () => onOpen(null)
  const date = opened ? fullDay(opened.day) : ''
  const title =
    opened?.what === 'day' ? `Meals for ${date}` : opened?.what === 'edit' ? 'Edit Meal Plan' : 'Plan a Meal'
  return (
    <Dialog
      open={opened !== null}
      onOpenChange={(open) => !open && close()}
      title={title}
      {...(opened?.what === 'day' ? {} : { description: date })}
    >
      {opened?.what === 'day' ? (
        <DayDetails
          meals={meals}
          onEdit={(meal) => onOpen({ what: 'edit', day: opened.day, meal })}
          onPlan={() => onOpen({ what: 'plan', day: opened.day })}
          onClose={close}
        />
      ) : (
        opened && (
          <MealForm date={opened.day} meal={opened.what === 'edit' ? opened.meal : null} onDone={close} />
        )
      )}
    </Dialog>
  )
}
