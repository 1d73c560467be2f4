import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AuthenticatorApp as App } from '#contract/second-factor.ts'
import { replaceRecoveryCodes, secondFactorQuery, takeAppAway } from '#web/data/second-factor.ts'
import { sessionsQuery } from '#web/data/sessions.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { authenticatorWords } from '#web/words/authenticator.ts'
import { useWords } from '#web/words/words.ts'
import { Disclosure } from '../disclosure.tsx'
import type { Outcome } from '../use-outcome.ts'
import { AddApp } from './add-app.tsx'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/**
 * The account's second factor: adding an app, new recovery codes, removing the app. Renders nothing with a
 * Firebase project.
 */
export function AuthenticatorApp() {
  const t = useWords(authenticatorWords)
  const { data, isError, refetch } = useQuery(secondFactorQuery)
  if (isError && !data)
    return <ErrorState title={t.appFailed} text={t.pleaseRetry} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-16" />
  if (!data.isOffered) return null
  return (
    <Disclosure
      title={t.app}
      now={data.app ? t.appOn(data.app.recoveryCodesLeft) : t.appOff}
      action={data.app ? t.appChange : t.appAction}
    >
      {data.isRequired && !data.app && (
        <Notice tone="info" className="mb-4">
          {t.appRequired}
        </Notice>
      )}
      <AppForms app={data.app} />
    </Disclosure>
  )
}

function AppForms({ app }: { app: App | null }) {
  const t = useWords(authenticatorWords)
  const client = useQueryClient()
  const [said, setSaid] = useState<Outcome | null>(null)
  // Codes are shown only once, so they stay until the cook confirms that they are stored.
  const [codes, setCodes] = useState<string[] | null>(null)

  function onAdded(made: string[] | null) {
    setCodes(made)
    setSaid(made ? { tone: 'success', text: t.appAdded } : { tone: 'error', text: t.codesFailed })
  }
  async function remove(password: string) {
    await takeAppAway(client, password)
    setSaid({ tone: 'success', text: t.appRemoved })
    await client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  }

  return (
    <div className="flex flex-col gap-6">
      {said && <Notice tone={said.tone}>{said.text}</Notice>}
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
      ) : app ? (
        <>
          <PasswordStep
            title={t.newCodes}
            lead={t.newCodesLead}
            action={t.makeCodes}
            onPassword={async (password) => {
              setCodes(await replaceRecoveryCodes(client, password))
              setSaid(null)
            }}
          />
          <PasswordStep
            title={t.removeTitle}
            lead={t.removeLead}
            action={t.removeApp}
            variant="danger"
            onPassword={remove}
          />
        </>
      ) : (
        <AddApp onAdded={onAdded} />
      )}
    </div>
  )
}
