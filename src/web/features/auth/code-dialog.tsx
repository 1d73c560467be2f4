import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { CodeQuestion } from '#web/lib/code-question.ts'
import { sessionWords } from '#web/lib/session-errors.ts'
import { useFocusAgain } from '#web/lib/use-focus-again.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { authWords } from '#web/words/auth.ts'
import { useWords } from '#web/words/words.ts'

/** Asks for the code of the authenticator app, or for a recovery code, to complete a sign-in. */
export function CodeDialog({ question }: { question: CodeQuestion }) {
  const t = useWords(authWords)
  const [means, setMeans] = useState<'app' | 'recovery'>('app')
  const other = means === 'app' ? 'recovery' : 'app'
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && question.cancel()}
      focusFirst="input"
      title={t.codeTitle}
      description={means === 'app' ? t.codeLead : t.recoveryLead}
    >
      <CodeForm key={means} means={means} question={question} />
      <Button variant="link" size="inline" className="mx-auto mt-4" onClick={() => setMeans(other)}>
        {means === 'app' ? t.useRecovery : t.useApp}
      </Button>
    </Dialog>
  )
}

function CodeForm({ means, question }: { means: 'app' | 'recovery'; question: CodeQuestion }) {
  const t = useWords(authWords)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({ defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  useFocusAgain(failure !== null && !isSubmitting, () => form.setFocus('code', { shouldSelect: true }))
  const submit = form.handleSubmit(async ({ code }) => {
    setFailure(null)
    try {
      await question.submit(code)
    } catch (error) {
      setFailure(sessionWords(error))
    }
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {failure && <Notice tone="error">{failure}</Notice>}
      <Field label={means === 'app' ? t.code : t.recoveryCode} error={errors.code?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('code', { required: t.enterCode })}
            {...(means === 'app'
              ? { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 }
              : { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false })}
            autoFocus
            disabled={isSubmitting}
          />
        )}
      </Field>
      <Button type="submit" busy={isSubmitting} className="w-full">
        {t.goOn}
      </Button>
    </form>
  )
}
