import { useInfiniteQuery } from '@tanstack/react-query'
import type { AuditEntry } from '#contract/admin.ts'
import { type SubscriptionStatus, subscriptionStatuses } from '#contract/common.ts'
import { auditQuery } from '#web/data/admin.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { dateAndTime } from '#web/lib/long-date.ts'
import { money } from '#web/lib/money.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { adminWords } from '#web/words/admin.ts'
import { useWords } from '#web/words/words.ts'

/** The log of administrators' actions on accounts. */
export function AuditLog() {
  const t = useWords(adminWords)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(auditQuery)
  const entries = data?.pages.flatMap((page) => page.entries)
  return (
    <Section id="audit" title={t.log}>
      {entries ? (
        entries.length === 0 ? (
          <p className="text-ink-soft">{t.noEntries}</p>
        ) : (
          <ol className="divide-y divide-line">
            {entries.map((entry) => (
              <li key={entry.id} className="grid gap-x-6 py-2.5 sm:grid-cols-[11rem_1fr]">
                <time dateTime={entry.at} className="text-ink-soft tabular-nums">
                  {dateAndTime(entry.at)}
                </time>
                <p className="min-w-0 break-words">{wordsOf(entry)}</p>
              </li>
            ))}
          </ol>
        )
      ) : error ? (
        <ErrorState
          title={t.logFailed}
          text={messageOf(error, t.pleaseRetry)}
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
          {t.older}
        </Button>
      )}
    </Section>
  )
}

const deeds: Record<string, (entry: AuditEntry, whom: string) => string> = {
  'subscription.override': ({ actor, detail: { to } }, whom) =>
    to === null
      ? adminWords.get().cleared({ actor, whom })
      : adminWords.get().set({ actor, whom, status: statusOrNone(to) }),
  'subscription.end': ({ actor, detail: { because } }, whom) =>
    because === 'disabled'
      ? adminWords.get().endedBecauseDisabled({ whom })
      : adminWords.get().endedSubscription({ actor, whom }),
  'subscription.refund_failed': ({ detail: { amount, reason, refund } }, whom) =>
    adminWords.get().refundLost({
      whom,
      amount: money(Number(amount)),
      reason: String(reason ?? '–'),
      refund: String(refund),
    }),
  'admin.grant': ({ actor }, whom) => adminWords.get().granted({ actor, whom }),
  'admin.revoke': ({ actor }, whom) => adminWords.get().revoked({ actor, whom }),
  'admin.disable': ({ actor }, whom) => adminWords.get().disabledUser({ actor, whom }),
  'admin.enable': ({ actor }, whom) => adminWords.get().enabledUser({ actor, whom }),
  'recipe.unlisted': (entry) => adminWords.get().unlisted(recipeOf(entry)),
  'recipe.report-dismissed': (entry) => adminWords.get().dismissedReport(recipeOf(entry)),
  'subscription.provider': (_, whom) => adminWords.get().changedProvider({ whom }),
  'account.delete': () => adminWords.get().deletedAccount,
}

const recipeOf = ({ actor, detail }: AuditEntry) => ({ actor, title: String(detail.title ?? '') })

/** An entry as a sentence; an unknown kind of action is shown by its name. */
function wordsOf(entry: AuditEntry): string {
  const whom = entry.subject?.email ?? adminWords.get().goneAccount
  return deeds[entry.action]?.(entry, whom) ?? `${entry.actor}: ${entry.action} (${whom})`
}

/** The text of a status in the log; any other value means that no override was set. */
function statusOrNone(status: unknown): string {
  const t = adminWords.get()
  // The check proves the type.
  return subscriptionStatuses.some((one) => one === status) ? t[status as SubscriptionStatus] : t.noOverride
}
