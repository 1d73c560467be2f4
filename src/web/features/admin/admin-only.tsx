import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { secondFactorQuery } from '#web/data/second-factor.ts'
import { currentUserQuery } from '#web/data/users.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { adminWords } from '#web/words/admin.ts'
import { useWords } from '#web/words/words.ts'
import { AccessDenied } from './access-denied.tsx'
import { AppRequired } from './app-required.tsx'

/** A page for administrators; everybody else sees a notice. The server itself enforces the rule. */
export function AdminOnly({ children }: { children: () => ReactNode }) {
  const t = useWords(adminWords)
  const { data: user, error, refetch } = useQuery(currentUserQuery)
  const { data: secondFactor } = useQuery({ ...secondFactorQuery, enabled: user?.isAdmin === true })
  return (
    <main className="page max-w-5xl py-8 md:py-12">
      {secondFactor?.isRequired && !secondFactor.app ? (
        <AppRequired />
      ) : user?.isAdmin ? (
        children()
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
