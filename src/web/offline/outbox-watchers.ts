import type { Answer, ChangeKind } from './change.ts'
import { outboxState, setOutbox } from './outbox-state.ts'

/** Result of a change that is stored on the device and will be sent later. */
export const WAITS = Symbol('waits')

/** Milliseconds that a page shows a spinner for a change that is already stored. */
const PATIENCE_MS = 5000

type Outcome = Answer<ChangeKind> | typeof WAITS

interface Watcher {
  resolve: (outcome: Outcome) => void
  reject: (error: unknown) => void
}

/** Promises of the changes whose callers in this page still wait for the result. */
const watchers = new Map<string, Watcher>()

export const isWatched = (id: string): boolean => watchers.has(id)

/** Resolves to the server's answer to a change, or to `WAITS` when that takes too long. */
export const watch = (id: string): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    watchers.set(id, { resolve, reject })
    setTimeout(() => giveUpWatching(id), PATIENCE_MS)
  })

export function giveUpWatching(id: string): void {
  if (isWaiting(id)) setOutbox({ isHeldUp: true })
  watchers.get(id)?.resolve(WAITS)
  watchers.delete(id)
}

/** Resolves the watchers of changes that another tab has sent, because only that tab knows the answers. */
export function giveUpSentElsewhere(): void {
  for (const id of watchers.keys()) if (!isWaiting(id)) giveUpWatching(id)
}

export function tellAnswer(id: string, answer: Answer<ChangeKind>): void {
  watchers.get(id)?.resolve(answer)
  watchers.delete(id)
}

/** Removes and returns the watcher of a change, which the caller then settles; null when there is none. */
export function takeWatcher(id: string): Watcher | null {
  const watcher = watchers.get(id) ?? null
  watchers.delete(id)
  return watcher
}

const isWaiting = (id: string) => outboxState().waiting.some((one) => one.id === id)
