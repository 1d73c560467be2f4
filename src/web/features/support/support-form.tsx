import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { MAX_SUPPORT_MESSAGE_LENGTH, MAX_SUPPORT_SUBJECT_LENGTH } from '#contract/limits.ts'
import { isPremium } from '#domain/plan.ts'
import { sendSupportMessage } from '#web/data/support.ts'
import { currentUserQuery } from '#web/data/users.ts'
import { isUnauthorized, messageOf } from '#web/lib/http-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Section } from '#web/ui/section.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

const FAILED = 'Your message could not be sent. It is still here; please try again.'

const filled = (words: string) => ({ validate: (value: string) => value.trim() !== '' || words })
const atMost = (value: number) => ({ value, message: `This has ${value} characters at most` })

/** Writes to whoever runs this server. What was written stays until it has arrived. */
export function SupportForm() {
  const { data: user } = useQuery(currentUserQuery)
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'error'; text: string } | null>(null)
  const form = useForm({ defaultValues: { subject: '', message: '' } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (values) => {
    setOutcome(null)
    try {
      await sendSupportMessage({ subject: values.subject.trim(), message: values.message.trim() })
      form.reset()
      setOutcome({
        tone: 'success',
        text: `Your message was sent. The answer goes to ${user?.email ?? 'you'}.`,
      })
    } catch (error) {
      const isOver = isUnauthorized(error)
      setOutcome({
        tone: 'error',
        text: isOver ? 'Please sign in again to send this.' : messageOf(error, FAILED),
      })
    }
  })

  return (
    <Section id="support" title="Support">
      <p className="max-w-prose text-ink-soft">
        {user && isPremium(user.subscriptionStatus)
          ? 'Tell us what is wrong or missing. With Premium your message is marked as priority.'
          : 'Tell us what is wrong or missing.'}
      </p>
      <form onSubmit={submit} noValidate className="mt-4 flex max-w-prose flex-col gap-4">
        <Field label="Subject" error={errors.subject?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('subject', {
                ...filled('Please enter a subject'),
                maxLength: atMost(MAX_SUPPORT_SUBJECT_LENGTH),
              })}
              autoComplete="off"
              disabled={isSubmitting}
            />
          )}
        </Field>
        <Field label="Message" error={errors.message?.message}>
          {(control) => (
            <Textarea
              {...control}
              {...form.register('message', {
                ...filled('Please enter a message'),
                maxLength: atMost(MAX_SUPPORT_MESSAGE_LENGTH),
              })}
              rows={6}
              disabled={isSubmitting}
            />
          )}
        </Field>
        {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
        <Button type="submit" busy={isSubmitting} className="self-start">
          Send Message
        </Button>
      </form>
    </Section>
  )
}
