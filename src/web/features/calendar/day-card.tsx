import { Eye, Plus } from 'lucide-react'
import type { Meal } from '#contract/meals.ts'
import { weekdayAndDay } from '#web/lib/calendar-day.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { icon } from '#web/ui/icon.ts'
import { DishPicture } from './dish-picture.tsx'
import { MealTypeBadge } from './meal-type.tsx'
import { mealTitle } from './meal-words.ts'

interface DayCardProps {
  day: string
  isToday: boolean
  meals: readonly Meal[]
  onPlan: () => void
  onEdit: (meal: Meal) => void
  /** Where no tile has an eye. */
  onView?: (() => void) | undefined
}

/** The meals of a day: of today beside the month, of the chosen day on a phone. */
export const DayCard = ({ day, isToday, meals, onPlan, onEdit, onView }: DayCardProps) => (
  <Card className="p-5">
    <div className="flex items-start justify-between gap-2">
      <div>
        <h2 className="text-xl">{isToday ? "Today's Meals" : weekdayAndDay(day)}</h2>
        {isToday && <p className="text-[0.9375rem] text-ink-soft">{weekdayAndDay(day)}</p>}
      </div>
      {onView && meals.length > 0 && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={`View meals for ${weekdayAndDay(day)}`}
          onClick={onView}
        >
          <Eye {...icon} />
        </Button>
      )}
    </div>
    {meals.length === 0 ? (
      <div className="mt-4 text-center">
        <p className="mb-4 text-ink-soft">
          {isToday ? 'No meals planned for today' : 'No meals planned for this day'}
        </p>
        <Button variant="secondary" onClick={onPlan}>
          <Plus {...icon} />
          Plan a meal
        </Button>
      </div>
    ) : (
      <>
        <ul className="-mx-2 mt-3 space-y-1">
          {meals.map((meal) => (
            <li key={meal.id}>
              <button
                type="button"
                onClick={() => onEdit(meal)}
                className="flex w-full items-start gap-3 rounded-lg p-2 text-left transition-colors duration-150 hover:bg-accent-tint"
              >
                <DishPicture src={meal.recipe?.imageUrl} className="size-16" />
                <span className="min-w-0 flex-1">
                  <MealTypeBadge type={meal.mealType} />
                  <span className="mt-1 block font-semibold">{mealTitle(meal)}</span>
                  {meal.note && <span className="block text-[0.9375rem] text-ink-soft">{meal.note}</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <Button variant="secondary" className="mt-3 w-full" onClick={onPlan}>
          <Plus {...icon} />
          Add another meal
        </Button>
      </>
    )}
  </Card>
)
