import { type ReactNode, useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { RecipeDraft } from '#contract/recipe.ts'
import { useLeaveGuard } from '#web/lib/use-leave-guard.ts'
import { useOneAtATime } from '#web/lib/use-one-at-a-time.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Question } from '#web/ui/question.tsx'
import { Section } from '#web/ui/section.tsx'
import { commonWords } from '#web/words/common.ts'
import { editWords } from '#web/words/edit.ts'
import { dateFormat } from '#web/words/format.ts'
import { useWords } from '#web/words/words.ts'
import { FactFields } from './fact-fields.tsx'
import { IngredientRows } from './ingredient-rows.tsx'
import { draftOf, type RecipeFields } from './recipe-fields.ts'
import { StepRows } from './step-rows.tsx'
import { useKeptDraft } from './use-kept-draft.ts'

interface RecipeFormProps {
  heading: string
  /** The form's first content. */
  start: RecipeFields
  /** The storage key for unsaved work. */
  draftKey: string
  /** The recipe's version on which the form is based; null for a new recipe. */
  version: number | null
  /** True when the first content is not saved anywhere yet, so that leaving asks even without changes. */
  unsaved?: boolean
  /** Notice above the form, such as that the recipe was changed elsewhere. */
  notice?: ReactNode
  /** The source to compare with, beside the form on a wide screen and above it on a small one. */
  aside?: ReactNode
  /** Texts of the two buttons. */
  words?: { save: string; cancel: string }
  busy: boolean
  /**
   * Saves the draft, which is based on `version`; resolves to true when it is saved, after which the page is
   * left.
   */
  onSave: (draft: RecipeDraft, version: number | null) => Promise<boolean>
  onDone: () => void
  onCancel: () => void
}

/** The form with all fields of a recipe. Unsaved work survives stray clicks and crashes. */
export function RecipeForm({
  heading,
  start,
  draftKey,
  version,
  unsaved = false,
  notice,
  aside,
  words,
  busy,
  onSave,
  onDone,
  onCancel,
}: RecipeFormProps) {
  const t = useWords(editWords)
  const common = useWords(commonWords)
  const form = useForm<RecipeFields>({ defaultValues: start })
  const { isDirty } = form.formState
  const draft = useKeptDraft(form, { key: draftKey, version, isDirty })
  const guard = useLeaveGuard(isDirty || unsaved)
  const [failed, setFailed] = useState(false)

  const save = useOneAtATime(async (fields: RecipeFields) => {
    setFailed(false)
    const saved = await onSave(draftOf(fields), draft.version)
    if (!saved) return setFailed(true)
    draft.end()
    guard.open()
    onDone()
  })

  function cancel() {
    draft.end()
    guard.open()
    onCancel()
  }

  // Ctrl+S saves the form, as in other editors.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (event.repeat) return
      document.querySelector<HTMLFormElement>('form[data-recipe-form]')?.requestSubmit()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  return (
    <main className={cx('page py-8 md:py-12', !aside && 'max-w-4xl')}>
      <h1 className="text-3xl md:text-4xl">{heading}</h1>
      {draft.offered && (
        <Notice
          tone="info"
          className="mt-6"
          title={t.unsavedHere}
          actions={
            <>
              <Button size="sm" onClick={draft.takeUp}>
                {t.continue}
              </Button>
              <Button size="sm" variant="secondary" onClick={draft.discard}>
                {t.discard}
              </Button>
            </>
          }
        >
          {keptWords(draft.offered.keptAt)}
        </Notice>
      )}
      {notice}
      <FormProvider {...form}>
        <div className={aside ? 'mt-6 lg:grid lg:grid-cols-[5fr_6fr] lg:gap-10' : undefined}>
          {aside}
          <form
            data-recipe-form
            noValidate
            onSubmit={form.handleSubmit(save)}
            className={cx('mt-8 min-w-0 space-y-12', aside && 'lg:mt-0')}
            aria-label={heading}
          >
            <FactFields />
            <Section id="edit-ingredients" title={t.ingredients}>
              <IngredientRows />
            </Section>
            <Section id="edit-steps" title={t.steps}>
              <StepRows />
            </Section>
            <div className="sticky bottom-16 z-20 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3 md:bottom-0 md:mx-0 md:px-0">
              <Button type="submit" busy={busy}>
                {words?.save ?? common.save}
              </Button>
              <Button variant="secondary" disabled={busy} onClick={cancel}>
                {words?.cancel ?? common.cancel}
              </Button>
              <p role="status" className="text-small text-ink-soft">
                {failed ? t.notSaved : isDirty ? t.unsaved : unsaved ? t.notYet : ''}
              </p>
            </div>
          </form>
        </div>
      </FormProvider>
      <Question
        open={guard.isAsking}
        onOpenChange={(open) => !open && guard.stay()}
        title={t.leaveAsk}
        text={t.leaveText}
        confirm={t.leave}
        onConfirm={guard.leave}
      />
    </main>
  )
}

const dateAndTime = dateFormat({ dateStyle: 'long', timeStyle: 'short' })
const keptWords = (instant: string) => {
  const t = editWords.get()
  return Number.isNaN(Date.parse(instant)) ? t.keptEarlier : t.keptOn({ when: dateAndTime(instant) })
}
