import type { Change } from './change.ts'
import { drop, keep, keptBelow } from './device-store.ts'
import { become, currentSession, outboxState, type Refused, type Waiting } from './outbox-state.ts'
import { tellTabs } from './outbox-tabs.ts'

const WAITING = 'change:'
const REFUSED = 'refused:'

/** Counts what happens in this page, to tell what a reading of the device can have seen. */
let clock = 0
let lastRead = 0
/** When this page's changes were on the device; never, as long as they are being written. */
const writtenAt = new Map<string, number>()

/** The next cook's page has read nothing yet. */
export function forgetReadings(): void {
  lastRead = 0
  writtenAt.clear()
}

/** What is on the device now: another tab may have added to it, or sent it. */
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
  become({
    waiting: all,
    refused: refused.map(([, one]) => one),
    isHeldUp: state.isHeldUp && all.length > 0,
  })
}

/**
 * Every change that the server has not answered, in its order: for laying over what is read. A page that has only just
 * begun looks at the device for it.
 */
export async function waitingChanges(): Promise<Change[]> {
  if (lastRead === 0 && currentSession()) await reload()
  const waiting = currentSession()
    ? outboxState().waiting
    : (await keptBelow<Waiting>(WAITING)).map(([, one]) => one)
  return waiting.map(({ change }) => change)
}

/** Shown as waiting at once; safe when this is done. */
export async function keepWaiting(one: Waiting): Promise<void> {
  writtenAt.set(one.id, Number.POSITIVE_INFINITY)
  become({ waiting: [...outboxState().waiting, one] })
  await keep(WAITING + one.id, one)
  clock += 1
  writtenAt.set(one.id, clock)
  tellTabs()
}

export const keepRefused = (one: Refused): Promise<void> => keep(REFUSED + one.id, one)

/** These wait no more: taken by the server, or refused. */
export async function forget(done: readonly Waiting[]): Promise<void> {
  await drop(done.map(({ id }) => WAITING + id))
  const ids = new Set(done.map(({ id }) => id))
  for (const { id } of done) writtenAt.delete(id)
  const { waiting, isHeldUp } = outboxState()
  const left = waiting.filter(({ id }) => !ids.has(id))
  become({ waiting: left, isHeldUp: isHeldUp && left.length > 0 })
  await reload()
  tellTabs()
}

/** The cook has read why. */
export async function dismissRefused(): Promise<void> {
  await drop(outboxState().refused.map(({ id }) => REFUSED + id))
  await reload()
  tellTabs()
}
