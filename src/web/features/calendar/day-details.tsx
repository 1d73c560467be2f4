import { BookOpen, Clock, Pencil, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Meal, mealTypes } from '#contract/meals.ts'
import { paths } from '#web/lib/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { icon } from '#web/ui/icon.ts'
import { calendarWords } from '#web/words/calendar.ts'
import { commonWords, mealTypeWords } from '#web/words/common.ts'
import { useWords } from '#web/words/words.ts'
import type { Opened } from './calendar-dialog.tsx'
import { MealMarks } from './meal-marks.tsx'
import { MealMenu } from './meal-menu.tsx'
import { MealTypeIcon } from './meal-type.tsx'
import { mealTitle } from './meal-words.ts'

interface DayDetailsProps {
  day: string
  meals: readonly Meal[]
  onOpen: (opened: Opened) => void
  onClose: () => void
  /** Further actions on a day with meals. */
  actions?: ReactNode
}

/** The meals of a day, by meal type. */
export const DayDetails = ({ day, meals, onOpen, onClose, actions }: DayDetailsProps) => {
  const t = useWords(calendarWords)
  const names = useWords(mealTypeWords)
  const none = { breakfast: t.noBreakfast, lunch: t.noLunch, dinner: t.noDinner, prep: t.noPrep }
  return (
    <>
      {meals.length === 0 ? (
        <EmptyState
          title={t.noMeals}
          text={t.startPlanning}
          action={<Button onClick={() => onOpen({ what: 'plan', day })}>{t.planAMeal}</Button>}
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
                    {names[type]}
                  </h3>
                  <Badge className="tabular-nums">{ofType.length}</Badge>
                </div>
                {ofType.length === 0 ? (
                  <p className="mt-1 text-ink-soft">{none[type]}</p>
                ) : (
                  <ul className="mt-2 space-y-2">
                    {ofType.map((meal) => (
                      <MealLine key={meal.id} meal={meal} onOpen={onOpen} />
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
          {t.backToCalendar}
        </Button>
        {meals.length > 0 && actions}
        <p className="text-ink-soft tabular-nums">{t.planned(meals.length)}</p>
      </div>
    </>
  )
}

function MealLine({ meal, onOpen }: { meal: Meal; onOpen: (opened: Opened) => void }) {
  const t = useWords(calendarWords)
  const title = mealTitle(meal)
  const servings = meal.servings ?? meal.recipe?.servings
  return (
    <li className="flex items-start gap-1 rounded-lg border border-line p-3">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="font-semibold">
          {title}
        </p>
        {meal.note && (
          <p dir="auto" className="text-small text-ink-soft">
            {meal.note}
          </p>
        )}
        <p className="mt-1 flex flex-wrap gap-x-4 text-small text-ink-soft tabular-nums">
          {meal.recipe && <PrepTime minutes={meal.recipe.prepTime} />}
          {servings && <Servings count={servings} />}
        </p>
        <MealMarks meal={meal} />
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t.editMeal({ title })}
        onClick={() => onOpen({ what: 'edit', day: meal.date, meal })}
      >
        <Pencil {...icon} />
      </Button>
      {meal.recipe && (
        <Button asChild variant="ghost" size="icon">
          <Link to={paths.recipe(meal.recipe.id)} aria-label={t.openRecipe({ title: meal.recipe.title })}>
            <BookOpen {...icon} />
          </Link>
        </Button>
      )}
      <MealMenu meal={meal} onOpen={onOpen} />
    </li>
  )
}

export const PrepTime = ({ minutes }: { minutes: number }) => {
  const t = useWords(calendarWords)
  return (
    <span className="inline-flex items-center gap-1.5">
      <Clock {...icon} className="size-4" />
      <span>
        {t.prepTime({ minutes })}
        <span className="sr-only"> {t.ofPreparation}</span>
      </span>
    </span>
  )
}

export const Servings = ({ count }: { count: number }) => {
  const common = useWords(commonWords)
  return (
    <span className="inline-flex items-center gap-1.5">
      <Users {...icon} className="size-4" />
      {common.servings(count)}
    </span>
  )
}
