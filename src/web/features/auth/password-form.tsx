import { type RefObject, useState } from 'react'
import { useForm } from 'react-hook-form'
import { signIn, signUp } from '#web/lib/auth.ts'
import { passwordProblem, passwordRules, usePasswordPolicy } from '#web/lib/password-policy.ts'
import { SessionError } from '#web/lib/session-errors.ts'
import { useFocusAgain } from '#web/lib/use-focus-again.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RuleList } from '#web/ui/rule-list.tsx'
import { authWords } from '#web/words/auth.ts'
import { identityWords } from '#web/words/identity.ts'
import { passwordWords } from '#web/words/password.ts'
import { useWords } from '#web/words/words.ts'

interface Values {
  email: string
  password: string
  confirmation: string
}

interface PasswordFormProps {
  mode: 'sign-in' | 'sign-up'
  /** The e-mail address typed in any of the forms, which the next form starts with. */
  address: RefObject<string>
  onForgot: () => void
}

/** The form for e-mail and password. On success the sign-in state changes, and the page with it. */
export function PasswordForm({ mode, address, onForgot }: PasswordFormProps) {
  const t = useWords(authWords)
  const identity = useWords(identityWords)
  const fields = useWords(passwordWords)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Values>({ defaultValues: { email: address.current, password: '', confirmation: '' } })
  const { errors, isSubmitting } = form.formState
  const joining = mode === 'sign-up'
  const policy = usePasswordPolicy(joining)
  useFocusAgain(failure !== null && !isSubmitting, () => form.setFocus('password'))

  const submit = form.handleSubmit(async ({ email, password }) => {
    setFailure(null)
    try {
      await (joining ? signUp : signIn)(email.trim(), password)
    } catch (error) {
      setFailure(
        error instanceof SessionError
          ? error.message
          : joining
            ? identity.signUpFailed
            : identity.signInFailed,
      )
    }
  })

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {failure && <Notice tone="error">{failure}</Notice>}
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
      <Field
        label={fields.password}
        error={errors.password?.message}
        hint={joining && <RuleList rules={passwordRules(form.watch('password'), policy)} />}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('password', {
              required: identity.enterPassword,
              ...(joining && {
                validate: (value) => passwordProblem(value, policy),
                deps: 'confirmation',
              }),
            })}
            type="password"
            autoComplete={joining ? 'new-password' : 'current-password'}
            disabled={isSubmitting}
          />
        )}
      </Field>
      {joining && (
        <Field label={fields.confirmPassword} error={errors.confirmation?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('confirmation', {
                validate: (value, { password }) => value === password || fields.noMatch,
              })}
              type="password"
              autoComplete="new-password"
              disabled={isSubmitting}
            />
          )}
        </Field>
      )}
      <Button type="submit" busy={isSubmitting} className="mt-1 w-full">
        {joining ? t.createAccount : t.signIn}
      </Button>
      {!joining && (
        <Button
          variant="link"
          size="inline"
          className="self-center"
          onClick={onForgot}
          disabled={isSubmitting}
        >
          {t.forgot}
        </Button>
      )}
    </form>
  )
}
