import { useState } from 'react'
import { Field } from '#web/ui/field.tsx'
import { calendarWords } from '#web/words/calendar.ts'
import { commonWords } from '#web/words/common.ts'
import { useWords } from '#web/words/words.ts'
import { FormActions } from './form-actions.tsx'
import { type ChosenRecipe, RecipeSelect } from './recipe-select.tsx'
import { usePutOnShelf } from './use-put-on-shelf.ts'

/** The form that puts one of the cook's recipes on the shelf. */
export function ShelfForm({ onDone }: { onDone: () => void }) {
  const t = useWords(calendarWords)
  const common = useWords(commonWords)
  const { put, busy } = usePutOnShelf()
  const [recipe, setRecipe] = useState<ChosenRecipe | null>(null)
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={async (event) => {
        event.preventDefault()
        if (recipe && !busy && (await put(recipe))) onDone()
      }}
    >
      <Field label={t.recipe}>
        {(control) => <RecipeSelect control={control} value={recipe} onChange={setRecipe} />}
      </Field>
      <FormActions label={common.add} busy={busy} disabled={!recipe} onCancel={onDone} />
    </form>
  )
}
