import { api } from '#contract/index.ts'
import { HttpError, messageOf } from '#web/lib/http-error.ts'
import { isUnreachable } from '#web/lib/reachability.ts'
import { redirectWhenUnauthorized } from '#web/lib/unauthorized.ts'
import { type Answer, type Change, type ChangeKind, joined, sendChange } from './change.ts'
import { keepReply } from './kept-replies.ts'
import { forget, keepRefused, reload } from './outbox-kept.ts'
import { become, currentSession, outboxState, type Refused, type Waiting } from './outbox-state.ts'
import { giveUpSentElsewhere, giveUpWatching, isWatched, takeWatcher, tellAnswer } from './outbox-watchers.ts'

const FIRST_RETRY_MS = 5000
const LONGEST_RETRY_MS = 5 * 60_000

type SentListener = (change: Change, answer: Answer<ChangeKind>) => void
const sentListeners = new Set<SentListener>()
let retry: { timer: ReturnType<typeof setTimeout>; wait: number } | null = null

/** Hears of every change that the server took, whichever page made it. @returns the way to stop it */
export function onSent(listener: SentListener): () => void {
  sentListeners.add(listener)
  return () => {
    sentListeners.delete(listener)
  }
}

/** Sends what waits, in its order, until the server is not reached or nothing waits. */
export async function flush(): Promise<void> {
  const mine = currentSession()
  if (!mine) return
  const work = async () => {
    await reload()
    while (mine === currentSession() && outboxState().waiting.length > 0) {
      if (!(await sendNext(outboxState().waiting))) return
      await reload()
    }
  }
  // Whoever comes while a tab sends waits for its turn, and then finds what is left.
  if (navigator.locks) await navigator.locks.request(`larder-outbox-${mine.cook}`, work)
  else await inTurn(work)
  giveUpSentElsewhere()
}

let turn: Promise<void> = Promise.resolve()
function inTurn(work: () => Promise<void>): Promise<void> {
  turn = turn.then(work, work)
  return turn
}

/** @returns whether to go on with the next */
async function sendNext(waiting: readonly Waiting[]): Promise<boolean> {
  const mine = currentSession()
  const [first, ...rest] = waiting
  if (!mine || !first) return false
  let change = first.change
  const together = [first]
  for (const one of rest) {
    const both = joined(change, one.change)
    if (!both) break
    change = both
    together.push(one)
  }
  try {
    const answer = await sendChange(change, mine.leaving.signal, mine.until)
    if ('until' in answer) mine.until = answer.until ?? undefined
    await settle(together, change, answer)
    return true
  } catch (error) {
    if (mine !== currentSession()) return false
    if (isUnreachable(error) || (isPassing(error) && !isTold(together))) {
      become({ isHeldUp: true })
      for (const { id } of waiting) giveUpWatching(id)
      if (!isUnreachable(error)) retryLater()
      return false
    }
    // The session is over, which is said once for all. The changes stay for the same cook's next sign-in.
    if (redirectWhenUnauthorized(error)) {
      for (const { id } of together) takeWatcher(id)?.reject(error)
      return false
    }
    // One of them may be what is wrong with all: each is tried alone.
    for (const one of together) {
      if (together.length === 1) await refuse(one, error)
      else if (!(await sendNext([one]))) return false
    }
    return true
  }
}

/** Whoever made it is there to hear of the failure and to try again. Ticks and lines of the list are kept all the same. */
const isTold = ([first]: Waiting[]) =>
  first !== undefined && first.change.kind !== 'shopping' && isWatched(first.id)

/** The server is there but cannot now. */
const isPassing = (error: unknown) =>
  !(error instanceof HttpError) || error.status >= 500 || error.status === 429 || error.status === 408

function retryLater() {
  const wait = Math.min(LONGEST_RETRY_MS, retry ? retry.wait * 2 : FIRST_RETRY_MS)
  clearTimeout(retry?.timer)
  retry = { wait, timer: setTimeout(() => void flush(), wait) }
}

export function stopRetrying(): void {
  clearTimeout(retry?.timer)
  retry = null
}

async function settle(sent: Waiting[], change: Change, answer: Answer<ChangeKind>) {
  retry = null
  const refused = refusalsIn(sent, answer).filter(({ id }) => !isWatched(id))
  for (const one of refused) await keepRefused(one)
  // Before its change leaves the device: between the two a reload without the server would show neither.
  if (change.kind === 'shopping' && 'lines' in answer) {
    const { refused: _told, until: _until, ...list } = answer
    await keepReply([api.shopping.get.path], list)
  }
  await forget(sent)
  for (const listener of sentListeners) listener(change, answer)
  for (const { id } of sent) tellAnswer(id, answer)
}

/** The list takes a batch as a whole, and says of single changes why it could not make them. */
const refusalsIn = (sent: Waiting[], answer: Answer<ChangeKind>): Refused[] =>
  'refused' in answer
    ? answer.refused.flatMap(({ id, message }) =>
        sent.flatMap((one) =>
          one.change.kind === 'shopping' && one.change.changes.some((made) => made.id === id)
            ? [{ ...one, message }]
            : [],
        ),
      )
    : []

/** Told to whoever made it, when they are still there; otherwise it is kept until the cook has read it. */
async function refuse(one: Waiting, error: unknown) {
  const watcher = takeWatcher(one.id)
  if (!watcher) await keepRefused({ ...one, message: messageOf(error, '') })
  await forget([one])
  watcher?.reject(error)
}
