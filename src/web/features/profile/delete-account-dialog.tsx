import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { deleteAccount } from '#web/data/account.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { SessionError } from '#web/lib/session-errors.ts'
import { toast } from '#web/lib/toasts.ts'
import { useFocusAgain } from '#web/lib/use-focus-again.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { commonWords } from '#web/words/common.ts'
import { identityWords } from '#web/words/identity.ts'
import { passwordWords } from '#web/words/password.ts'
import { profileWords } from '#web/words/profile.ts'
import { useWords } from '#web/words/words.ts'
import { ExportButton } from './export-button.tsx'

interface DeleteAccountDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * The dialog that asks for the password before all of a cook's data is deleted, and offers the export first.
 */
export const DeleteAccountDialog = ({ open, onOpenChange }: DeleteAccountDialogProps) => {
  const t = useWords(profileWords)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      focusFirst="input"
      title={t.deleteTitle}
      description={t.deleteText}
    >
      <DeleteAccountForm onCancel={() => onOpenChange(false)} />
    </Dialog>
  )
}

function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  const t = useWords(profileWords)
  const identity = useWords(identityWords)
  const fields = useWords(passwordWords)
  const common = useWords(commonWords)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({ defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState
  useFocusAgain(failure !== null && !isSubmitting, () => form.setFocus('password'))

  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(null)
    try {
      await deleteAccount(password)
      toast({ title: t.deleted, description: t.deletedText, tone: 'success' })
    } catch (error) {
      setFailure(error instanceof SessionError ? error.message : messageOf(error, t.deleteFailed))
    }
  })

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <p>{t.deleteStays}</p>
      <div>
        <p className="mb-2">{t.exportFirst}</p>
        <ExportButton />
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Field label={fields.password} error={errors.password?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('password', { required: identity.enterPassword })}
            type="password"
            autoComplete="current-password"
            disabled={isSubmitting}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel} disabled={isSubmitting}>
          {common.cancel}
        </Button>
        <Button type="submit" variant="danger" busy={isSubmitting}>
          {t.deleteAccount}
        </Button>
      </div>
    </form>
  )
}
