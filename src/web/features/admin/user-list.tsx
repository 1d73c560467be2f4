import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type SubscriptionStatus, subscriptionStatuses } from '#contract/common.ts'
import { adminUsersQuery } from '#web/data/admin.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Section } from '#web/ui/section.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { adminWords } from '#web/words/admin.ts'
import { useWords } from '#web/words/words.ts'
import { UserRow } from './user-row.tsx'

const TYPING_PAUSE_MS = 300

/** The list of all accounts, with a search, a status filter and further pages. */
export function UserList() {
  const t = useWords(adminWords)
  const [words, setWords] = useState('')
  const [status, setStatus] = useState<SubscriptionStatus | ''>('')
  const search = useSettled(words.trim())
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    adminUsersQuery({ search, subscriptionStatus: status }),
  )
  const users = data?.pages.flatMap((page) => page.users)
  return (
    <Section id="users" title={t.users}>
      <div className="flex flex-col gap-3 sm:flex-row">
        <SearchBox
          label={t.searchUsers}
          placeholder={t.emailOrName}
          value={words}
          onChange={setWords}
          maxLength={200}
          className="flex-1"
        />
        <div className="sm:w-56">
          <Select
            aria-label={t.status}
            value={status}
            // The value is one of the options.
            onChange={(event) => setStatus(event.target.value as SubscriptionStatus | '')}
          >
            <option value="">{t.everyStatus}</option>
            {subscriptionStatuses.map((one) => (
              <option key={one} value={one}>
                {t[one]}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <div className="mt-4">
        {users ? (
          users.length === 0 ? (
            <p role="status" className="py-10 text-center text-ink-soft">
              {t.noUser}
            </p>
          ) : (
            <ul aria-label={t.users} className="divide-y divide-line border-y border-line">
              {users.map((user) => (
                <UserRow key={user.id} user={user} />
              ))}
            </ul>
          )
        ) : error ? (
          <ErrorState
            title={t.usersFailed}
            text={messageOf(error, t.usersFailedText)}
            onRetry={() => void refetch()}
          />
        ) : (
          <div role="status" aria-label={t.loadingUsers}>
            <Skeleton className="h-72 rounded-card" />
          </div>
        )}
        {hasNextPage && (
          <Button
            variant="secondary"
            className="mt-5"
            busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t.moreUsers}
          </Button>
        )}
      </div>
    </Section>
  )
}

/** The search text, once typing has paused. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}
