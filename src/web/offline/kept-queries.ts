import type { QueryClient, QueryKey, QueryPersister } from '@tanstack/react-query'
import type { Change } from './change.ts'
import { askOrKept, keepReply, showLate } from './kept-replies.ts'
import { waitingChanges } from './outbox.ts'

/**
 * What a cook needs in the kitchen and in the shop: the account, the collection as cards, recipes that were opened
 * with their rating, notes and log, and the plan. The shopping list keeps itself: changes are laid over it.
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

/** Changes come one upon the other; the last one is kept. */
const SETTLE_MS = 300

/**
 * From now on the client's queries keep what they read, and read what was kept when the server is gone. Recipes that
 * come into the cache by another way, such as a generated one, are kept, too. While nobody is signed in, nothing is.
 * @param lay what changes that wait will make of the data of a query, however often they are laid over it
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
    // A further page is not among what was kept: the list says that it could not be read.
    if (query.state.fetchMeta?.fetchMore) return ask()
    const laid = async (data: unknown) => {
      const changes = await waitingChanges()
      return changes.length > 0 ? lay(query.queryKey, data, changes) : data
    }
    const show = showLate(client, query.queryKey)
    const late = (answer: unknown) => void laid(answer).then(show)
    return laid(await askOrKept<unknown>(query.queryKey, ask, { inPage: () => query.state.data, late }))
  }
