import { useFormContext } from 'react-hook-form'
import { categories } from '#contract/common.ts'
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '#contract/limits.ts'
import { DoubtHint } from '#web/ui/doubt-hint.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { categoryWords } from '#web/words/common.ts'
import { editWords } from '#web/words/edit.ts'
import { inFigures } from '#web/words/format.ts'
import { useWords } from '#web/words/words.ts'
import { useDoubt } from './doubts.ts'
import type { RecipeFields } from './recipe-fields.ts'

const MAX_MINUTES = 10_080

const between = (least: number, most: number, words: string) => ({
  required: words,
  validate: (typed: string) => {
    const number = Number.parseInt(typed, 10)
    return (/^\s*\d+\s*$/.test(typed) && number >= least && number <= most) || words
  },
})
/** The fields of a recipe other than its ingredients and steps. */
export function FactFields() {
  const t = useWords(editWords)
  const categoryNames = useWords(categoryWords)
  const {
    register,
    formState: { errors },
  } = useFormContext<RecipeFields>()
  const hints = {
    title: useHint('title'),
    description: useHint('description'),
    category: useHint('category'),
    servings: useHint('servings'),
    prepTime: useHint('prepTime'),
    cookTime: useHint('cookTime'),
    restTime: useHint('restTime'),
  }
  const minutes = between(0, MAX_MINUTES, t.minutesRange({ most: inFigures(MAX_MINUTES) }))
  const numeric = { inputMode: 'numeric', autoComplete: 'off', maxLength: 6 } as const
  return (
    <div className="space-y-5">
      <Field label={t.title} hint={hints.title} error={errors.title?.message}>
        {(control) => (
          <Input
            {...control}
            maxLength={MAX_TITLE_LENGTH}
            {...register('title', { validate: (text) => text.trim() !== '' || t.titleMissing })}
          />
        )}
      </Field>
      <Field label={t.description} hint={hints.description}>
        {(control) => (
          <Textarea
            {...control}
            maxLength={MAX_DESCRIPTION_LENGTH}
            className="field-sizing-content"
            {...register('description')}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Field label={t.category} hint={hints.category} className="col-span-2">
          {(control) => (
            <Select {...control} {...register('category')}>
              {categories.map((one) => (
                <option key={one} value={one}>
                  {categoryNames[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t.servings} hint={hints.servings} error={errors.servings?.message}>
          {(control) => (
            <Input {...control} {...numeric} {...register('servings', between(1, 100, t.servingsRange))} />
          )}
        </Field>
        <Field label={t.prepMinutes} hint={hints.prepTime} error={errors.prepTime?.message}>
          {(control) => <Input {...control} {...numeric} {...register('prepTime', minutes)} />}
        </Field>
        <Field label={t.cookMinutes} hint={hints.cookTime} error={errors.cookTime?.message}>
          {(control) => <Input {...control} {...numeric} {...register('cookTime', minutes)} />}
        </Field>
        <Field label={t.restMinutes} hint={hints.restTime} error={errors.restTime?.message}>
          {(control) => <Input {...control} {...numeric} {...register('restTime', minutes)} />}
        </Field>
      </div>
    </div>
  )
}

function useHint(place: string) {
  const reason = useDoubt(place)
  return reason && <DoubtHint reason={reason} />
}
