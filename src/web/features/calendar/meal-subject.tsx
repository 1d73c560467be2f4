import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_MEAL_TEXT_LENGTH, type Meal, mealKinds } from '#contract/meals.ts'
import { mealsQuery } from '#web/data/meals.ts'
import { addDays, weekdayAndDay } from '#web/lib/calendar-day.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Select } from '#web/ui/select.tsx'
import { calendarWords } from '#web/words/calendar.ts'
import { useWords } from '#web/words/words.ts'
import { mealTitle } from './meal-words.ts'
import { type ChosenRecipe, RecipeSelect } from './recipe-select.tsx'

/** The food of a meal: a recipe, leftovers of one, or free text. */
export interface Subject {
  kind: Meal['kind']
  recipe: ChosenRecipe | null
  text: string
}

export const subjectOf = (meal: Meal): Subject => ({
  kind: meal.kind,
  recipe: meal.recipe,
  text: meal.text ?? '',
})

/** True when the chosen food is not enough to plan a meal. */
export const isMissing = ({ kind, recipe, text }: Subject): boolean =>
  kind === 'recipe' ? !recipe : kind === 'text' ? !text.trim() : !recipe && !text.trim()

/** Number of days that leftovers keep. */
const LEFTOVER_DAYS = 7

interface MealSubjectProps {
  date: string
  value: Subject
  onChange: (subject: Subject) => void
}

export function MealSubject({ date, value, onChange }: MealSubjectProps) {
  const t = useWords(calendarWords)
  const names = { recipe: t.recipe, leftovers: t.leftovers, text: t.somethingElse }
  return (
    <>
      <Segments
        legend={t.whatToPlan}
        legendHidden
        options={mealKinds.map((kind) => ({ value: kind, label: names[kind] }))}
        value={value.kind}
        onChange={(kind) => onChange({ ...value, kind })}
      />
      {value.kind === 'recipe' && (
        <Field label={t.recipe}>
          {(control) => (
            <RecipeSelect
              control={control}
              value={value.recipe}
              onChange={(recipe) => onChange({ ...value, recipe })}
            />
          )}
        </Field>
      )}
      {value.kind === 'leftovers' && <LeftoversOf date={date} value={value} onChange={onChange} />}
      {value.kind === 'text' && (
        <Field label={t.meal}>
          {(control) => (
            <Input
              {...control}
              value={value.text}
              placeholder={t.mealExample}
              maxLength={MAX_MEAL_TEXT_LENGTH}
              onChange={(event) => onChange({ ...value, text: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}

const ANOTHER = 'another'
const OWN_WORDS = 'own-words'

/** The choice of leftovers: from a meal of the last days, or of any recipe. */
function LeftoversOf({ date, value, onChange }: MealSubjectProps) {
  const t = useWords(calendarWords)
  const { data: meals = [] } = useQuery(mealsQuery(addDays(date, -LEFTOVER_DAYS), date))
  const recent = latestOfEach(meals)
  const chosen = recent.find((meal) =>
    value.recipe ? meal.recipeId === value.recipe.id : meal.recipe === null && meal.text === value.text,
  )
  const [wantsAnother, setWantsAnother] = useState(false)
  const isAnother = wantsAnother || (value.recipe !== null && !chosen)
  const isOwnWords = !isAnother && !chosen && value.text !== ''
  return (
    <>
      <Field label={t.leftoversOf}>
        {(control) => (
          <Select
            {...control}
            value={isAnother ? ANOTHER : isOwnWords ? OWN_WORDS : (chosen?.id ?? '')}
            onChange={({ target }) => {
              const meal = recent.find(({ id }) => id === target.value)
              setWantsAnother(target.value === ANOTHER)
              onChange({
                ...value,
                recipe: meal?.recipe ?? null,
                text: meal && !meal.recipe ? (meal.text ?? '') : '',
              })
            }}
          >
            <option value="">{t.chooseLeftovers}</option>
            {recent.map((meal) => (
              <option key={meal.id} value={meal.id}>
                {t.mealAndDay({ title: mealTitle(meal), day: weekdayAndDay(meal.date) })}
              </option>
            ))}
            {isOwnWords && <option value={OWN_WORDS}>{value.text}</option>}
            <option value={ANOTHER}>{t.ofAnotherRecipe}</option>
          </Select>
        )}
      </Field>
      {isAnother && (
        <Field label={t.recipe}>
          {(control) => (
            <RecipeSelect
              control={control}
              value={value.recipe}
              onChange={(recipe) => onChange({ ...value, recipe, text: '' })}
            />
          )}
        </Field>
      )}
    </>
  )
}

/** Keeps the latest meal of each dish, latest day first, because leftovers of a dish are in one pot. */
function latestOfEach(meals: readonly Meal[]): Meal[] {
  const dishes = new Map<string, Meal>()
  for (const meal of meals) {
    if (meal.kind !== 'leftovers') dishes.set(meal.recipeId ?? meal.text ?? '', meal)
  }
  return [...dishes.values()].toSorted((a, b) => Number(a.date < b.date) - Number(a.date > b.date))
}
