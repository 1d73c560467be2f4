import { type RefObject, useState } from 'react'
import { useForm } from 'react-hook-form'
import { resetPassword } from '#web/lib/auth.ts'
import { useFocusAgain } from '#web/lib/use-focus-again.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { authWords } from '#web/words/auth.ts'
import { identityWords } from '#web/words/identity.ts'
import { passwordWords } from '#web/words/password.ts'
import { useWords } from '#web/words/words.ts'

/** The form that requests an e-mail with a link to a new password. */
export function ResetForm({ address, onBack }: { address: RefObject<string>; onBack: () => void }) {
  const t = useWords(authWords)
  const identity = useWords(identityWords)
  const fields = useWords(passwordWords)
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'error'; text: string } | null>(null)
  const form = useForm({ defaultValues: { email: address.current } })
  const { errors, isSubmitting } = form.formState
  useFocusAgain(outcome?.tone === 'error' && !isSubmitting, () => form.setFocus('email'))

  const submit = form.handleSubmit(async ({ email }) => {
    setOutcome(null)
    const { success, message } = await resetPassword(email.trim())
    setOutcome({ tone: success ? 'success' : 'error', text: message })
  })

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <Field label={fields.email} error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('email', {
              validate: (value) => value.trim() !== '' || identity.enterEmail,
              onChange: ({ target }) => {
                address.current = target.value
              },
            })}
            type="email"
            autoComplete="email"
            disabled={isSubmitting}
          />
        )}
      </Field>
      <Button type="submit" busy={isSubmitting} className="mt-1 w-full">
        {t.sendReset}
      </Button>
      <Button variant="link" size="inline" className="self-center" onClick={onBack} disabled={isSubmitting}>
        {t.backToSignIn}
      </Button>
    </form>
  )
}
