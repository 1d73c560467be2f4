import { useInfiniteQuery } from '@tanstack/react-query'
import type { AuditEntry } from '#contract/admin.ts'
import { auditQuery } from '#web/data/admin.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { statusOrNone } from './status-words.ts'

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** What was done to accounts, and by whom. */
export function AuditLog() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(auditQuery)
  const entries = data?.pages.flatMap((page) => page.entries)
  return (
    <Section id="audit" title="Audit log">
      {entries ? (
        entries.length === 0 ? (
          <p className="text-ink-soft">Nothing yet. Every change of an account is written down here.</p>
        ) : (
          <ol className="divide-y divide-line">
            {entries.map((entry) => (
              <li key={entry.id} className="grid gap-x-6 py-2.5 sm:grid-cols-[11rem_1fr]">
                <time dateTime={entry.at} className="text-ink-soft tabular-nums">
                  {when.format(new Date(entry.at))}
                </time>
                <p className="min-w-0 break-words">{wordsOf(entry)}</p>
              </li>
            ))}
          </ol>
        )
      ) : error ? (
        <ErrorState
          title="The log could not be loaded"
          text={messageOf(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-40" />
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show Older Entries
        </Button>
      )}
    </Section>
  )
}

const deeds: Record<string, (entry: AuditEntry, whom: string) => string> = {
  'subscription.override': ({ actor, detail }, whom) =>
    detail.to === null
      ? `${actor} cleared the status override of ${whom}`
      : `${actor} set the status of ${whom} to ${statusOrNone(detail.to)}`,
  'subscription.end': ({ actor }, whom) => `${actor} ended the subscription of ${whom}`,
  'admin.grant': ({ actor }, whom) => `${actor} made ${whom} an administrator`,
  'admin.revoke': ({ actor }, whom) => `${actor} took administration from ${whom}`,
  'admin.disable': ({ actor }, whom) => `${actor} disabled ${whom}`,
  'admin.enable': ({ actor }, whom) => `${actor} enabled ${whom}`,
  'account.delete': () => 'A cook deleted their account',
}

/** An entry as a sentence; a kind that is not known here by its name. */
function wordsOf(entry: AuditEntry): string {
  const whom = entry.subject?.email ?? 'an account that is gone'
  return deeds[entry.action]?.(entry, whom) ?? `${entry.actor}: ${entry.action} (${whom})`
}
