import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SignedInSession } from '#contract/sessions.ts'
import { endOtherSessions, endSession, sessionsQuery } from '#web/data/sessions.ts'
import { isNotFound } from '#web/lib/http-error.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { deviceName } from './device-name.ts'

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** Where the cook is signed in. Nothing at all where the identity provider does not tell. */
export function SessionList() {
  const client = useQueryClient()
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery)
  const [ending, setEnding] = useState<string | null>(null)

  async function end(what: string, work: () => Promise<void>) {
    setEnding(what)
    try {
      await work()
    } catch (error) {
      // Signed out already, by someone else: the list only has to be read anew.
      if (isNotFound(error)) await refetch()
      else tellFailure(error, { title: 'Not Signed Out', description: 'Please try again.' })
    } finally {
      setEnding(null)
    }
  }

  if (sessions === null) return null
  if (isError && !sessions) {
    return (
      <ErrorState
        title="Your devices could not be loaded"
        text="Please try again."
        onRetry={() => void refetch()}
      />
    )
  }
  if (!sessions) return <Skeleton className="h-40" />
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  return (
    <div>
      <h3 className="text-lg">Where you are signed in</h3>
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
          Sign out everywhere else
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
  const name = deviceName(session.userAgent)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {session.isCurrent && <Badge>This device</Badge>}
        </p>
        <p className="text-[0.9375rem] text-ink-soft">
          Signed in {when.format(new Date(session.signedInAt))} · last used{' '}
          {when.format(new Date(session.lastUsedAt))}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="secondary"
          size="sm"
          busy={isEnding}
          aria-label={`Sign out ${name}, last used ${when.format(new Date(session.lastUsedAt))}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
