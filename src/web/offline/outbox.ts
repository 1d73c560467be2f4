import { v7 as uuidv7 } from 'uuid'
import { isServerGone, onReachability } from '#web/lib/reachability.ts'
import { type Answer, type ChangeKind, type ChangeOf, sendChange } from './change.ts'
import { openDevice } from './device-store.ts'
import { forgetReadings, keepWaiting, reload } from './outbox-kept.ts'
import { flush, stopRetrying } from './outbox-sending.ts'
import {
  become,
  becomeEmpty,
  beginSession,
  endSession,
  hasOutbox,
  outboxState,
  type Waiting,
} from './outbox-state.ts'
import { joinTabs, leaveTabs } from './outbox-tabs.ts'
import { WAITS, watch } from './outbox-watchers.ts'

// The outbox for those who use it; what it is made of lies in the files beside it.
export { dismissRefused, waitingChanges } from './outbox-kept.ts'
export { flush, onSent } from './outbox-sending.ts'
export { hasOutbox, type OutboxState, onOutbox, outboxState, waitingOf } from './outbox-state.ts'
export { onOtherTab } from './outbox-tabs.ts'
export { WAITS } from './outbox-watchers.ts'

/**
 * Starts sending what waits for a cook: what an earlier visit left, and what comes. One tab sends at a time.
 * @returns the way to stop it
 */
export function openOutbox(cook: string): () => void {
  openDevice(cook)
  beginSession(cook)
  joinTabs(cook, reload)
  const again = () => {
    if (!isServerGone() && document.visibilityState !== 'hidden') void flush()
  }
  const stop = onReachability(again)
  document.addEventListener('visibilitychange', again)
  void reload().then(() => {
    // What an earlier visit left has waited long enough to be told.
    if (hasOutbox() && outboxState().waiting.length > 0) become({ isHeldUp: true })
    again()
  })
  return () => {
    endSession()
    forgetReadings()
    stop()
    document.removeEventListener('visibilitychange', again)
    stopRetrying()
    leaveTabs()
    becomeEmpty()
  }
}

/**
 * Makes a change: kept on the device first, so that nothing loses it, then sent, after all that was made before it.
 * @returns the server's answer; `WAITS` when it is not reached now
 * @throws HttpError when the server refuses it: it is then done with
 */
export async function make<K extends ChangeKind>(change: ChangeOf<K>): Promise<Answer<K> | typeof WAITS> {
  // Without a cook, as in a page that stands alone, there is nothing to wait in.
  if (!hasOutbox()) return (await sendChange(change)) as Answer<K>
  const one: Waiting = { id: uuidv7(), change }
  await keepWaiting(one)
  if (isServerGone()) {
    become({ isHeldUp: true })
    return WAITS
  }
  const outcome = watch(one.id)
  void flush()
  return (await outcome) as Answer<K> | typeof WAITS // by its kind
}
