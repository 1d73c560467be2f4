import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { deleteAccount } from '#web/data/account.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { SessionError } from '#web/lib/session-errors.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ExportButton } from './export-button.tsx'

interface DeleteAccountDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks for the password before everything of a cook is erased, and offers the export first. */
export const DeleteAccountDialog = ({ open, onOpenChange }: DeleteAccountDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    focusFirst="input"
    title="Delete your account?"
    description="Your recipes, folders, ratings, plan and lists are erased for good, links that you shared stop working, and Premium ends. Copies that other cooks saved stay theirs."
  >
    <DeleteAccountForm onCancel={() => onOpenChange(false)} />
  </Dialog>
)

const FAILED = 'Your account could not be deleted. Nothing was erased. Please try again.'

function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({ defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(null)
    try {
      await deleteAccount(password)
      toast({ title: 'Account Deleted', description: 'Everything of it was erased.', tone: 'success' })
    } catch (error) {
      setFailure(error instanceof SessionError ? error.message : messageOf(error, FAILED))
    }
  })

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <div>
        <p className="mb-2">Take your data along first:</p>
        <ExportButton />
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Field label="Password" error={errors.password?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('password', { required: 'Please enter your password' })}
            type="password"
            autoComplete="current-password"
            disabled={isSubmitting}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel} disabled={isSubmitting}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" busy={isSubmitting}>
          Delete Account
        </Button>
      </div>
    </form>
  )
}
