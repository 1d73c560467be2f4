import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import { call } from '#web/lib/http.ts'

/** Generations that run now, and those that ended without the cook having seen it. */
export const generationsQuery = queryOptions({
  queryKey: ['/api/generations'],
  queryFn: ({ signal }) => call(api.generations.list, { signal }),
})

/** The same, read anew by every page that shows it. */
export const earlierGenerationsQuery = queryOptions({
  ...generationsQuery,
  refetchOnMount: 'always',
  gcTime: 0,
})

export const cancelGeneration = (id: string) => call(api.generations.cancel, { params: { id } })

/** The cook was told how it ended. A failure only means that they are told again. */
export async function markSeen(client: QueryClient, id: string): Promise<void> {
  client.setQueryData(generationsQuery.queryKey, (all) => all?.filter((one) => one.id !== id))
  await call(api.generations.seen, { params: { id } }).catch(() => undefined)
}
