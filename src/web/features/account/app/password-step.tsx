import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { messageOf } from '#web/lib/http-error.ts'
import { SessionError } from '#web/lib/session-errors.ts'
import { redirectWhenUnauthorized } from '#web/lib/unauthorized.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { authenticatorWords } from '#web/words/authenticator.ts'
import { identityWords } from '#web/words/identity.ts'
import { useWords } from '#web/words/words.ts'
import { CurrentPasswordField } from '../current-password-field.tsx'

interface PasswordStepProps {
  title?: string
  lead: string
  action: string
  variant?: 'primary' | 'danger'
  /** Runs the action after a new sign-in; a rejection is shown above the field. */
  onPassword: (password: string) => Promise<void>
}

/** A form that asks for the password again before a sensitive action. */
export function PasswordStep({ title, lead, action, variant = 'primary', onPassword }: PasswordStepProps) {
  const t = useWords(authenticatorWords)
  const identity = useWords(identityWords)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({ defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(null)
    try {
      await onPassword(password)
    } catch (error) {
      if (redirectWhenUnauthorized(error)) return
      setFailure(error instanceof SessionError ? error.message : messageOf(error, t.pleaseRetry))
    }
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col items-start gap-4 *:w-full">
      <div>
        {title && <h4 className="text-lg">{title}</h4>}
        <p>{lead}</p>
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
      <CurrentPasswordField
        busy={isSubmitting}
        error={errors.password?.message}
        field={form.register('password', { required: identity.enterPassword })}
      />
      <Button type="submit" variant={variant} busy={isSubmitting} className="w-auto!">
        {action}
      </Button>
    </form>
  )
}
