import { useRef, useState } from 'react'
import {
  MAX_MEAL_NOTE_LENGTH,
  MAX_MEAL_TEXT_LENGTH,
  type Meal,
  type MealBody,
  type MealType,
  mealTypes,
} from '#contract/meals.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { PrepTime, Servings } from './day-details.tsx'
import { DishPicture } from './dish-picture.tsx'
import { mealTypeNames } from './meal-words.ts'
import { RecipeSelect } from './recipe-select.tsx'
import { useMealChanges } from './use-meal-changes.ts'

interface MealFormProps {
  date: string
  /** The entry to change; null to plan a new one. */
  meal: Meal | null
  onDone: () => void
}

/** Plans a meal, or changes and removes one. What was written stays when the server refuses. */
export function MealForm({ date, meal, onDone }: MealFormProps) {
  const [recipe, setRecipe] = useState(meal?.recipe ?? null)
  const [text, setText] = useState(meal?.text ?? '')
  const [mealType, setMealType] = useState<MealType | ''>(meal?.mealType ?? '')
  const [servings, setServings] = useState(meal?.servings?.toString() ?? '')
  const [note, setNote] = useState(meal?.note ?? '')
  const servingsField = useRef<HTMLInputElement>(null)
  const { plan, update, remove, saving, removing } = useMealChanges()
  // An entry of plain words stays one; every other is of a recipe.
  const isText = meal !== null && meal.kind !== 'recipe' && meal.recipeId === null

  const servingsFit = servings === '' || (/^\d+$/.test(servings) && +servings >= 1 && +servings <= 100)

  const save = async () => {
    if (saving || removing) return
    if (!mealType || (isText ? !text.trim() : !recipe)) {
      tellFailure(null, { title: 'Error', description: 'Please select a recipe and meal type' })
      return
    }
    if (!servingsFit) return servingsField.current?.focus()
    const body: MealBody = {
      kind: meal?.kind ?? 'recipe',
      ...(recipe ? { recipeId: recipe.id } : {}),
      ...(text.trim() ? { text: text.trim() } : {}),
      date,
      mealType,
      ...(servings ? { servings: Number(servings) } : {}),
      ...(note.trim() ? { note: note.trim() } : {}),
    }
    if (await (meal ? update(meal.id, body) : plan(body))) onDone()
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {isText ? (
        <Field label="Meal">
          {(control) => (
            <Input
              {...control}
              value={text}
              maxLength={MAX_MEAL_TEXT_LENGTH}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
      ) : (
        <Field label="Recipe">
          {(control) => <RecipeSelect control={control} value={recipe} onChange={setRecipe} />}
        </Field>
      )}
      {recipe && (
        <Card className="flex items-center gap-4 bg-paper p-3" data-testid="recipe-preview">
          <DishPicture src={recipe.imageUrl} className="size-20" />
          <div className="min-w-0">
            <p className="font-serif text-lg font-semibold">{recipe.title}</p>
            <p className="mt-1 flex flex-wrap gap-x-4 text-[0.9375rem] text-ink-soft tabular-nums">
              <PrepTime minutes={recipe.prepTime} />
              <Servings count={(servingsFit && Number(servings)) || recipe.servings} />
            </p>
          </div>
        </Card>
      )}
      <Field label="Meal Type">
        {(control) => (
          <Select
            {...control}
            value={mealType}
            onChange={(event) => setMealType(mealTypes.find((type) => type === event.target.value) ?? '')}
          >
            <option value="">Select a meal type</option>
            {mealTypes.map((type) => (
              <option key={type} value={type}>
                {mealTypeNames[type]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {recipe && (
        <Field
          label="Servings (optional)"
          error={servingsFit ? undefined : 'A whole number from 1 to 100, please.'}
        >
          {(control) => (
            <Input
              {...control}
              ref={servingsField}
              inputMode="numeric"
              placeholder={String(recipe.servings)}
              value={servings}
              onChange={(event) => setServings(event.target.value.trim())}
            />
          )}
        </Field>
      )}
      <Field label="Note (optional)">
        {(control) => (
          <Textarea
            {...control}
            value={note}
            maxLength={MAX_MEAL_NOTE_LENGTH}
            placeholder="For example: make extra for lunch tomorrow"
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        {meal && (
          <Button
            variant="danger"
            className="mr-auto"
            busy={removing}
            disabled={saving}
            onClick={async () => (await remove(meal)) && onDone()}
          >
            Remove
          </Button>
        )}
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busy={saving} disabled={removing}>
          {meal ? 'Update' : 'Plan Meal'}
        </Button>
      </div>
    </form>
  )
}
