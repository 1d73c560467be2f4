import { Eye, Plus } from 'lucide-react'
import type { Meal } from '#contract/meals.ts'
import { weekdayAndDay } from '#web/lib/calendar-day.ts'
import { DishPicture } from '#web/lib/dish-picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { icon } from '#web/ui/icon.ts'
import { calendarWords } from '#web/words/calendar.ts'
import { useWords } from '#web/words/words.ts'
import type { Opened } from './calendar-dialog.tsx'
import { Draggable } from './draggable.tsx'
import { MealMarks } from './meal-marks.tsx'
import { MealMenu } from './meal-menu.tsx'
import { MealTypeBadge } from './meal-type.tsx'
import { mealTitle } from './meal-words.ts'

interface DayCardProps {
  day: string
  isToday: boolean
  meals: readonly Meal[]
  /** True to show a button that opens the day, where no tile has one. */
  hasEye: boolean
  onOpen: (opened: Opened) => void
}

/** The meals of a day: today's beside the month, the chosen day's on a phone. */
export const DayCard = ({ day, isToday, meals, hasEye, onOpen }: DayCardProps) => {
  const t = useWords(calendarWords)
  const name = weekdayAndDay(day)
  const plan = () => onOpen({ what: 'plan', day })
  return (
    <Card className="p-5">
      <div className="flex items-start justify-between gap-2">
        <div>
          <h2 className="text-xl">{isToday ? t.todaysMeals : name}</h2>
          {isToday && <p className="text-small text-ink-soft">{name}</p>}
        </div>
        {hasEye && meals.length > 0 && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={t.viewMealsFor({ day: name })}
            onClick={() => onOpen({ what: 'day', day })}
          >
            <Eye {...icon} />
          </Button>
        )}
      </div>
      {meals.length === 0 ? (
        <div className="mt-4 text-center">
          <p className="mb-4 text-ink-soft">{isToday ? t.noneToday : t.noneThisDay}</p>
          <Button variant="secondary" onClick={plan}>
            <Plus {...icon} />
            {t.planOne}
          </Button>
        </div>
      ) : (
        <>
          <ul className="-mx-2 mt-3 space-y-1">
            {meals.map((meal) => (
              <li key={meal.id}>
                <Draggable id={`card ${meal.id}`} item={{ meal }}>
                  <DayMeal meal={meal} onOpen={onOpen} />
                </Draggable>
              </li>
            ))}
          </ul>
          <Button variant="secondary" className="mt-3 w-full" onClick={plan}>
            <Plus {...icon} />
            {t.addAnother}
          </Button>
        </>
      )}
    </Card>
  )
}

const DayMeal = ({ meal, onOpen }: { meal: Meal; onOpen: (opened: Opened) => void }) => (
  <div className="flex items-start rounded-lg transition-colors duration-150 hover:bg-accent-tint">
    <button
      type="button"
      onClick={() => onOpen({ what: 'edit', day: meal.date, meal })}
      className="flex min-w-0 flex-1 items-start gap-3 rounded-lg p-2 text-left"
    >
      <DishPicture src={meal.recipe?.imageUrl} className="size-16 max-[16rem]:hidden" />
      <span className="min-w-0 flex-1">
        <MealTypeBadge type={meal.mealType} />
        <span dir="auto" className="mt-1 block font-semibold">
          {mealTitle(meal)}
        </span>
        {meal.note && (
          <span dir="auto" className="block text-small text-ink-soft">
            {meal.note}
          </span>
        )}
        <MealMarks meal={meal} />
      </span>
    </button>
    <MealMenu meal={meal} onOpen={onOpen} />
  </div>
)
