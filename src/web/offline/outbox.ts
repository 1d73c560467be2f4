import { v7 as uuidv7 } from 'uuid'
import { isServerGone, onReachability } from '#web/lib/reachability.ts'
import { type Answer, type ChangeKind, type ChangeOf, sendChange } from './change.ts'
import { openDevice } from './device-store.ts'
import { forgetReadings, keepWaiting, reload } from './outbox-kept.ts'
import { flush, stopRetrying } from './outbox-sending.ts'
import {
  beginSession,
  emptyOutbox,
  endSession,
  hasOutbox,
  outboxState,
  setOutbox,
  type Waiting,
} from './outbox-state.ts'
import { joinTabs, leaveTabs } from './outbox-tabs.ts'
import { WAITS, watch } from './outbox-watchers.ts'

// The outbox's public interface; its parts are in the files beside this one.
export { dismissRefused, waitingChanges } from './outbox-kept.ts'
export { flush, onSent } from './outbox-sending.ts'
export { hasOutbox, type OutboxState, onOutbox, outboxState, waitingOf } from './outbox-state.ts'
export { onOtherTab } from './outbox-tabs.ts'
export { WAITS } from './outbox-watchers.ts'

/**
 * Opens the outbox of a cook and sends its waiting changes, both those of an earlier visit and new ones. One
 * tab sends at a time.
 * @returns the function that closes it
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
    // Changes of an earlier visit have waited long enough for the cook to be told.
    if (hasOutbox() && outboxState().waiting.length > 0) setOutbox({ isHeldUp: true })
    again()
  })
  return () => {
    endSession()
    forgetReadings()
    stop()
    document.removeEventListener('visibilitychange', again)
    stopRetrying()
    leaveTabs()
    emptyOutbox()
  }
}

/**
 * Makes a change: stores it on the device first, so that it cannot be lost, then sends it after all earlier
 * ones.
 * @returns the server's answer, or `WAITS` when the server is unreachable
 * @throws HttpError when the server refuses the change, which is then removed
 */
export async function make<K extends ChangeKind>(change: ChangeOf<K>): Promise<Answer<K> | typeof WAITS> {
  // Without a cook there is no outbox, so the change is sent directly.
  if (!hasOutbox()) return (await sendChange(change)) as Answer<K>
  const one: Waiting = { id: uuidv7(), change }
  await keepWaiting(one)
  if (isServerGone()) {
    setOutbox({ isHeldUp: true })
    return WAITS
  }
  const outcome = watch(one.id)
  void flush()
  return (await outcome) as Answer<K> | typeof WAITS // the kind determines the answer's type
}
