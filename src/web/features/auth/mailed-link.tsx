import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { applyCode, type MailedCode, readCode, useAuth } from '#web/lib/auth.ts'
import { SessionError } from '#web/lib/session-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { authWords } from '#web/words/auth.ts'
import { commonWords } from '#web/words/common.ts'
import { identityWords } from '#web/words/identity.ts'
import { useWords } from '#web/words/words.ts'
import { type LinkMode, linkWords } from './link-words.ts'

type LinkState =
  | { state: 'reading' }
  | { state: 'good'; code: MailedCode }
  | { state: 'bad'; message: string; mayRetry: boolean }
  | { state: 'used'; code: MailedCode }

/**
 * Codes that were used, stored outside the component, because using one may sign out and rebuild the page.
 */
const used = new Map<string, MailedCode>()

const SPENT = new Set(['auth/expired-action-code', 'auth/invalid-action-code'])

const failureOf = (error: unknown): LinkState & { state: 'bad' } => ({
  state: 'bad',
  message: error instanceof SessionError ? error.message : identityWords.get().unreachable,
  mayRetry: !(error instanceof SessionError && SPENT.has(error.code)),
})

interface MailedLinkProps {
  mode: LinkMode
  code: string
  /** Tells the server's account about the change. */
  onUsed: () => Promise<void>
}

/** Describes a mailed link, applies it on request, and shows the next step. */
export function MailedLink({ mode, code, onUsed }: MailedLinkProps) {
  const t = useWords(authWords)
  const common = useWords(commonWords)
  const { user } = useAuth()
  const [link, setLink] = useState<LinkState>(() => stateOf(code))
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const words = linkWords(mode)

  const read = useCallback(() => {
    const known = stateOf(code)
    setLink(known)
    if (known.state === 'used') return
    readCode(code).then(
      (good) => setLink({ state: 'good', code: good }),
      (error: unknown) => setLink(failureOf(error)),
    )
  }, [code])
  useEffect(read, [read])

  async function use(mailed: MailedCode) {
    setBusy(true)
    setFailure(null)
    try {
      used.set(code, mailed) // noted first, because the sign-out that follows arrives during this wait
      await applyCode(code)
      setLink({ state: 'used', code: mailed })
      await onUsed().catch(() => undefined) // the code is used; the next sync tells the server
    } catch (error) {
      used.delete(code)
      const failed = failureOf(error)
      if (failed.mayRetry) setFailure(failed.message)
      else setLink(failed)
    } finally {
      setBusy(false)
    }
  }

  if (link.state === 'reading') return <Skeleton className="h-40" />
  if (link.state === 'bad') {
    return (
      <Notice
        tone="error"
        actions={
          link.mayRetry ? (
            <Button size="sm" onClick={read}>
              {common.retry}
            </Button>
          ) : (
            <Button asChild size="sm">
              <Link to={words.renew.to}>{words.renew.label}</Link>
            </Button>
          )
        }
      >
        {link.message}
      </Notice>
    )
  }
  if (link.state === 'used') {
    const next = words.next(user !== null)
    return (
      <Notice
        tone="success"
        title={words.doneTitle}
        actions={
          <Button asChild size="sm">
            <Link to={next.to}>{next.label}</Link>
          </Button>
        }
      >
        {words.done(link.code)}
      </Notice>
    )
  }
  const { code: mailed } = link
  const here = user?.email
  const isOther = here && ![mailed.email, mailed.previousEmail].includes(here)
  return (
    <div className="flex flex-col items-start gap-4">
      {failure && <Notice tone="error">{failure}</Notice>}
      <p>{words.asks(mailed)}</p>
      {isOther && <Notice tone="info">{t.otherAccount({ email: here })}</Notice>}
      <Button busy={isBusy} onClick={() => void use(mailed)}>
        {words.button}
      </Button>
    </div>
  )
}

function stateOf(code: string): LinkState {
  const mailed = used.get(code)
  return mailed ? { state: 'used', code: mailed } : { state: 'reading' }
}
