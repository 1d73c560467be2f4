import { ArrowRightLeft, CircleCheck, Copy, EllipsisVertical, Pencil, Trash2, Undo2 } from 'lucide-react'
import type { Meal } from '#contract/meals.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { Menu, MenuItem, MenuLine } from '#web/ui/menu.tsx'
import { calendarWords } from '#web/words/calendar.ts'
import { commonWords } from '#web/words/common.ts'
import { useWords } from '#web/words/words.ts'
import type { Opened } from './calendar-dialog.tsx'
import { mealTitle } from './meal-words.ts'
import { useMealChanges } from './use-meal-changes.ts'

/** The menu of a planned meal, which offers all that dragging does. */
export function MealMenu({ meal, onOpen }: { meal: Meal; onOpen: (opened: Opened) => void }) {
  const t = useWords(calendarWords)
  const common = useWords(commonWords)
  const { remove, markCooked } = useMealChanges()
  const day = meal.date
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon" aria-label={t.moreFor({ title: mealTitle(meal) })}>
          <EllipsisVertical {...icon} />
        </Button>
      }
    >
      <MenuItem onSelect={() => onOpen({ what: 'edit', day, meal })}>
        <Pencil {...icon} />
        {t.edit}
      </MenuItem>
      <MenuItem onSelect={() => onOpen({ what: 'move', day, meal })}>
        <ArrowRightLeft {...icon} />
        {t.moveTo}
      </MenuItem>
      <MenuItem onSelect={() => onOpen({ what: 'copy', day, meal })}>
        <Copy {...icon} />
        {t.copyTo}
      </MenuItem>
      {meal.kind === 'recipe' && (
        <MenuItem onSelect={() => void markCooked(meal, meal.cookedOn === null)}>
          {meal.cookedOn ? <Undo2 {...icon} /> : <CircleCheck {...icon} />}
          {meal.cookedOn ? t.markNotCooked : t.markCooked}
        </MenuItem>
      )}
      <MenuLine />
      <MenuItem danger onSelect={() => void remove(meal)}>
        <Trash2 {...icon} />
        {common.remove}
      </MenuItem>
    </Menu>
  )
}
