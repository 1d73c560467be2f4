import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { currentUserQuery } from '#web/data/users.ts'
import { sendVerification, useAuth } from '#web/lib/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useOutcome } from './use-outcome.ts'

const DISMISSED_KEY = 'larder.verification-dismissed'

/** Asks to confirm the address; blocks nothing, and can be put away until the browser is closed. */
export function VerificationBanner({ className }: { className?: string }) {
  const { data: user } = useQuery(currentUserQuery)
  const { user: identity } = useAuth()
  const [isDismissed, setDismissed] = useState(wasDismissed)
  const [isSending, setSending] = useState(false)
  const { outcome, attempt } = useOutcome()

  // The token, and with it the server, hears of a confirmation elsewhere an hour later than the provider's library.
  if (isDismissed || !user || user.emailVerified || !identity || identity.emailVerified) return null

  async function send() {
    setSending(true)
    await attempt(sendVerification, `We sent a new link to ${user?.email}.`)
    setSending(false)
  }

  return (
    <Notice
      tone={outcome?.tone ?? 'info'}
      title="Please confirm your address"
      {...(className ? { className } : {})}
      actions={
        <>
          <Button variant="secondary" size="sm" busy={isSending} onClick={() => void send()}>
            Send again
          </Button>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              dismiss()
              setDismissed(true)
            }}
          >
            Not now
          </Button>
        </>
      }
    >
      {outcome?.text ?? `Open the link in the mail that we sent to ${user.email}.`}
    </Notice>
  )
}

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED_KEY) !== null
  } catch {
    return false
  }
}

function dismiss() {
  try {
    sessionStorage.setItem(DISMISSED_KEY, 'yes')
  } catch {
    // then it is back with the next page
  }
}
