import { useQueryClient } from '@tanstack/react-query'
import { QRCodeSVG } from 'qrcode.react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { newRecoveryCodes, secondFactorQuery } from '#web/data/second-factor.ts'
import { sessionsQuery } from '#web/data/sessions.ts'
import { addApp, type NewApp } from '#web/lib/auth.ts'
import { sessionWords } from '#web/lib/session-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { authWords } from '#web/words/auth.ts'
import { authenticatorWords } from '#web/words/authenticator.ts'
import { useWords } from '#web/words/words.ts'
import { CopyButton } from './copy-button.tsx'
import { PasswordStep } from './password-step.tsx'

interface AddAppProps {
  /** Receives the recovery codes; null when the app was added but the codes could not be made. */
  onAdded: (codes: string[] | null) => void
}

/** The steps that add an authenticator app: the password, the QR code to scan, and the app's first code. */
export function AddApp({ onAdded }: AddAppProps) {
  const t = useWords(authenticatorWords)
  const [app, setApp] = useState<NewApp | null>(null)
  return app ? (
    <ConfirmApp app={app} onAdded={onAdded} />
  ) : (
    <PasswordStep
      lead={t.appLead}
      action={t.appStart}
      onPassword={async (password) => setApp(await addApp(password))}
    />
  )
}

function ConfirmApp({ app, onAdded }: AddAppProps & { app: NewApp }) {
  const t = useWords(authenticatorWords)
  const auth = useWords(authWords)
  const client = useQueryClient()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({ defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ code }) => {
    setFailure(null)
    try {
      await app.confirm(code)
    } catch (error) {
      setFailure(sessionWords(error))
      return
    }
    onAdded(await newRecoveryCodes(client).catch(() => null))
    await Promise.all(
      [secondFactorQuery, sessionsQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
    )
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col items-start gap-4">
      <p>{t.scan}</p>
      {/* Dark on light in both themes and with a margin, because many cameras read a QR code in no other
          way. */}
      <QRCodeSVG
        value={app.address}
        size={208}
        marginSize={4}
        title={t.qrCode}
        level="M"
        className="rounded-card border border-line"
      />
      <div>
        <p className="text-small text-ink-soft">{t.orType}</p>
        <div className="mt-1 flex flex-wrap items-center gap-3">
          <code className="font-mono text-small break-all" translate="no">
            {app.secret.replaceAll(/.{4}(?=.)/g, '$& ')}
          </code>
          <CopyButton text={app.secret} label={t.copyKey} />
        </div>
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Field label={t.appCode} error={errors.code?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('code', { required: auth.enterCode })}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            readOnly={isSubmitting}
          />
        )}
      </Field>
      <Button type="submit" busy={isSubmitting}>
        {t.turnOn}
      </Button>
    </form>
  )
}
