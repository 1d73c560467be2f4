import { type ReactNode, useRef } from 'react'
import type { Recipe, RecipeDraft } from '#contract/recipe.ts'
import { useCreateRecipe } from '#web/data/recipes.ts'
import { useAuth } from '#web/lib/auth.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { newKey } from '#web/lib/new-key.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { editWords } from '#web/words/edit.ts'
import { useWords } from '#web/words/words.ts'
import { draftKey } from './kept-draft.ts'
import { emptyFields } from './recipe-fields.ts'
import { RecipeForm } from './recipe-form.tsx'

interface NewRecipeFormProps {
  /** The source that the cook copies from, such as photos. */
  aside?: ReactNode
  onSaved: (recipe: Recipe) => void
  onCancel: () => void
}

/** The form for a recipe written by hand, which does not count against the monthly quota. */
export function NewRecipeForm({ aside, onSaved, onCancel }: NewRecipeFormProps) {
  const t = useWords(editWords)
  const { user } = useAuth()
  const creation = useCreateRecipe()
  /** The idempotency key of this form, so that saving again after a lost reply makes no second recipe. */
  const key = useRef(newKey())
  const made = useRef<Recipe>(undefined)

  async function save(draft: RecipeDraft): Promise<boolean> {
    try {
      made.current = await creation.mutateAsync({ draft, key: key.current })
      toast({ title: t.saved, tone: 'success' })
      return true
    } catch (error) {
      tellFailure(error, { title: t.saveFailed, description: messageOf(error, t.saveFailedText) })
      return false
    }
  }

  return (
    <RecipeForm
      heading={t.newRecipe}
      start={emptyFields}
      aside={aside}
      draftKey={draftKey(user?.uid ?? '', 'new')}
      version={null}
      busy={creation.isPending}
      onSave={save}
      onDone={() => made.current && onSaved(made.current)}
      onCancel={onCancel}
    />
  )
}
