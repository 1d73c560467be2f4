import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { MAX_SUPPORT_MESSAGE_LENGTH, MAX_SUPPORT_SUBJECT_LENGTH } from '#contract/limits.ts'
import { isPremium } from '#domain/plan.ts'
import { sendSupportMessage } from '#web/data/support.ts'
import { currentUserQuery } from '#web/data/users.ts'
import { isUnauthorized, messageOf } from '#web/lib/http-error.ts'
import { useOneAtATime } from '#web/lib/use-one-at-a-time.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Section } from '#web/ui/section.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { supportWords } from '#web/words/support.ts'
import { useWords } from '#web/words/words.ts'

interface Fields {
  subject: string
  message: string
}

const filled = (words: string) => ({ validate: (value: string) => value.trim() !== '' || words })
const atMost = (value: number) => ({ value, message: supportWords.get().tooLong({ max: value }) })

/** The form that sends a message to the server's operators; the typed text stays until it was sent. */
export function SupportForm() {
  const t = useWords(supportWords)
  const { data: user } = useQuery(currentUserQuery)
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'error'; text: string } | null>(null)
  const form = useForm<Fields>({ defaultValues: { subject: '', message: '' } })
  const { errors, isSubmitting } = form.formState

  const send = useOneAtATime(async (values: Fields) => {
    setOutcome(null)
    try {
      await sendSupportMessage({ subject: values.subject.trim(), message: values.message.trim() })
      form.reset()
      setOutcome({
        tone: 'success',
        text: t.sent({ address: user?.email ?? t.you }),
      })
    } catch (error) {
      const isOver = isUnauthorized(error)
      setOutcome({
        tone: 'error',
        text: isOver ? t.signIn : messageOf(error, t.failed),
      })
    }
  })
  const submit = form.handleSubmit(send)

  return (
    <Section id="support" title={t.title}>
      <p className="max-w-prose text-ink-soft">
        {user && isPremium(user.subscriptionStatus) ? t.leadPremium : t.lead}
      </p>
      <form onSubmit={submit} noValidate className="mt-4 flex max-w-prose flex-col gap-4">
        <Field label={t.subject} error={errors.subject?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('subject', {
                ...filled(t.enterSubject),
                maxLength: atMost(MAX_SUPPORT_SUBJECT_LENGTH),
              })}
              autoComplete="off"
              readOnly={isSubmitting}
            />
          )}
        </Field>
        <Field label={t.message} error={errors.message?.message}>
          {(control) => (
            <Textarea
              {...control}
              {...form.register('message', {
                ...filled(t.enterMessage),
                maxLength: atMost(MAX_SUPPORT_MESSAGE_LENGTH),
              })}
              rows={6}
              readOnly={isSubmitting}
            />
          )}
        </Field>
        {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
        <Button type="submit" busy={isSubmitting} className="self-start">
          {t.send}
        </Button>
      </form>
    </Section>
  )
}
