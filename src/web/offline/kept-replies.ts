import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { HttpError } from '#web/lib/http-error.ts'
import { isUnreachable } from '#web/lib/reachability.ts'
import { drop, keep, keptBelow, readKept } from './device-store.ts'

/**
 * The shape of what is kept. Raise it when a reply changes so that older ones would break a page: they are then left
 * alone, and fall out with time.
 */
const FORMAT = 1
const REPLY = `reply:${FORMAT}:`

/** Someone with a kept copy does not wait longer for a slow network; the answer is shown when it comes. */
const PATIENCE_MS = 5000

interface KeptReply {
  key: QueryKey
  data: unknown
  /** When it came, for what to drop first. */
  at: number
}

const nameOf = (key: QueryKey) => REPLY + hashKey(key)

export const keepReply = (key: QueryKey, data: unknown): Promise<void> =>
  keep(nameOf(key), { key, data, at: Date.now() } satisfies KeptReply)

export const isReplyKept = async (key: QueryKey): Promise<boolean> =>
  (await readKept(nameOf(key))) !== undefined

interface Sources<T> {
  /** What the page has already, which comes before what the device has. */
  inPage?: () => T | undefined
  /** Hears of an answer that came after what was kept had been given. */
  late?: (answer: T) => void
  /** Another way to it, when it was never read as such. */
  otherwise?: () => Promise<T | undefined>
}

/** Keys of queries that show what was kept, and ask anew when the server is back. */
const fromDevice = new Set<string>()

/**
 * Asks the server, and keeps what it says; without it, gives what was kept. Data that a change is laid over is kept as
 * the server said it.
 * @throws what `ask` throws when nothing is kept, or when the server did answer
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
      () => undefined, // then it stays as it was kept
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

/** What the queries of this client show from the device, and what they could not read, is asked for anew. */
export function rereadKept(client: QueryClient): Promise<void> {
  const stale = new Set(fromDevice)
  fromDevice.clear()
  return client.invalidateQueries({
    predicate: ({ queryHash, state }) =>
      stale.has(queryHash) || (state.status === 'error' && isUnreachable(state.error)),
  })
}

/**
 * Shows an answer that came late, for one question. Where something else has come or was changed since, it may be older
 * than that: then it is asked anew.
 * @returns takes the answer, as it is to be shown
 */
export function showLate(client: QueryClient, key: QueryKey): (data: unknown) => void {
  const updates = () => client.getQueryState(key)?.dataUpdateCount ?? 0
  // What was kept is one update; the answer would be the next.
  const expected = updates() + 1
  return (data) => {
    if (updates() === expected) client.setQueryData(key, data)
    else void client.invalidateQueries({ queryKey: key, exact: true })
  }
}

const MOST_KEPT = 1500

/** Drops the oldest replies when there are many. */
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
