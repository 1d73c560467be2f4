import { useForm } from 'react-hook-form'
import { type CookedBody, type CookedEntry, MAX_COOKED_NOTE_LENGTH } from '#contract/cooked.ts'
import { useAddCooked, useUpdateCooked } from '#web/data/cooked.ts'
import { today } from '#web/lib/calendar-day.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { useOneAtATime } from '#web/lib/use-one-at-a-time.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { cookingLogWords } from '#web/words/cooking-log.ts'
import { useWords } from '#web/words/words.ts'

/** The entry to edit, or `new` to add a day. */
export interface CookedWindow {
  entry: CookedEntry | 'new'
}

interface CookedDialogProps {
  recipeId: string
  editing: CookedWindow | null
  onClose: (editing: CookedWindow) => void
}

export const CookedDialog = ({ recipeId, editing, onClose }: CookedDialogProps) => {
  const t = useWords(cookingLogWords)
  const close = () => {
    if (editing) onClose(editing)
  }
  return (
    <Dialog
      open={editing !== null}
      onOpenChange={(open) => !open && close()}
      title={editing?.entry === 'new' ? t.addDate : t.editDate}
      description={t.dialogText}
    >
      {editing && (
        <CookedForm
          recipeId={recipeId}
          entry={editing.entry === 'new' ? null : editing.entry}
          onSaved={close}
        />
      )}
    </Dialog>
  )
}

interface Fields {
  cookedOn: string
  servings: string
  note: string
}

function CookedForm({
  recipeId,
  entry,
  onSaved,
}: {
  recipeId: string
  entry: CookedEntry | null
  onSaved: () => void
}) {
  const t = useWords(cookingLogWords)
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    defaultValues: {
      cookedOn: entry?.cookedOn ?? today(),
      servings: entry?.servings?.toString() ?? '',
      note: entry?.note ?? '',
    },
  })
  const adding = useAddCooked(recipeId)
  const updating = useUpdateCooked(recipeId)
  const { errors } = formState

  const write = useOneAtATime(async (fields: Fields) => {
    const body = bodyOf(fields)
    try {
      if (entry) await updating.mutateAsync({ id: entry.id, ...body })
      else await adding.mutateAsync(body)
      onSaved()
    } catch (error) {
      setError('cookedOn', { message: messageOf(error, t.saveFailed) })
    }
  })
  const save = handleSubmit(write)

  return (
    <form onSubmit={save} noValidate className="flex flex-col gap-5">
      <Field label={t.date} error={errors.cookedOn?.message}>
        {(attributes) => (
          <Input
            type="date"
            max={today()}
            {...attributes}
            {...register('cookedOn', {
              required: t.dateMissing,
              validate: (date) => date <= today() || t.dateAhead,
            })}
          />
        )}
      </Field>
      <Field label={t.servings} hint={t.optional} error={errors.servings?.message}>
        {(attributes) => (
          <Input
            type="number"
            inputMode="numeric"
            {...attributes}
            {...register('servings', {
              validate: (text) =>
                text === '' ||
                (Number.isInteger(Number(text)) && Number(text) >= 1 && Number(text) <= 100) ||
                t.servingsWrong,
            })}
          />
        )}
      </Field>
      <Field label={t.note} hint={t.optional}>
        {(attributes) => (
          <Textarea {...attributes} maxLength={MAX_COOKED_NOTE_LENGTH} {...register('note')} />
        )}
      </Field>
      <Button type="submit" busy={adding.isPending || updating.isPending}>
        {t.saveDate}
      </Button>
    </form>
  )
}

const bodyOf = ({ cookedOn, servings, note }: Fields): CookedBody => ({
  cookedOn,
  servings: servings === '' ? null : Number(servings),
  note: note.trim() || null,
})
