import {
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { v7 as uuidv7 } from 'uuid'
import { api } from '#contract/index.ts'
import {
  MAX_SHOPPING_CHANGES,
  type ShoppingChange,
  type ShoppingChanged,
  type ShoppingList,
  type ShoppingSourceBody,
} from '#contract/shopping.ts'
import { applyChange, type ShoppingWish } from '#domain/shopping-changes.ts'
import { today } from '#web/lib/calendar-day.ts'
import { call } from '#web/lib/http.ts'
import { HttpError } from '#web/lib/http-error.ts'
import { isServerGone } from '#web/lib/reachability.ts'
import { askOrKept, keepReply, showLate } from '#web/offline/kept-replies.ts'
import { flush, hasOutbox, make, WAITS, waitingChanges, waitingOf } from '#web/offline/outbox.ts'
import { useOutbox } from '#web/offline/use-outbox.ts'

const LIST = '/api/shopping-list'
const CHANGES = [LIST, 'changes']
const here = () => ({ today: today() })

/** The list as the server has it, with what is still on its way laid over it. */
export const shoppingQuery = queryOptions({
  queryKey: [LIST],
  queryFn: async ({ signal, client }) => {
    // Kept as the server said it; what waits is laid over it, so that it is never laid twice.
    const laid = async (list: ShoppingList) => {
      const waiting = (await waitingChanges()).flatMap((one) => (one.kind === 'shopping' ? one.changes : []))
      return withPending(client, list, waiting)
    }
    const show = showLate(client, [LIST])
    const ask = () => call(api.shopping.get, { query: here(), signal })
    return laid(await askOrKept([LIST], ask, { late: (list) => void laid(list).then(show) }))
  },
  // The plan changes on other pages, and somebody else may be in another shop with the same list.
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
})

/** A line of the cook's own is named before the server knows of it. */
export const newLineId = (): string => uuidv7()

/**
 * Changes lines: at once in what is shown, then on the server, in their order, as soon as it is reached. Each change has
 * a name of its own, so that it is sent again for as long as the answer is lost, and never made twice.
 */
export function useShoppingChanges() {
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationKey: CHANGES,
    // The outbox has them on the device at once, and keeps their order.
    ...(hasOutbox() ? {} : { scope: { id: LIST } }),
    mutationFn: (changes: ShoppingChange[]) => make<'shopping'>({ kind: 'shopping', changes }),
    retry: (failures, error) => isPassing(error) || (isWeak(error) && failures < 3),
    retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
    onMutate: (changes) => {
      const wasAsked = client.isFetching({ queryKey: shoppingQuery.queryKey }) > 0
      // What was asked before this change would show the list without it.
      if (client.getQueryData(shoppingQuery.queryKey)) {
        void client.cancelQueries({ queryKey: shoppingQuery.queryKey })
        show(client, (list) => changes.reduce(applyChange, list))
      }
      return { wasAsked }
    },
    onSuccess: (answer, changes, { wasAsked }) => {
      answered.add(changes)
      if (answer !== WAITS) takeShoppingAnswer(client, answer)
      // No list comes with it: what was given up, such as a look at what another tab has made, is asked again.
      else if (wasAsked) void client.invalidateQueries({ queryKey: shoppingQuery.queryKey })
    },
    onError: (_error, changes) => {
      answered.add(changes)
      return client.invalidateQueries({ queryKey: shoppingQuery.queryKey })
    },
  })
  /** @returns why the server would not make some of them, when it would not */
  return async (wishes: readonly ShoppingWish[]): Promise<string[]> => {
    const at = new Date().toISOString()
    const changes = wishes.map((wish): ShoppingChange => ({ ...wish, id: uuidv7(), at }))
    const batches = Array.from({ length: Math.ceil(changes.length / MAX_SHOPPING_CHANGES) }, (_, index) =>
      changes.slice(index * MAX_SHOPPING_CHANGES, (index + 1) * MAX_SHOPPING_CHANGES),
    )
    const replies = await Promise.all(batches.map((batch) => mutateAsync(batch)))
    const own = new Set(changes.map(({ id }) => id))
    return replies.flatMap((reply) =>
      reply === WAITS ? [] : reply.refused.filter(({ id }) => own.has(id)).map(({ message }) => message),
    )
  }
}

/** The list as the server has it after changes of it. The outbox has kept it on the device already. */
export function takeShoppingAnswer(client: QueryClient, { refused, until, ...list }: ShoppingChanged): void {
  takeList(client, list)
}

