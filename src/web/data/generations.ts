import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import { call } from '#web/lib/http.ts'

/** Running generations, and finished ones whose result the cook has not seen yet. */
export const generationsQuery = queryOptions({
  queryKey: ['/api/generations'],
  queryFn: ({ signal }) => call(api.generations.list, { signal }),
})

/** The generations, refetched by every page that shows them. */
export const earlierGenerationsQuery = queryOptions({
  ...generationsQuery,
  refetchOnMount: 'always',
  gcTime: 0,
})

export const cancelGeneration = (id: string) => call(api.generations.cancel, { params: { id } })

/** Marks a generation's result as seen; if that fails, the cook is only told of the result again. */
export async function markSeen(client: QueryClient, id: string): Promise<void> {
  client.setQueryData(generationsQuery.queryKey, (all) => all?.filter((one) => one.id !== id))
  await call(api.generations.seen, { params: { id } }).catch(() => undefined)
}
