import { type ReactNode, useRef } from 'react'
import type { Capture } from '#contract/capture.ts'
import type { Recipe } from '#contract/recipe.ts'
import { useSaveCapture } from '#web/data/captures.ts'
import { useAuth } from '#web/lib/auth.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { editWords } from '#web/words/edit.ts'
import { useWords } from '#web/words/words.ts'
import { draftKey } from './kept-draft.ts'
import { emptyFields, fieldsOf } from './recipe-fields.ts'
import { RecipeForm } from './recipe-form.tsx'

interface ImportedRecipeFormProps {
  capture: Capture
  keepPicture: boolean
  /** Notice above the form. */
  notice: ReactNode
  onSaved: (recipe: Recipe) => void
  onCancel: () => void
}

/** The form for an imported recipe before it is saved. */
export function ImportedRecipeForm({
  capture,
  keepPicture,
  notice,
  onSaved,
  onCancel,
}: ImportedRecipeFormProps) {
  const t = useWords(editWords)
  const { user } = useAuth()
  const saving = useSaveCapture()
  const made = useRef<Recipe>(undefined)
  const read = fieldsOf(capture.draft)
  const start = {
    ...read,
    // A list without lines gets the empty rows of a new recipe.
    ingredients: read.ingredients.length > 0 ? read.ingredients : emptyFields.ingredients,
    instructions: read.instructions.length > 0 ? read.instructions : emptyFields.instructions,
  }

  return (
    <RecipeForm
      heading={t.lookOver}
      start={start}
      draftKey={draftKey(user?.uid ?? '', `import.${capture.source.url ?? 'text'}.${capture.draft.title}`)}
      version={null}
      unsaved
      notice={notice}
      busy={saving.isPending}
      onSave={async (draft) => {
        try {
          made.current = await saving.mutateAsync({ id: capture.id, draft, keepPicture })
          toast({ title: t.saved, tone: 'success' })
          return true
        } catch (error) {
          tellFailure(error, { title: t.saveFailed, description: messageOf(error, t.saveFailedText) })
          return false
        }
      }}
      onDone={() => made.current && onSaved(made.current)}
      onCancel={onCancel}
    />
  )
}
