import { useQuery } from '@tanstack/react-query'
import { secondFactorQuery } from '#web/data/second-factor.ts'
import { currentUserQuery } from '#web/data/users.ts'
import { AccessDenied } from '#web/features/admin/access-denied.tsx'
import { AppRequired } from '#web/features/admin/app-required.tsx'
import { AuditLog } from '#web/features/admin/audit-log.tsx'
import { CardProvider } from '#web/features/admin/card-provider.tsx'
import { Counts } from '#web/features/admin/counts.tsx'
import { SupportContact } from '#web/features/admin/support-contact.tsx'
import { UserList } from '#web/features/admin/user-list.tsx'
import { OpenReports } from '#web/features/popular/open-reports.tsx'
import { messageOf } from '#web/lib/http-error.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { adminWords } from '#web/words/admin.ts'
import { useWords } from '#web/words/words.ts'

/** Who uses this server, and what their plans are. For administrators. */
export function Admin() {
  const t = useWords(adminWords)
  useTitle(t.title)
  const { data: user, error, refetch } = useQuery(currentUserQuery)
  const { data: secondFactor } = useQuery({ ...secondFactorQuery, enabled: user?.isAdmin === true })
  return (
    <main className="page max-w-5xl py-8 md:py-12">
      {secondFactor?.isRequired && !secondFactor.app ? (
        <AppRequired />
      ) : user?.isAdmin ? (
        <>
          <h1 className="text-3xl md:text-4xl">{t.title}</h1>
          <SupportContact className="mt-2" />
          <div className="mt-6 flex flex-col gap-10">
            <Counts />
            <UserList />
            <OpenReports />
            <CardProvider />
            <AuditLog />
          </div>
        </>
      ) : user ? (
        <AccessDenied />
      ) : error ? (
        <ErrorState
          title={t.loadFailed}
          text={messageOf(error, t.pleaseRetry)}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label={t.loading}>
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
    </main>
  )
}
