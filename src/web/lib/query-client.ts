import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { redirectWhenUnauthorized } from './unauthorized.ts'

/** Data stays as it is until a change invalidates it: never stale, no retry, no refetch by itself. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error) => redirectWhenUnauthorized(error) }),
    mutationCache: new MutationCache({ onError: (error) => redirectWhenUnauthorized(error) }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
      },
      mutations: { retry: false },
    },
  })

/** The one client of the page. */
export const queryClient = createQueryClient()
