import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { HttpError } from '#web/lib/http-error.ts'
import { isUnreachable } from '#web/lib/reachability.ts'
import { drop, keep, keptBelow, readKept } from './device-store.ts'

/**
 * Version of the stored format. Raise it when a reply changes so that old ones would break a page; old ones
 * are then ignored and deleted by `tidyReplies`.
 */
const FORMAT = 1
const REPLY = `reply:${FORMAT}:`

/** Milliseconds to wait for the network before a stored copy is shown; the reply is shown when it arrives. */
const PATIENCE_MS = 5000

interface KeptReply {
  key: QueryKey
  data: unknown
  /** Time of storing; the oldest replies are deleted first. */
  at: number
}

const nameOf = (key: QueryKey) => REPLY + hashKey(key)

export const keepReply = (key: QueryKey, data: unknown): Promise<void> =>
  keep(nameOf(key), { key, data, at: Date.now() } satisfies KeptReply)

export const isReplyKept = async (key: QueryKey): Promise<boolean> =>
  (await readKept(nameOf(key))) !== undefined

interface Sources<T> {
  /** The page's own data, which takes precedence over the device's. */
  inPage?: () => T | undefined
  /** Receives a reply that arrives after the stored copy was returned. */
  late?: (answer: T) => void
  /** Finds the data in another stored reply, when this one was never stored. */
  otherwise?: () => Promise<T | undefined>
}

/** Hashes of the queries that show stored data and must be refetched once the server is back. */
const fromDevice = new Set<string>()

/**
 * Asks the server and stores its reply; without the server, returns the stored one. Data with pending changes
 * is stored without them.
 * @throws the error of `ask` when nothing is stored, or when the server did answer
 */
export async function askOrKept<T>(
  key: QueryKey,
  ask: () => Promise<T>,
  { inPage = () => undefined, otherwise = async () => undefined, late }: Sources<T> = {},
): Promise<T> {
  const kept = async () => {
    const found =
      inPage() ?? ((await readKept<KeptReply>(nameOf(key)))?.data as T | undefined) ?? (await otherwise())
    if (found !== undefined) fromDevice.add(hashKey(key))
    return found
  }
  const asked = ask().then((data) => {
    void keepReply(key, data)
    return data
  })
  const tooLong = Symbol('too long')
  let timer: ReturnType<typeof setTimeout> | undefined
  const slow = new Promise<typeof tooLong>((resolve) => {
    timer = setTimeout(() => resolve(tooLong), PATIENCE_MS)
  })
  try {
    const first = await Promise.race([asked, slow])
    if (first !== tooLong) {
      fromDevice.delete(hashKey(key))
      return first
    }
    const found = await kept()
    if (found === undefined) return await asked
    asked.then(
      (answer) => {
        fromDevice.delete(hashKey(key))
        late?.(answer)
      },
      () => undefined, // a failed late request leaves the stored copy in view
    )
    return found
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) await drop([nameOf(key)])
    if (!isUnreachable(error)) throw error
    const found = await kept()
    if (found === undefined) throw error
    return found
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Refetches the queries of this client that show stored data, and those that failed because the server was
 * unreachable.
 */
export function rereadKept(client: QueryClient): Promise<void> {
  const stale = new Set(fromDevice)
  fromDevice.clear()
  return client.invalidateQueries({
    predicate: ({ queryHash, state }) =>
      stale.has(queryHash) || (state.status === 'error' && isUnreachable(state.error)),
  })
}

/**
 * Prepares to show one late reply. When the data has changed since, the reply may be older than that, so the
 * query is refetched instead.
 * @returns the function that takes the reply in the form in which it is shown
 */
export function showLate(client: QueryClient, key: QueryKey): (data: unknown) => void {
  const updates = () => client.getQueryState(key)?.dataUpdateCount ?? 0
  // The stored copy counts as one update, and the reply as the next.
  const expected = updates() + 1
  return (data) => {
    if (updates() === expected) client.setQueryData(key, data)
    else void client.invalidateQueries({ queryKey: key, exact: true })
  }
}

const MOST_KEPT = 1500

/** Deletes replies of old formats, and the oldest ones beyond the limit. */
export async function tidyReplies(): Promise<void> {
  const kept = await keptBelow<KeptReply>('reply:')
  const old = kept.filter(([name]) => !name.startsWith(REPLY)).map(([name]) => name)
  const current = kept.filter(([name]) => name.startsWith(REPLY))
  const oldest = current
    .sort(([, one], [, other]) => one.at - other.at)
    .slice(0, Math.max(0, current.length - MOST_KEPT))
    .map(([name]) => name)
  if (old.length + oldest.length > 0) await drop([...old, ...oldest])
}
