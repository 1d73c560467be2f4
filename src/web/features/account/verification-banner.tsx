import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { currentUserQuery } from '#web/data/users.ts'
import { sendVerification, useAuth } from '#web/lib/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { verificationWords } from '#web/words/verification.ts'
import { useWords } from '#web/words/words.ts'
import { useOutcome } from './use-outcome.ts'

const DISMISSED_KEY = 'larder.verification-dismissed'

/**
 * A request to verify the e-mail address; it blocks nothing, and can be dismissed until the browser is
 * closed.
 */
export function VerificationBanner({ className }: { className?: string }) {
  const t = useWords(verificationWords)
  const { data: user } = useQuery(currentUserQuery)
  const { user: identity } = useAuth()
  const [isDismissed, setDismissed] = useState(wasDismissed)
  const [isSending, setSending] = useState(false)
  const { outcome, attempt } = useOutcome()

  // Both states are checked, because after a verification elsewhere the token, and with it the server, learns
  // of it up to an hour later than the SDK.
  if (isDismissed || !user || user.emailVerified || !identity || identity.emailVerified) return null

  const { email } = user
  async function send() {
    setSending(true)
    await attempt(sendVerification, t.sentAgain({ email }))
    setSending(false)
  }

  return (
    <Notice
      tone={outcome?.tone ?? 'info'}
      title={t.confirmAddress}
      {...(className ? { className } : {})}
      actions={
        <>
          <Button variant="secondary" size="sm" busy={isSending} onClick={() => void send()}>
            {t.sendAgain}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              dismiss()
              setDismissed(true)
            }}
          >
            {t.notNow}
          </Button>
        </>
      }
    >
      {outcome?.text ?? t.openLink({ email: user.email })}
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
    // without storage the banner returns with the next page
  }
}
