import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { noticeLostPremium } from './lost-premium.ts'
import { redirectWhenUnauthorized } from './unauthorized.ts'

/**
 * Creates a client whose data stays until a change invalidates it: never stale, no retry, no automatic
 * refetch.
 */
export const createQueryClient = (): QueryClient => {
  const onError = (error: unknown) => {
    redirectWhenUnauthorized(error)
    noticeLostPremium(client, error)
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        // The browser's offline state is ignored, because a call that fails at once is more reliable and
        // leads to the data that the device has kept.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}

/** The one query client of the page. */
export const queryClient = createQueryClient()
