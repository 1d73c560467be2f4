import type { Answer, ChangeKind } from './change.ts'
import { become, outboxState } from './outbox-state.ts'

/** Said of a change that is kept here and will be sent. */
export const WAITS = Symbol('waits')

/** Nobody watches a spinner longer than this for something that is safe already. */
const PATIENCE_MS = 5000

type Outcome = Answer<ChangeKind> | typeof WAITS

interface Watcher {
  resolve: (outcome: Outcome) => void
  reject: (error: unknown) => void
}

/** Those who made a change in this page, and still wait for what becomes of it. */
const watchers = new Map<string, Watcher>()

export const isWatched = (id: string): boolean => watchers.has(id)

/** What becomes of a change, or `WAITS` when that takes long. */
export const watch = (id: string): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    watchers.set(id, { resolve, reject })
    setTimeout(() => giveUpWatching(id), PATIENCE_MS)
  })

export function giveUpWatching(id: string): void {
  if (isWaiting(id)) become({ isHeldUp: true })
  watchers.get(id)?.resolve(WAITS)
  watchers.delete(id)
}

/** Sent by another tab, which told its own page. */
export function giveUpSentElsewhere(): void {
  for (const id of watchers.keys()) if (!isWaiting(id)) giveUpWatching(id)
}

export function tellAnswer(id: string, answer: Answer<ChangeKind>): void {
  watchers.get(id)?.resolve(answer)
  watchers.delete(id)
}

/** Takes the one who watches a change away, to be told by the caller; null when nobody is there any more. */
export function takeWatcher(id: string): Watcher | null {
  const watcher = watchers.get(id) ?? null
  watchers.delete(id)
  return watcher
}

const isWaiting = (id: string) => outboxState().waiting.some((one) => one.id === id)
