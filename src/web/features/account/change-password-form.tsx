import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { sessionsQuery } from '#web/data/sessions.ts'
import { changePassword } from '#web/lib/auth.ts'
import { passwordProblem, passwordRules, usePasswordPolicy } from '#web/lib/password-policy.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RuleList } from '#web/ui/rule-list.tsx'
import { accountWords } from '#web/words/account.ts'
import { identityWords } from '#web/words/identity.ts'
import { passwordWords } from '#web/words/password.ts'
import { useWords } from '#web/words/words.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { TextField } from './text-field.tsx'
import { useOutcome } from './use-outcome.ts'

export function ChangePasswordForm() {
  const t = useWords(accountWords)
  const identity = useWords(identityWords)
  const fields = useWords(passwordWords)
  const client = useQueryClient()
  const { outcome, attempt } = useOutcome()
  const form = useForm({ defaultValues: { current: '', password: '', confirmation: '' } })
  const { errors, isSubmitting } = form.formState
  const policy = usePasswordPolicy()
  const submit = form.handleSubmit(async ({ current, password }) => {
    const changed = await attempt(() => changePassword(current, password), t.passwordChanged)
    if (!changed) return
    form.reset()
    await client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col items-start gap-4 *:w-full">
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <CurrentPasswordField
        busy={isSubmitting}
        error={errors.current?.message}
        field={form.register('current', { required: identity.enterPassword })}
      />
      <TextField
        label={fields.newPassword}
        type="password"
        autoComplete="new-password"
        hint={<RuleList rules={passwordRules(form.watch('password'), policy)} />}
        busy={isSubmitting}
        error={errors.password?.message}
        field={form.register('password', {
          validate: (value) => passwordProblem(value, policy),
          deps: 'confirmation',
        })}
      />
      <TextField
        label={fields.confirmPassword}
        type="password"
        autoComplete="new-password"
        busy={isSubmitting}
        error={errors.confirmation?.message}
        field={form.register('confirmation', {
          validate: (value, { password }) => value === password || fields.noMatch,
        })}
      />
      <Button type="submit" busy={isSubmitting} className="w-auto!">
        {fields.changePassword}
      </Button>
    </form>
  )
}
