import type { QueryClient, QueryKey, QueryPersister } from '@tanstack/react-query'
import type { Change } from './change.ts'
import { askOrKept, keepReply, showLate } from './kept-replies.ts'
import { waitingChanges } from './outbox.ts'

/**
 * True for queries whose data is needed in the kitchen and in the shop: the account, the collection as cards,
 * opened recipes with their rating, notes and log, and the plan. The shopping list has its own storage,
 * because pending changes are applied to it.
 */
const isKept = ([place, what]: QueryKey): boolean =>
  (place === '/api/recipes' && what === 'one') || (typeof place === 'string' && keptPlaces.has(place))

const keptPlaces = new Set([
  '/api/auth/user',
  '/api/config',
  '/api/folders',
  '/api/meal-calendar',
  '/api/meal-calendar/feed',
  '/api/recipes/cards',
  '/api/recipes/quota/check',
  '/api/settings',
])

/** Milliseconds to wait for further changes of the same data, so that only the last one is stored. */
const SETTLE_MS = 300

/**
 * Makes the client's queries store their data on the device, and read it from there when the server is
 * unreachable. Recipes that enter the cache in another way, such as generated ones, are stored too. Nothing
 * is stored for visitors.
 * @param lay applies the waiting changes to a query's data; applying them twice must do no harm
 */
export function keepQueries(client: QueryClient, lay: Lay = (_key, data) => data): void {
  const before = client.getDefaultOptions()
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()
  client.setDefaultOptions({
    ...before,
    queries: { ...before.queries, persister: persisterWith(client, lay) },
  })
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return
    const { queryKey, queryHash } = event.query
    if (!isKept(queryKey)) return
    clearTimeout(waiting.get(queryHash))
    const write = () => void keepReply(queryKey, client.getQueryData(queryKey))
    waiting.set(queryHash, setTimeout(write, SETTLE_MS))
  })
}

export type Lay = (key: QueryKey, data: unknown, changes: readonly Change[]) => unknown

const persisterWith =
  (client: QueryClient, lay: Lay): QueryPersister =>
  async (queryFn, context, query) => {
    const ask = async () => queryFn(context)
    if (!isKept(query.queryKey)) return ask()
    // A further page is not stored, so the list reports that it could not be loaded.
    if (query.state.fetchMeta?.fetchMore) return ask()
    const laid = async (data: unknown) => {
      const changes = await waitingChanges()
      return changes.length > 0 ? lay(query.queryKey, data, changes) : data
    }
    const show = showLate(client, query.queryKey)
    const late = (answer: unknown) => void laid(answer).then(show)
    return laid(await askOrKept<unknown>(query.queryKey, ask, { inPage: () => query.state.data, late }))
  }
