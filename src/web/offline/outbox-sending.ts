import { api } from '#contract/index.ts'
import { HttpError, messageOf } from '#web/lib/http-error.ts'
import { isUnreachable } from '#web/lib/reachability.ts'
import { redirectWhenUnauthorized } from '#web/lib/unauthorized.ts'
import { type Answer, type Change, type ChangeKind, joined, sendChange } from './change.ts'
import { keepReply } from './kept-replies.ts'
import { forget, keepRefused, reload } from './outbox-kept.ts'
import { currentSession, outboxState, type Refused, setOutbox, type Waiting } from './outbox-state.ts'
import { giveUpSentElsewhere, giveUpWatching, isWatched, takeWatcher, tellAnswer } from './outbox-watchers.ts'

const FIRST_RETRY_MS = 5000
const LONGEST_RETRY_MS = 5 * 60_000

type SentListener = (change: Change, answer: Answer<ChangeKind>) => void
const sentListeners = new Set<SentListener>()
let retry: { timer: ReturnType<typeof setTimeout>; wait: number } | null = null

/**
 * Calls the listener for each change that the server accepted, from any page.
 * @returns the function that unsubscribes
 */
export function onSent(listener: SentListener): () => void {
  sentListeners.add(listener)
  return () => {
    sentListeners.delete(listener)
  }
}

/** Sends the waiting changes in their order, until none is left or the server is unreachable. */
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
  // Only one tab sends at a time; the next one waits for the lock and then sends the remaining changes.
  if (navigator.locks) await navigator.locks.request(`larder-outbox-${mine.cook}`, work)
  else await inTurn(work)
  giveUpSentElsewhere()
}

let turn: Promise<void> = Promise.resolve()
function inTurn(work: () => Promise<void>): Promise<void> {
  turn = turn.then(work, work)
  return turn
}

/** @returns true when the next change can be sent */
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
      setOutbox({ isHeldUp: true })
      for (const { id } of waiting) giveUpWatching(id)
      if (!isUnreachable(error)) retryLater()
      return false
    }
    // The session has ended, which is shown once for all changes. They stay for the same cook's next sign-in.
    if (redirectWhenUnauthorized(error)) {
      for (const { id } of together) takeWatcher(id)?.reject(error)
      return false
    }
    // One bad change may have failed the whole batch, so each is sent alone.
    for (const one of together) {
      if (together.length === 1) await refuse(one, error)
      else if (!(await sendNext([one]))) return false
    }
    return true
  }
}

/**
 * True when the page that made the change still waits for the result and can offer a retry. List changes are
 * always kept.
 */
const isTold = ([first]: Waiting[]) =>
  first !== undefined && first.change.kind !== 'shopping' && isWatched(first.id)

/** True for failures that may pass: the server cannot process the change now. */
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
  // The list is stored before its change leaves the device; otherwise an offline reload between the two would
  // show neither.
  if (change.kind === 'shopping' && 'lines' in answer) {
    const { refused: _told, until: _until, ...list } = answer
    await keepReply([api.shopping.get.path], list)
  }
  await forget(sent)
  for (const listener of sentListeners) listener(change, answer)
  for (const { id } of sent) tellAnswer(id, answer)
}

/** Refusals of single changes within a batch, which the shopping list accepts as a whole. */
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

/**
 * Rejects a change: the page that made it is told, or else the refusal is stored until the cook has read it.
 */
async function refuse(one: Waiting, error: unknown) {
  const watcher = takeWatcher(one.id)
  if (!watcher) await keepRefused({ ...one, message: messageOf(error, '') })
  await forget([one])
  watcher?.reject(error)
}
