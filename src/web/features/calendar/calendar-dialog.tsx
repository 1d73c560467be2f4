import type { ReactNode } from 'react'
import type { Meal } from '#contract/meals.ts'
import type { ShelfRecipe } from '#contract/shelf.ts'
import { fullDay } from '#web/lib/calendar-day.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { calendarWords } from '#web/words/calendar.ts'
import { shelfWords } from '#web/words/shelf.ts'
import { useWords } from '#web/words/words.ts'
import { CopyWeekForm } from './copy-week-form.tsx'
import { DayDetails } from './day-details.tsx'
import { MealForm } from './meal-form.tsx'
import { mealTitle } from './meal-words.ts'
import { MoveForm } from './move-form.tsx'
import { ShelfForm } from './shelf-form.tsx'

export type Opened =
  | { what: 'plan'; day: string; fromShelf?: ShelfRecipe }
  | { what: 'edit' | 'move' | 'copy'; day: string; meal: Meal }
  | { what: 'day' | 'copy-week' | 'shelf'; day: string }

interface CalendarDialogProps {
  opened: Opened | null
  today: string
  /** Meals of the opened day. */
  meals: readonly Meal[]
  onOpen: (opened: Opened) => void
  onClose: (opened: Opened) => void
  /** Renders further actions on a day. */
  dayActions?: ((day: string) => ReactNode) | undefined
}

/**
 * The calendar's one dialog for a day, a meal or a week; a single one, so that the focus returns to where it
 * came from.
 */
export function CalendarDialog({ opened, today, meals, onOpen, onClose, dayActions }: CalendarDialogProps) {
  const t = useWords(calendarWords)
  const shelf = useWords(shelfWords)
  const close = () => {
    if (opened) onClose(opened)
  }
  const shown = opened && contentOf(opened)
  return (
    <Dialog
      open={opened !== null}
      onOpenChange={(open) => !open && close()}
      title={shown?.title ?? ''}
      {...(shown?.description ? { description: shown.description } : {})}
    >
      {shown?.content}
    </Dialog>
  )

  function contentOf(shows: Opened): { title: string; description?: string; content: ReactNode } {
    const { day } = shows
    const date = fullDay(day)
    switch (shows.what) {
      case 'day':
        return {
          title: t.mealsFor({ date }),
          content: (
            <DayDetails day={day} meals={meals} onOpen={onOpen} onClose={close} actions={dayActions?.(day)} />
          ),
        }
      case 'plan':
        return {
          title: t.planAMeal,
          description: date,
          content: <MealForm date={day} meal={null} fromShelf={shows.fromShelf} onDone={close} />,
        }
      case 'edit':
        return {
          title: t.editMealPlan,
          description: date,
          content: <MealForm date={day} meal={shows.meal} onDone={close} />,
        }
      case 'move':
      case 'copy':
        return {
          title: shows.what === 'copy' ? t.copyMeal : t.moveMeal,
          description: mealTitle(shows.meal),
          content: <MoveForm meal={shows.meal} copies={shows.what === 'copy'} onDone={close} />,
        }
      case 'copy-week':
        return {
          title: t.copyAWeek,
          description: t.copyWeekHint,
          content: <CopyWeekForm day={day} today={today} onDone={close} />,
        }
      case 'shelf':
        return { title: shelf.addTitle, description: shelf.addHint, content: <ShelfForm onDone={close} /> }
    }
  }
}
