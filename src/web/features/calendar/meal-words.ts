import { type Meal, type MealWarning, mealTypes } from '#contract/meals.ts'
import { calendarWords } from '#web/words/calendar.ts'
import { allergenWords, dietWords } from '#web/words/dietary.ts'
import { listFormat } from '#web/words/format.ts'

/** The title of a meal: its recipe's, or the free text. */
export function mealTitle({ kind, recipe, text }: Pick<Meal, 'kind' | 'recipe' | 'text'>): string {
  const title = recipe?.title ?? text ?? ''
  return kind === 'leftovers' ? calendarWords.get().leftoversTitle({ title }) : title
}

/** The meals of each day, sorted by meal type in the order of eating. */
export function mealsByDay(meals: readonly Meal[]): Map<string, Meal[]> {
  const days = new Map<string, Meal[]>()
  for (const meal of meals) {
    const ofDay = days.get(meal.date)
    if (ofDay) ofDay.push(meal)
    else days.set(meal.date, [meal])
  }
  for (const ofDay of days.values())
    ofDay.sort((a, b) => mealTypes.indexOf(a.mealType) - mealTypes.indexOf(b.mealType))
  return days
}

const listed = listFormat({ type: 'unit' })

/** The text of a warning, such as `Contains: Eggs, Milk`. */
export function warningInWords(warning: MealWarning): string {
  const t = calendarWords.get()
  const foods = (allergens: readonly (keyof ReturnType<typeof allergenWords.get>)[]) =>
    listed(allergens.map((one) => allergenWords.get()[one]))
  if (warning.status === 'contains') return t.contains({ foods: foods(warning.allergens) })
  if (warning.status === 'may_contain') return t.mayContain({ foods: foods(warning.allergens) })
  if (warning.status === 'unknown') return t.unknown
  return [
    ...(warning.diets.length > 0
      ? [t.notOfDiet({ diets: listed(warning.diets.map((one) => dietWords.get()[one])) })]
      : []),
    ...(warning.dislikes.length > 0 ? [t.disliked({ foods: listed(warning.dislikes) })] : []),
  ].join(' · ')
}
