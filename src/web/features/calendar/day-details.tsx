import { BookOpen, Clock, Pencil, Users } from 'lucide-react'
import { Link } from 'react-router'
import { type Meal, mealTypes } from '#contract/meals.ts'
import { paths } from '#web/lib/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { icon } from '#web/ui/icon.ts'
import { MealTypeIcon } from './meal-type.tsx'
import { mealCount, mealTitle, mealTypeNames } from './meal-words.ts'

interface DayDetailsProps {
  meals: readonly Meal[]
  onEdit: (meal: Meal) => void
  onPlan: () => void
  onClose: () => void
}

/** What of a day is planned, by the time of the day. */
export const DayDetails = ({ meals, onEdit, onPlan, onClose }: DayDetailsProps) => (
  <>
    {meals.length === 0 ? (
      <EmptyState
        title="No meals planned"
        text="Start planning your meals for this day"
        action={<Button onClick={onPlan}>Plan a Meal</Button>}
      />
    ) : (
      <div className="space-y-6">
        {mealTypes.map((type) => {
          const ofType = meals.filter(({ mealType }) => mealType === type)
          return (
            <section key={type} aria-labelledby={`meals-${type}`}>
              <div className="flex items-center gap-2.5">
                <MealTypeIcon type={type} className="size-5 text-ink-soft" />
                <h3 id={`meals-${type}`} className="text-lg">
                  {mealTypeNames[type]}
                </h3>
                <Badge className="tabular-nums">{ofType.length}</Badge>
              </div>
              {ofType.length === 0 ? (
                <p className="mt-1 text-ink-soft">No {type} planned</p>
              ) : (
                <ul className="mt-2 space-y-2">
                  {ofType.map((meal) => (
                    <MealLine key={meal.id} meal={meal} onEdit={() => onEdit(meal)} />
                  ))}
                </ul>
              )}
            </section>
          )
        })}
      </div>
    )}
    <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <Button variant="secondary" onClick={onClose}>
        Back to Calendar
      </Button>
      <p className="text-ink-soft tabular-nums">{mealCount(meals.length)} planned</p>
    </div>
  </>
)

function MealLine({ meal, onEdit }: { meal: Meal; onEdit: () => void }) {
  const title = mealTitle(meal)
  const servings = meal.servings ?? meal.recipe?.servings
  return (
    <li className="flex items-start gap-2 rounded-lg border border-line p-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {meal.note && <p className="text-[0.9375rem] text-ink-soft">{meal.note}</p>}
        <p className="mt-1 flex flex-wrap gap-x-4 text-[0.9375rem] text-ink-soft tabular-nums">
          {meal.recipe && <PrepTime minutes={meal.recipe.prepTime} />}
          {servings && <Servings count={servings} />}
        </p>
      </div>
      <Button variant="ghost" size="icon" aria-label={`Edit ${title}`} onClick={onEdit}>
        <Pencil {...icon} />
      </Button>
      {meal.recipe && (
        <Button asChild variant="ghost" size="icon">
          <Link to={paths.recipe(meal.recipe.id)} aria-label={`Open ${meal.recipe.title}`}>
            <BookOpen {...icon} />
          </Link>
        </Button>
      )}
    </li>
  )
}

export const PrepTime = ({ minutes }: { minutes: number }) => (
  <span className="inline-flex items-center gap-1.5">
    <Clock {...icon} className="size-4" />
    {minutes} min<span className="sr-only"> of preparation</span>
  </span>
)

export const Servings = ({ count }: { count: number }) => (
  <span className="inline-flex items-center gap-1.5">
    <Users {...icon} className="size-4" />
    {count === 1 ? '1 serving' : `${count} servings`}
  </span>
)
