import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Recipe, RecipeDraft } from '#contract/recipe.ts'
import { recipeQuery, useUpdateRecipe } from '#web/data/recipes.ts'
import { useAuth } from '#web/lib/auth.ts'
import { HttpError, messageOf } from '#web/lib/http-error.ts'
import { toast } from '#web/lib/toasts.ts'
import { ConflictChoice } from './conflict-choice.tsx'
import { draftKey } from './kept-draft.ts'
import { fieldsOf } from './recipe-fields.ts'
import { RecipeForm } from './recipe-form.tsx'

interface EditRecipeProps {
  recipe: Recipe
  /** Back to the recipe, saved or not. */
  onLeave: () => void
}

/** The edit mode of a recipe. */
export function EditRecipe({ recipe, onLeave }: EditRecipeProps) {
  const { user } = useAuth()
  const client = useQueryClient()
  const update = useUpdateRecipe(recipe.id)
  // The form begins once: what arrives later must not be put under the cook's hands.
  const [start] = useState(recipe)
  const [conflict, setConflict] = useState<{ mine: RecipeDraft; theirs: Recipe; answer: Answer } | null>(null)

  async function save(draft: RecipeDraft, version: number | null): Promise<boolean> {
    try {
      await update.mutateAsync({ ...draft, ...(version !== null && { version }) })
      toast({ title: 'Recipe updated successfully!', tone: 'success' })
      return true
    } catch (error) {
      if (error instanceof HttpError && error.code === 'conflict') return await askWhich(draft)
      toast({ title: 'Error', description: failure(error), tone: 'error' })
      return false
    }
  }

  /** Resolves when the cook has chosen: true when their choice is stored. */
  async function askWhich(mine: RecipeDraft): Promise<boolean> {
    try {
      const theirs = await client.fetchQuery({ ...recipeQuery(recipe.id), staleTime: 0 })
      return await new Promise((answer) => setConflict({ mine, theirs, answer }))
    } catch (error) {
      toast({ title: 'Error', description: failure(error), tone: 'error' })
      return false
    }
  }

  function choose(answer: boolean) {
    conflict?.answer(answer)
    setConflict(null)
  }

  return (
    <>
      <RecipeForm
        heading="Edit Recipe"
        start={fieldsOf(start)}
        draftKey={draftKey(user?.uid ?? '', recipe.id)}
        version={start.version}
        busy={update.isPending && !conflict}
        onSave={save}
        onDone={onLeave}
        onCancel={onLeave}
      />
      {conflict && (
        <ConflictChoice
          mine={conflict.mine}
          theirs={conflict.theirs}
          busy={update.isPending}
          onKeepMine={async () => choose(await save(conflict.mine, conflict.theirs.version))}
          onTakeTheirs={() => choose(true)}
          onGoOn={() => choose(false)}
        />
      )}
    </>
  )
}

type Answer = (isStored: boolean) => void

const failure = (error: unknown) => messageOf(error, 'Failed to update recipe')
