import { useForm } from 'react-hook-form'
import { changeEmail } from '#web/lib/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { accountWords } from '#web/words/account.ts'
import { identityWords } from '#web/words/identity.ts'
import { useWords } from '#web/words/words.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { TextField } from './text-field.tsx'
import { useOutcome } from './use-outcome.ts'

/**
 * The form for a new e-mail address. The address changes only when its link is opened, so a mistyped one
 * locks nobody out.
 */
export function ChangeEmailForm({ email: present }: { email: string }) {
  const t = useWords(accountWords)
  const identity = useWords(identityWords)
  const { outcome, attempt } = useOutcome()
  const form = useForm({ defaultValues: { email: '', password: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ email, password }) => {
    const address = email.trim()
    const sent = await attempt(() => changeEmail(password, address), t.linkSent({ address }))
    if (sent) form.reset()
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col items-start gap-4 *:w-full">
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <TextField
        label={t.newEmail}
        type="email"
        autoComplete="email"
        busy={isSubmitting}
        error={errors.email?.message}
        field={form.register('email', {
          validate: (value) => {
            const address = value.trim()
            if (address === '') return identity.enterEmail
            return address.toLowerCase() !== present.toLowerCase() || t.sameEmail
          },
        })}
      />
      <CurrentPasswordField
        busy={isSubmitting}
        error={errors.password?.message}
        field={form.register('password', { required: identity.enterPassword })}
      />
      <Button type="submit" busy={isSubmitting} className="w-auto!">
        {t.sendLink}
      </Button>
    </form>
  )
}
