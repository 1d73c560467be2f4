import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SignedInSession } from '#contract/sessions.ts'
import { endOtherSessions, endSession, sessionsQuery } from '#web/data/sessions.ts'
import { isNotFound } from '#web/lib/http-error.ts'
import { dateAndTime } from '#web/lib/long-date.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { accountWords } from '#web/words/account.ts'
import { useWords } from '#web/words/words.ts'
import { deviceName } from './device-name.ts'

/**
 * The devices on which the cook is signed in; renders nothing when the identity provider does not list them.
 */
export function SessionList() {
  const t = useWords(accountWords)
  const client = useQueryClient()
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery)
  const [ending, setEnding] = useState<string | null>(null)

  async function end(what: string, work: () => Promise<void>) {
    setEnding(what)
    try {
      await work()
    } catch (error) {
      // The session was already ended elsewhere, so only the list needs a refetch.
      if (isNotFound(error)) await refetch()
      else tellFailure(error, { title: t.notSignedOut, description: t.pleaseRetry })
    } finally {
      setEnding(null)
    }
  }

  if (sessions === null) return null
  if (isError && !sessions) {
    return <ErrorState title={t.devicesFailed} text={t.pleaseRetry} onRetry={() => void refetch()} />
  }
  if (!sessions) return <Skeleton className="h-40" />
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  return (
    <div>
      <h3 className="text-lg">{t.devices}</h3>
      <ul className="mt-2 divide-y divide-line">
        {sessions.map((session) => (
          <Row
            key={session.id}
            session={session}
            isEnding={ending === session.id}
            onEnd={() => void end(session.id, () => endSession(client, session.id))}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <Button
          variant="secondary"
          className="mt-4"
          busy={ending === 'others'}
          onClick={() => void end('others', () => endOtherSessions(client))}
        >
          {t.signOutOthers}
        </Button>
      )}
    </div>
  )
}

interface RowProps {
  session: SignedInSession
  isEnding: boolean
  onEnd: () => void
}

function Row({ session, isEnding, onEnd }: RowProps) {
  const t = useWords(accountWords)
  const name = deviceName(session.userAgent)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {session.isCurrent && <Badge>{t.thisDevice}</Badge>}
        </p>
        <p className="text-small text-ink-soft">
          {t.session({
            since: dateAndTime(session.signedInAt),
            used: dateAndTime(session.lastUsedAt),
          })}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="secondary"
          size="sm"
          busy={isEnding}
          aria-label={t.signOutOf({ device: name, used: dateAndTime(session.lastUsedAt) })}
          onClick={onEnd}
        >
          {t.signOut}
        </Button>
      )}
    </li>
  )
}
