import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { takeOverIdentity } from '#web/data/sessions.ts'
import { changeName } from '#web/lib/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from './text-field.tsx'
import { useOutcome } from './use-outcome.ts'

const MAX_NAME_LENGTH = 200

export function ChangeNameForm({ name }: { name: string }) {
  const client = useQueryClient()
  const { outcome, attempt } = useOutcome()
  const form = useForm({ defaultValues: { name } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    await attempt(async () => {
      await changeName(values.name.trim())
      await takeOverIdentity(client)
    }, 'Your name was changed.')
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col items-start gap-4 *:w-full">
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <TextField
        label="Name"
        type="text"
        autoComplete="name"
        disabled={isSubmitting}
        error={errors.name?.message}
        field={form.register('name', {
          validate: (value) => value.trim() !== '' || 'Please enter your name',
          maxLength: {
            value: MAX_NAME_LENGTH,
            message: `A name has ${MAX_NAME_LENGTH} characters at most`,
          },
        })}
      />
      <Button type="submit" busy={isSubmitting} className="w-auto!">
        Save Name
      </Button>
    </form>
  )
}
