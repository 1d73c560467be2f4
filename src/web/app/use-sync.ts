import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { SYNC_REFRESH_DELAY_MS } from '#contract/limits.ts'
import { currentUserQuery, syncUser } from '#web/data/users.ts'
import { authState } from '#web/lib/auth.ts'

const SYNCED_KEY = 'larder.synced'

/**
 * Syncs the account with the server after a sign-in, and refetches the current user a little later. The cache
 * is cleared on sign-out, so that the browser's next cook sees none of it.
 * @returns true when pages may send requests: at once for an account that has been synced before
 */
export function useSync(client: QueryClient): boolean {
  const uid = authState().user?.uid ?? ''
  const [ready, setReady] = useState(() => lastSynced() === uid)

  useEffect(() => {
    const { user } = authState()
    if (!user) return
    let timer: ReturnType<typeof setTimeout> | undefined
    syncUser(user)
      .then(() => rememberSynced(user.uid))
      .catch((error: unknown) => console.warn('The account could not be synced.', error))
      .finally(() => {
        setReady(true)
        timer = setTimeout(
          () => client.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
          SYNC_REFRESH_DELAY_MS,
        )
      })
    return () => clearTimeout(timer)
  }, [client])

  useEffect(() => () => client.clear(), [client])

  return ready
}

function lastSynced(): string | null {
  try {
    return localStorage.getItem(SYNCED_KEY)
  } catch {
    return null
  }
}

function rememberSynced(uid: string) {
  try {
    localStorage.setItem(SYNCED_KEY, uid)
  } catch {
    // without storage every start waits for the sync
  }
}
