import type { Change } from './change.ts'
import { drop, keep, keptBelow } from './device-store.ts'
import { currentSession, outboxState, type Refused, setOutbox, type Waiting } from './outbox-state.ts'
import { tellTabs } from './outbox-tabs.ts'

const WAITING = 'change:'
const REFUSED = 'refused:'

/** Counter of this page's reads and writes, to tell which writes a read of the device can have seen. */
let clock = 0
let lastRead = 0
/** Clock of the write of each change of this page; infinite while the write is under way. */
const writtenAt = new Map<string, number>()

/** Resets the counters for the next cook, whose data has not been read yet. */
export function forgetReadings(): void {
  lastRead = 0
  writtenAt.clear()
}

/** Reads the waiting changes from the device, as another tab may have added or sent some. */
export async function reload(): Promise<void> {
  const mine = currentSession()
  clock += 1
  const begun = clock
  const [waiting, refused] = await Promise.all([keptBelow<Waiting>(WAITING), keptBelow<Refused>(REFUSED)])
  if (!mine || mine !== currentSession() || begun < lastRead) return
  lastRead = begun
  const known = new Set(waiting.map(([, { id }]) => id))
  const state = outboxState()
  const written = state.waiting.filter(({ id }) => !known.has(id) && (writtenAt.get(id) ?? 0) > begun)
  const all = [...waiting.map(([, one]) => one), ...written]
  setOutbox({
    waiting: all,
    refused: refused.map(([, one]) => one),
    isHeldUp: state.isHeldUp && all.length > 0,
  })
}

/**
 * Returns all changes that the server has not answered, in their order, for applying them to data. A new page
 * reads them from the device first.
 */
export async function waitingChanges(): Promise<Change[]> {
  if (lastRead === 0 && currentSession()) await reload()
  const waiting = currentSession()
    ? outboxState().waiting
    : (await keptBelow<Waiting>(WAITING)).map(([, one]) => one)
  return waiting.map(({ change }) => change)
}

/** Shows a change as waiting at once, and resolves when it is stored on the device. */
export async function keepWaiting(one: Waiting): Promise<void> {
  writtenAt.set(one.id, Number.POSITIVE_INFINITY)
  setOutbox({ waiting: [...outboxState().waiting, one] })
  await keep(WAITING + one.id, one)
  clock += 1
  writtenAt.set(one.id, clock)
  tellTabs()
}

export const keepRefused = (one: Refused): Promise<void> => keep(REFUSED + one.id, one)

/** Removes changes that the server has accepted or refused. */
export async function forget(done: readonly Waiting[]): Promise<void> {
  await drop(done.map(({ id }) => WAITING + id))
  const ids = new Set(done.map(({ id }) => id))
  for (const { id } of done) writtenAt.delete(id)
  const { waiting, isHeldUp } = outboxState()
  const left = waiting.filter(({ id }) => !ids.has(id))
  setOutbox({ waiting: left, isHeldUp: isHeldUp && left.length > 0 })
  await reload()
  tellTabs()
}

/** Removes the refused changes after the cook has read the reasons. */
export async function dismissRefused(): Promise<void> {
  await drop(outboxState().refused.map(({ id }) => REFUSED + id))
  await reload()
  tellTabs()
}
