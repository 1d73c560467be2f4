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

/** The server's shopping list with the pending changes applied to it. */
export const shoppingQuery = queryOptions({
  queryKey: [LIST],
  queryFn: async ({ signal, client }) => {
    // The device keeps the server's list without the pending changes, so that they are never applied twice.
    const laid = async (list: ShoppingList) => {
      const waiting = (await waitingChanges()).flatMap((one) => (one.kind === 'shopping' ? one.changes : []))
      return withPending(client, list, waiting)
    }
    const show = showLate(client, [LIST])
    const ask = () => call(api.shopping.get, { query: here(), signal })
    return laid(await askOrKept([LIST], ask, { late: (list) => void laid(list).then(show) }))
  },
  // The plan changes on other pages, and another person may be shopping with the same list.
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
})

/** A new id for a line that the cook adds, so that it has one before the server knows of it. */
export const newLineId = (): string => uuidv7()

/**
 * Changes lines of the list: at once on the page, then in their order on the server, as soon as that is
 * reachable. Each change has an id, so that it can be sent again after a lost reply and is never applied
 * twice.
 */
export function useShoppingChanges() {
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationKey: CHANGES,
    // The outbox stores changes on the device and keeps their order by itself.
    ...(hasOutbox() ? {} : { scope: { id: LIST } }),
    mutationFn: (changes: ShoppingChange[]) => make<'shopping'>({ kind: 'shopping', changes }),
    retry: (failures, error) => isPassing(error) || (isWeak(error) && failures < 3),
    retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
    onMutate: (changes) => {
      const wasAsked = client.isFetching({ queryKey: shoppingQuery.queryKey }) > 0
      // A reply to an earlier request would show the list without this change.
      if (client.getQueryData(shoppingQuery.queryKey)) {
        void client.cancelQueries({ queryKey: shoppingQuery.queryKey })
        show(client, (list) => changes.reduce(applyChange, list))
      }
      return { wasAsked }
    },
    onSuccess: (answer, changes, { wasAsked }) => {
      answered.add(changes)
      if (answer !== WAITS) takeShoppingAnswer(client, answer)
      // A waiting change brings no list, so a request that was cancelled for it, such as one after another
      // tab's change, is repeated.
      else if (wasAsked) void client.invalidateQueries({ queryKey: shoppingQuery.queryKey })
    },
    onError: (_error, changes) => {
      answered.add(changes)
      return client.invalidateQueries({ queryKey: shoppingQuery.queryKey })
    },
  })
  /** @returns the server's reasons for the changes that it refused */
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

/** Shows the server's list after a change; the outbox has already stored it on the device. */
export function takeShoppingAnswer(client: QueryClient, { refused, until, ...list }: ShoppingChanged): void {
  takeList(client, list)
}

/** Number of changes that wait for the network: those that failed to be sent, or were never sent. */
export function useUnsavedChanges(): number {
  const { waiting, isHeldUp } = useOutbox()
  const ofPage = useMutationState({
    filters: { mutationKey: CHANGES, status: 'pending' },
    select: ({ state }) =>
      // Mutations of this key are called with a list of changes.
      state.isPaused || state.failureCount > 0 ? (state.variables as ShoppingChange[]).length : 0,
  }).reduce((sum, count) => sum + count, 0)
  if (!isHeldUp) return ofPage
  return waiting.reduce(
    (sum, { change }) => sum + (change.kind === 'shopping' ? change.changes.length : 0),
    0,
  )
}

const add = (body: ShoppingSourceBody) => call(api.shopping.addSource, { query: here(), body })
const remove = (id: string) => call(api.shopping.removeSource, { query: here(), params: { id } })

/** Adds a recipe or days of the plan to the list. */
export const useAddShoppingSource = () => useListCall(add)

/** Sets the number of servings that a recipe is bought for. */
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

/** Adds a source without a hook, for pages that load this code only on demand. */
export const addShoppingSource = (client: QueryClient, body: ShoppingSourceBody) => run(client, add, body)
export const removeShoppingSource = (client: QueryClient, id: string) => run(client, remove, id)

export type ShoppingSetUp = Partial<Pick<ShoppingList, 'aisles' | 'staples'>>

/** Sets the order of the aisles, and the staples that are always in the house. */
export function useSetUpShopping() {
  const client = useQueryClient()
  return useListCall(
    (body: ShoppingSetUp) => call(api.shopping.setUp, { query: here(), body }),
    (change) => show(client, (list) => ({ ...list, ...change })),
  )
}

/** A mutation that changes the list's sources; only the server can compute the resulting list. */
const listCall = <Input>(client: QueryClient, mutationFn: (input: Input) => Promise<ShoppingList>) => ({
  // The scope puts the call after the earlier changes and before the later ones.
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

/**
 * Changes that the server has applied or refused. Their mutation still counts as pending when this is known.
 */
const answered = new WeakSet<readonly ShoppingChange[]>()

/**
 * Changes that the server has not answered yet: those in the outbox, and those that this page sends without
 * it.
 */
function pending(client: QueryClient, waiting: readonly ShoppingChange[]): ShoppingChange[] {
  const known = new Set(waiting.map(({ id }) => id))
  const ofPage = client
    .getMutationCache()
    .findAll({ mutationKey: CHANGES, status: 'pending' })
    .map(({ state }) => state.variables as ShoppingChange[]) // as above
    .filter((changes) => !answered.has(changes))
    .flat()
  return [...waiting, ...ofPage.filter(({ id }) => !known.has(id))]
}

const withPending = (
  client: QueryClient,
  list: ShoppingList,
  waiting: readonly ShoppingChange[] = waitingOf('shopping').flatMap(({ changes }) => changes),
) => pending(client, waiting).reduce(applyChange, list)

/** True for failures that may pass: no network, or no token because of it. */
const isPassing = (error: unknown) => !(error instanceof HttpError)
const isWeak = (error: unknown) => error instanceof HttpError && (error.status >= 500 || error.status === 429)
