import {
  type Announcements,
  DndContext,
  DragOverlay,
  KeyboardCode,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { Plus } from 'lucide-react'
import { createContext, type ReactNode, useState } from 'react'
import type { Meal } from '#contract/meals.ts'
import type { ShelfRecipe } from '#contract/shelf.ts'
import { weekdayAndDay } from '#web/lib/calendar-day.ts'
import { atPointer, underPointerOrKeys } from '#web/ui/dragging.ts'
import { icon } from '#web/ui/icon.ts'
import { calendarWords } from '#web/words/calendar.ts'
import { useWords } from '#web/words/words.ts'
import { mealTitle } from './meal-words.ts'
import { nextDayCoordinates } from './next-day-coordinates.ts'
import { useCopyKey } from './use-copy-key.ts'

/** The dragged item: a planned meal, or a recipe of the shelf. */
export type DragItem = { meal: Meal } | { shelf: ShelfRecipe }

/** Data of a drop target. */
export interface DropDay {
  day: string
}

/** Context that is true during a drag. */
export const Carrying = createContext(false)

interface PlanDragProps {
  onMeal: (meal: Meal, day: string, how: { copies: boolean; byKeys: boolean }) => void
  onShelf: (recipe: ShelfRecipe, day: string) => void
  children: ReactNode
}

/**
 * The area in which meals can be dragged to other days: by mouse, by a long touch, and by keyboard. Alt or
 * Ctrl copies them.
 */
export function PlanDrag({ onMeal, onShelf, children }: PlanDragProps) {
  const t = useWords(calendarWords)
  const [dragged, setDragged] = useState<DragItem | null>(null)
  const { isCopying, copies } = useCopyKey(dragged !== null && 'meal' in dragged)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 8 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: nextDayCoordinates,
      // Tab cancels a keyboard drag, and the meal stays where it was.
      keyboardCodes: {
        start: [KeyboardCode.Space, KeyboardCode.Enter],
        cancel: [KeyboardCode.Esc, KeyboardCode.Tab],
        end: [KeyboardCode.Space, KeyboardCode.Enter],
      },
    }),
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointerOrKeys}
      autoScroll={{ threshold: { x: 0, y: 0.15 } }}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t.dragHelp },
        restoreFocus: false,
      }}
      onDragStart={({ active }) => setDragged(itemOf(active))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ active, over, activatorEvent }) => {
        setDragged(null)
        const item = itemOf(active)
        const day = dayOf(over)
        if (!item || !day) return
        if ('shelf' in item) return onShelf(item.shelf, day)
        onMeal(item.meal, day, { copies: copies(), byKeys: activatorEvent instanceof KeyboardEvent })
      }}
    >
      <Carrying value={dragged !== null}>{children}</Carrying>
      <DragOverlay modifiers={[atPointer]} dropAnimation={null} className="size-auto!" zIndex={50}>
        {dragged && (
          <span className="inline-flex max-w-60 items-center gap-2 rounded-lg border border-accent bg-card px-3 py-2 font-semibold shadow-float">
            {isCopying && (
              <>
                <Plus {...icon} className="size-4.5 shrink-0 text-accent" />
                <span className="sr-only">{t.aCopy}</span>
              </>
            )}
            <span dir="auto" className="truncate">
              {nameOf(dragged)}
            </span>
          </span>
        )}
      </DragOverlay>
    </DndContext>
  )
}

interface Told {
  data: { current?: unknown }
}
// Only a `DragItem` is dragged.
const itemOf = (active: Told) => (active.data.current as DragItem | undefined) ?? null
// Only a `DropDay` is a drop target.
const dayOf = (over: Told | null) => (over?.data.current as DropDay | undefined)?.day
const nameOf = (item: DragItem | null) =>
  item ? ('meal' in item ? mealTitle(item.meal) : item.shelf.recipe.title) : ''

const announcements: Announcements = {
  onDragStart: ({ active }) => calendarWords.get().pickedUp({ title: nameOf(itemOf(active)) }),
  onDragOver: ({ active, over }) => {
    const [title, day] = [nameOf(itemOf(active)), dayOf(over)]
    const t = calendarWords.get()
    return day ? t.over({ title, day: weekdayAndDay(day) }) : t.overNothing({ title })
  },
  onDragEnd: ({ active, over }) => {
    const [title, day] = [nameOf(itemOf(active)), dayOf(over)]
    const t = calendarWords.get()
    return day ? t.dropped({ title, day: weekdayAndDay(day) }) : t.leftThere({ title })
  },
  onDragCancel: ({ active }) => calendarWords.get().leftThere({ title: nameOf(itemOf(active)) }),
}
