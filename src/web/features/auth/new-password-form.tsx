import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { confirmReset, readResetCode } from '#web/lib/auth.ts'
import { passwordProblem, passwordRules, usePasswordPolicy } from '#web/lib/password-policy.ts'
import { paths } from '#web/lib/paths.ts'
import { sessionWords } from '#web/lib/session-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RuleList } from '#web/ui/rule-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { authWords } from '#web/words/auth.ts'
import { passwordWords } from '#web/words/password.ts'
import { useWords } from '#web/words/words.ts'

type LinkState =
  | { state: 'reading' }
  | { state: 'good'; email: string }
  | { state: 'bad'; message: string }
  | { state: 'used' }

/** The form that sets a new password with the code of a mailed link. */
export function NewPasswordForm({ code }: { code: string }) {
  const t = useWords(authWords)
  const fields = useWords(passwordWords)
  const [link, setLink] = useState<LinkState>({ state: 'reading' })
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({ defaultValues: { password: '', confirmation: '' } })
  const { errors, isSubmitting } = form.formState
  const policy = usePasswordPolicy()

  useEffect(() => {
    readResetCode(code).then(
      (email) => setLink({ state: 'good', email }),
      (error: unknown) => setLink({ state: 'bad', message: sessionWords(error) }),
    )
  }, [code])

  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(null)
    await confirmReset(code, password).then(
      () => setLink({ state: 'used' }),
      (error: unknown) => setFailure(sessionWords(error)),
    )
  })

  if (link.state === 'reading') return <Skeleton className="h-64" />
  if (link.state === 'bad') {
    return (
      <Notice tone="error" actions={<Way to={paths.auth('reset')} words={t.newLink} />}>
        {link.message}
      </Notice>
    )
  }
  if (link.state === 'used') {
    return (
      <Notice
        tone="success"
        title={t.passwordChanged}
        actions={<Way to={paths.auth('sign-in')} words={t.signIn} />}
      >
        {t.passwordChangedText}
      </Notice>
    )
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="text-ink-soft">{t.forWhom({ email: link.email })}</p>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Field
        label={fields.newPassword}
        error={errors.password?.message}
        hint={<RuleList rules={passwordRules(form.watch('password'), policy)} />}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('password', {
              validate: (value) => passwordProblem(value, policy),
              deps: 'confirmation',
            })}
            type="password"
            autoComplete="new-password"
            disabled={isSubmitting}
          />
        )}
      </Field>
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
      <Button type="submit" busy={isSubmitting} className="mt-1">
        {fields.changePassword}
      </Button>
    </form>
  )
}

const Way = ({ to, words }: { to: string; words: string }) => (
  <Button asChild size="sm">
    <Link to={to}>{words}</Link>
  </Button>
)
