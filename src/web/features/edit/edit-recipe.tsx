import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Recipe, RecipeDraft } from '#contract/recipe.ts'
import { recipeQuery, useUpdateRecipe } from '#web/data/recipes.ts'
import { useAuth } from '#web/lib/auth.ts'
import { HttpError, isConflict, messageOf } from '#web/lib/http-error.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { commonWords } from '#web/words/common.ts'
import { editWords } from '#web/words/edit.ts'
import { useWords } from '#web/words/words.ts'
import { ConflictChoice } from './conflict-choice.tsx'
import { DoubtsProvider, type FieldDoubt, withDoubts } from './doubts.ts'
import { draftKey } from './kept-draft.ts'
import { draftOf, fieldsOf } from './recipe-fields.ts'
import { RecipeForm } from './recipe-form.tsx'

interface EditRecipeProps {
  recipe: Recipe
  /** Called to return to the recipe, whether it was saved or not. */
  onLeave: () => void
  review?: ReviewMode
}

/** The review of a recipe against the source that it was read from. */
export interface ReviewMode {
  doubts: readonly FieldDoubt[]
  aside: ReactNode
  notice: ReactNode
  /** Ends the review, after changes are saved. */
  confirm: () => Promise<unknown>
  /**
   * Called after the confirmation, such as to open the next recipe in review; by default the recipe is shown.
   */
  onConfirmed?: (() => void) | undefined
}

/** The edit mode of a recipe, also used for a review. */
export function EditRecipe({ recipe, onLeave, review }: EditRecipeProps) {
  const t = useWords(editWords)
  const common = useWords(commonWords)
  const { user } = useAuth()
  const client = useQueryClient()
  const update = useUpdateRecipe(recipe.id)
  // The form keeps its first value, because a refetch must not replace text that the cook is editing.
  const [start] = useState(recipe)
  const [confirming, setConfirming] = useState(false)
  const [conflict, setConflict] = useState<{ mine: RecipeDraft; theirs: Recipe; answer: Answer } | null>(null)

  async function save(draft: RecipeDraft, version: number | null): Promise<boolean> {
    try {
      if (review) {
        if (!isSame(draft, start))
          await update.mutateAsync({ ...draft, ...(version !== null && { version }) })
        setConfirming(true)
        await review.confirm()
        toast({ title: t.confirmed, description: draft.title, tone: 'success' })
        return true
      }
      await update.mutateAsync({ ...draft, ...(version !== null && { version }) })
      toast({ title: t.updated, tone: 'success' })
      return true
    } catch (error) {
      if (isConflict(error)) return await askWhich(draft)
      tellFailure(error, { title: common.error, description: failure(error) })
      return false
    } finally {
      setConfirming(false)
    }
  }

  /** Asks the cook which version to keep; resolves to true when their choice is stored. */
  async function askWhich(mine: RecipeDraft): Promise<boolean> {
    try {
      const theirs = await client.fetchQuery({ ...recipeQuery(recipe.id), staleTime: 0 })
      return await new Promise((answer) => setConflict({ mine, theirs, answer }))
    } catch (error) {
      tellFailure(error, { title: common.error, description: failure(error) })
      return false
    }
  }

  function choose(answer: boolean) {
    conflict?.answer(answer)
    setConflict(null)
  }

  return (
    <DoubtsProvider value={review?.doubts ?? noDoubts}>
      <RecipeForm
        heading={review ? t.checkRecipe : t.editRecipe}
        start={withDoubts(fieldsOf(start), review?.doubts ?? noDoubts)}
        {...(review && {
          notice: review.notice,
          aside: review.aside,
          words: { save: t.confirm, cancel: t.lookLater },
        })}
        draftKey={draftKey(user?.uid ?? '', recipe.id)}
        version={start.version}
        busy={(update.isPending || confirming) && !conflict}
        onSave={save}
        onDone={review?.onConfirmed ?? onLeave}
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
    </DoubtsProvider>
  )
}

const noDoubts: readonly FieldDoubt[] = []

/** True when the form still has its first content. */
const isSame = (draft: RecipeDraft, recipe: Recipe) =>
  JSON.stringify(draft) === JSON.stringify(draftOf(fieldsOf(recipe)))

type Answer = (isStored: boolean) => void

/** The error's message; the server's own words only for errors that the cook can correct. */
const failure = (error: unknown) =>
  error instanceof HttpError && error.status >= 500
    ? editWords.get().updateFailed
    : messageOf(error, editWords.get().updateFailed)
