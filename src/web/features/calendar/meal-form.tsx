import { useRef, useState } from 'react'
import { MAX_MEAL_NOTE_LENGTH, type Meal, type MealBody, type MealType, mealTypes } from '#contract/meals.ts'
import type { ShelfRecipe } from '#contract/shelf.ts'
import { useAddToShelf, useTakeFromShelf } from '#web/data/shelf.ts'
import { DishPicture } from '#web/lib/dish-picture.tsx'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { useOneAtATime } from '#web/lib/use-one-at-a-time.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { calendarWords } from '#web/words/calendar.ts'
import { commonWords, mealTypeWords } from '#web/words/common.ts'
import { useWords } from '#web/words/words.ts'
import { PrepTime, Servings } from './day-details.tsx'
import { isMissing, MealSubject, type Subject, subjectOf } from './meal-subject.tsx'
import type { ChosenRecipe } from './recipe-select.tsx'
import { useMealChanges } from './use-meal-changes.ts'

interface MealFormProps {
  date: string
  /** The meal to change; null to plan a new one. */
  meal: Meal | null
  /** The shelf's recipe that is planned, and then removed from the shelf. */
  fromShelf?: ShelfRecipe | undefined
  onDone: () => void
}

/** The form that plans, changes or removes a meal; its content stays when the server refuses. */
export function MealForm({ date, meal, fromShelf, onDone }: MealFormProps) {
  const t = useWords(calendarWords)
  const common = useWords(commonWords)
  const typeNames = useWords(mealTypeWords)
  const [subject, setSubject] = useState<Subject>(
    meal ? subjectOf(meal) : { kind: 'recipe', recipe: fromShelf?.recipe ?? null, text: '' },
  )
  const [mealType, setMealType] = useState<MealType | ''>(meal?.mealType ?? '')
  const [servings, setServings] = useState(meal?.servings?.toString() ?? '')
  const [note, setNote] = useState(meal?.note ?? '')
  const servingsField = useRef<HTMLInputElement>(null)
  const { plan, update, remove, saving, removing } = useMealChanges()
  const taking = useTakeFromShelf()
  const adding = useAddToShelf()
  const recipe = subject.kind === 'text' ? null : subject.recipe

  const servingsFit = servings === '' || (/^\d+$/.test(servings) && +servings >= 1 && +servings <= 100)

  const save = useOneAtATime<void>(async () => {
    if (removing) return
    if (!mealType || isMissing(subject)) {
      const description = subject.kind === 'recipe' ? t.missing : t.missingMeal
      tellFailure(null, { title: common.error, description })
      return
    }
    if (recipe && !servingsFit) return servingsField.current?.focus()
    const body: MealBody = {
      kind: subject.kind,
      ...(recipe ? { recipeId: recipe.id } : { text: subject.text.trim() }),
      date,
      mealType,
      ...(recipe && servings ? { servings: Number(servings) } : {}),
      ...(note.trim() ? { note: note.trim() } : {}),
    }
    const offShelf = fromShelf?.recipe.id === recipe?.id ? fromShelf : undefined
    const alongside = offShelf && {
      after: () => taking.mutateAsync(offShelf.recipe.id),
      back: () => adding.mutateAsync({ id: offShelf.recipe.id, addedAt: offShelf.addedAt }),
    }
    if (await (meal ? update(meal, body) : plan(body, alongside))) onDone()
  })

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <MealSubject date={date} value={subject} onChange={setSubject} />
      {recipe && <Preview recipe={recipe} servings={servingsFit ? Number(servings) : 0} />}
      <Field label={t.mealType}>
        {(control) => (
          <Select
            {...control}
            value={mealType}
            onChange={(event) => setMealType(mealTypes.find((type) => type === event.target.value) ?? '')}
          >
            <option value="">{t.selectMealType}</option>
            {mealTypes.map((type) => (
              <option key={type} value={type}>
                {typeNames[type]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {recipe && (
        <Field label={t.servings} error={servingsFit ? undefined : t.wholeNumber}>
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
      <Field label={t.note}>
        {(control) => (
          <Textarea
            {...control}
            value={note}
            maxLength={MAX_MEAL_NOTE_LENGTH}
            placeholder={t.noteExample}
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
            {common.remove}
          </Button>
        )}
        <Button variant="secondary" onClick={onDone}>
          {common.cancel}
        </Button>
        <Button type="submit" busy={saving} disabled={removing}>
          {meal ? t.update : t.planMeal}
        </Button>
      </div>
    </form>
  )
}

/** The chosen recipe, with the number of servings when it is set. */
const Preview = ({ recipe, servings }: { recipe: ChosenRecipe; servings: number }) => (
  <Card className="flex items-center gap-4 bg-paper p-3" data-testid="recipe-preview">
    <DishPicture src={recipe.imageUrl} className="size-20" />
    <div className="min-w-0">
      <p dir="auto" className="font-serif text-lg font-semibold">
        {recipe.title}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4 text-small text-ink-soft tabular-nums">
        <PrepTime minutes={recipe.prepTime} />
        <Servings count={servings || recipe.servings} />
      </p>
    </div>
  </Card>
)
