import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { takeOverIdentity } from '#web/data/sessions.ts'
import { changeName } from '#web/lib/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { accountWords } from '#web/words/account.ts'
import { useWords } from '#web/words/words.ts'
import { TextField } from './text-field.tsx'
import { useOutcome } from './use-outcome.ts'

const MAX_NAME_LENGTH = 200

export function ChangeNameForm({ name }: { name: string }) {
  const t = useWords(accountWords)
  const client = useQueryClient()
  const { outcome, attempt } = useOutcome()
  const form = useForm({ defaultValues: { name } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    await attempt(async () => {
      await changeName(values.name.trim())
      await takeOverIdentity(client)
    }, t.nameChanged)
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col items-start gap-4 *:w-full">
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <TextField
        label={t.name}
        type="text"
        autoComplete="name"
        busy={isSubmitting}
        error={errors.name?.message}
        field={form.register('name', {
          validate: (value) => value.trim() !== '' || t.enterName,
          maxLength: {
            value: MAX_NAME_LENGTH,
            message: t.nameTooLong({ max: MAX_NAME_LENGTH }),
          },
        })}
      />
      <Button type="submit" busy={isSubmitting} className="w-auto!">
        {t.saveName}
      </Button>
    </form>
  )
}