/** How many changes wait for the network: sent in vain already, or not sent at all. */
export function useUnsavedChanges(): number {
  const { waiting, isHeldUp } = useOutbox()
  const ofPage = useMutationState({
    filters: { mutationKey: CHANGES, status: 'pending' },
    select: ({ state }) =>
      state.isPaused || state.failureCount > 0 ? (state.variables as ShoppingChange[]).length : 0, // as above
  }).reduce((sum, count) => sum + count, 0)
  if (!isHeldUp) return ofPage
  return waiting.reduce(
    (sum, { change }) => sum + (change.kind === 'shopping' ? change.changes.length : 0),
    0,
  )
}

const add = (body: ShoppingSourceBody) => call(api.shopping.addSource, { query: here(), body })
const remove = (id: string) => call(api.shopping.removeSource, { query: here(), params: { id } })

/** Puts a recipe or days of the plan on the list. */
export const useAddShoppingSource = () => useListCall(add)

/** For how many a recipe is bought. */
export function useSetShoppingServings() {
  const client = useQueryClient()
  return useListCall(
    ({ id, servings }: { id: string; servings: number }) =>
      call(api.shopping.updateSource, { query: here(), params: { id }, body: { servings } }),
    ({ id, servings }) =>
      show(client, (list) => ({
        ...list,
        sources: list.sources.map((one) => (one.id === id ? { ...one, servings } : one)),
      })),
  )
}

export const useRemoveShoppingSource = () => useListCall(remove)

/** The same for pages that load what they need for it only when it is asked for. */
export const addShoppingSource = (client: QueryClient, body: ShoppingSourceBody) => run(client, add, body)
export const removeShoppingSource = (client: QueryClient, id: string) => run(client, remove, id)

export type ShoppingSetUp = Partial<Pick<ShoppingList, 'aisles' | 'staples'>>

/** The order of the aisles, and what is always in the house. */
export function useSetUpShopping() {
  const client = useQueryClient()
  return useListCall(
    (body: ShoppingSetUp) => call(api.shopping.setUp, { query: here(), body }),
    (change) => show(client, (list) => ({ ...list, ...change })),
  )
}

/** A change of what the list is computed from; only the server can say what it then is. */
const listCall = <Input>(client: QueryClient, mutationFn: (input: Input) => Promise<ShoppingList>) => ({
  // After the changes that were made before it, and before those that come.
  scope: { id: LIST },
  mutationFn: async (input: Input) => {
    if (waitingOf('shopping').length > 0 && !isServerGone()) await flush()
    return mutationFn(input)
  },
  onSuccess: (list: ShoppingList) => keepList(client, list),
  onError: () => client.invalidateQueries({ queryKey: shoppingQuery.queryKey }),
})

function useListCall<Input>(
  mutationFn: (input: Input) => Promise<ShoppingList>,
  onMutate?: (input: Input) => void,
) {
  return useMutation({ ...listCall(useQueryClient(), mutationFn), onMutate })
}

const run = <Input>(
  client: QueryClient,
  mutationFn: (input: Input) => Promise<ShoppingList>,
  input: Input,
): Promise<ShoppingList> =>
  client.getMutationCache().build(client, listCall(client, mutationFn)).execute(input)

const show = (client: QueryClient, change: (list: ShoppingList) => ShoppingList) =>
  client.setQueryData(shoppingQuery.queryKey, (list) => list && change(list))

const keepList = (client: QueryClient, list: ShoppingList) => {
  void keepReply([LIST], list)
  takeList(client, list)
}

const takeList = (client: QueryClient, list: ShoppingList) => {
  void client.cancelQueries({ queryKey: shoppingQuery.queryKey })
  client.setQueryData(shoppingQuery.queryKey, withPending(client, list))
}

/** Changes that the server has made, or will not make. Their mutation still counts as pending when this is known. */
const answered = new WeakSet<readonly ShoppingChange[]>()

/** Changes that the server has not answered yet: what waits on the device, and what this page sends without it. */
function pending(client: QueryClient, waiting: readonly ShoppingChange[]): ShoppingChange[] {
  const known = new Set(waiting.map(({ id }) => id))
  const ofPage = client
    .getMutationCache()
    .findAll({ mutationKey: CHANGES, status: 'pending' })
    .map(({ state }) => state.variables as ShoppingChange[]) // what mutations of this key are called with
    .filter((changes) => !answered.has(changes))
    .flat()
  return [...waiting, ...ofPage.filter(({ id }) => !known.has(id))]
}

const withPending = (
  client: QueryClient,
  list: ShoppingList,
  waiting: readonly ShoppingChange[] = waitingOf('shopping').flatMap(({ changes }) => changes),
) => pending(client, waiting).reduce(applyChange, list)

/** No network, or no token because of that. */
const isPassing = (error: unknown) => !(error instanceof HttpError)
const isWeak = (error: unknown) => error instanceof HttpError && (error.status >= 500 || error.status === 429)
