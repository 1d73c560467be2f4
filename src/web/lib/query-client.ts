import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { noticeLostPremium } from './lost-premium.ts'
import { redirectWhenUnauthorized } from './unauthorized.ts'

/** Data stays as it is until a change invalidates it: never stale, no retry, no refetch by itself. */
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
        // The browser's word that there is no network is not taken: a call that fails at once says it better, and
        // leads to what this device has kept.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}

/** The one client of the page. */
export const queryClient = createQueryClient()
