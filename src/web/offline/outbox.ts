import { uuidv7 } from 'uuidv7'
import { api } from '#contract/index.ts'
import { HttpError, isUnauthorized, messageOf } from '#web/lib/http-error.ts'
import { isServerGone, isUnreachable, onReachability } from '#web/lib/reachability.ts'
import { type Answer, type Change, type ChangeKind, type ChangeOf, joined, sendChange } from './change.ts'
import { drop, keep, keptBelow, openDevice } from './device-store.ts'
import { keepReply } from './kept-replies.ts'

/** A change that the server has not answered. */
export interface Waiting {
  /** In the order in which they were made, on all tabs of this device. */
  id: string
  change: Change
}

/** A change that was made without the server, and that it would not take. */
export interface Refused extends Waiting {
  /** The server's own words; empty when it gave none. */
  message: string
}

/** Said of a change that is kept here and will be sent. */
export const WAITS = Symbol('waits')

const WAITING = 'change:'
const REFUSED = 'refused:'
/** Nobody watches a spinner longer than this for something that is safe already. */
const PATIENCE_MS = 5000
const FIRST_RETRY_MS = 5000
const LONGEST_RETRY_MS = 5 * 60_000

interface Watcher {
  resolve: (answer: Answer<ChangeKind> | typeof WAITS) => void
  reject: (error: unknown) => void
}

export interface OutboxState {
  waiting: readonly Waiting[]
  /** What waits does so for longer than a call takes: the cook is told. */
  isHeldUp: boolean
  refused: readonly Refused[]
}

let state: OutboxState = { waiting: [], refused: [], isHeldUp: false }
/** Whose outbox it is; another object with each sign-in, so that nothing begun for one cook is done for the next. */
let session: { cook: string; leaving: AbortController } | null = null
/** Those who made a change in this page, and still wait for what becomes of it. */
const watchers = new Map<string, Watcher>()
const listeners = new Set<() => void>()
type SentListener = (change: Change, answer: Answer<ChangeKind>) => void
const sentListeners = new Set<SentListener>()
const tabListeners = new Set<() => void>()
let tabs: BroadcastChannel | null = null
let retry: { timer: ReturnType<typeof setTimeout>; wait: number } | null = null

/** Whether changes can wait: somebody is signed in. */
export const hasOutbox = (): boolean => session !== null

export const outboxState = (): OutboxState => state

/** @returns the way to stop it */
export function onOutbox(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Hears of every change that the server took, whichever page made it. @returns the way to stop it */
export function onSent(listener: SentListener): () => void {
  sentListeners.add(listener)
  return () => {
    sentListeners.delete(listener)
  }
}

/**
 * Every change that the server has not answered, in its order: for laying over what is read. A page that has only just
 * begun looks at the device for it.
 */
export async function waitingChanges(): Promise<Change[]> {
  if (lastRead === 0 && session) await reload()
  const waiting = session ? state.waiting : (await keptBelow<Waiting>(WAITING)).map(([, one]) => one)
  return waiting.map(({ change }) => change)
}

/** Hears of it when another tab has made or sent something. @returns the way to stop it */
export function onOtherTab(listener: () => void): () => void {
  tabListeners.add(listener)
  return () => {
    tabListeners.delete(listener)
  }
}

/** The changes of a kind that the server has not answered, for whoever shows what they will make of it. */
export const waitingOf = <K extends ChangeKind>(kind: K): ChangeOf<K>[] =>
  state.waiting.map(({ change }) => change).filter((change): change is ChangeOf<K> => change.kind === kind)

function become(next: Partial<OutboxState>) {
  state = { ...state, ...next }
  for (const listener of [...listeners]) listener()
}

/**
 * Starts sending what waits for a cook: what an earlier visit left, and what comes. One tab sends at a time.
 * @returns the way to stop it
 */
export function openOutbox(cook: string): () => void {
  openDevice(cook)
  session = { cook, leaving: new AbortController() }
  tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`larder-outbox-${cook}`) : null
  if (tabs) {
    tabs.onmessage = () => void reload().then(() => tabListeners.forEach((listener) => void listener()))
  }
  const again = () => {
    if (!isServerGone() && document.visibilityState !== 'hidden') void flush()
  }
  const stop = onReachability(again)
  document.addEventListener('visibilitychange', again)
  void reload().then(() => {
    // What an earlier visit left has waited long enough to be told.
    if (session && state.waiting.length > 0) become({ isHeldUp: true })
    again()
  })
  return () => {
    session?.leaving.abort()
    session = null
    lastRead = 0
    writtenAt.clear()
    stop()
    document.removeEventListener('visibilitychange', again)
    clearTimeout(retry?.timer)
    retry = null
    tabs?.close()
    tabs = null
    become({ waiting: [], refused: [], isHeldUp: false })
  }
}

/** Counts what happens in this page, to tell what a reading of the device can have seen. */
let clock = 0
let lastRead = 0
/** When this page's changes were on the device; never, as long as they are being written. */
const writtenAt = new Map<string, number>()

/** What is on the device now: another tab may have added to it, or sent it. */
async function reload(): Promise<void> {
  const mine = session
  clock += 1
  const begun = clock
  const [waiting, refused] = await Promise.all([keptBelow<Waiting>(WAITING), keptBelow<Refused>(REFUSED)])
  if (!mine || mine !== session || begun < lastRead) return
  lastRead = begun
  const known = new Set(waiting.map(([, { id }]) => id))
  const written = state.waiting.filter(({ id }) => !known.has(id) && (writtenAt.get(id) ?? 0) > begun)
  const all = [...waiting.map(([, one]) => one), ...written]
  become({
    waiting: all,
    refused: refused.map(([, one]) => one),
    isHeldUp: state.isHeldUp && all.length > 0,
  })
}

/**
 * Makes a change: kept on the device first, so that nothing loses it, then sent, after all that was made before it.
 * @returns the server's answer; `WAITS` when it is not reached now
 * @throws HttpError when the server refuses it: it is then done with
 */
export async function make<K extends ChangeKind>(change: ChangeOf<K>): Promise<Answer<K> | typeof WAITS> {
  // Without a cook, as in a page that stands alone, there is nothing to wait in.
  if (!session) return (await sendChange(change)) as Answer<K>
  const one: Waiting = { id: uuidv7(), change }
  writtenAt.set(one.id, Number.POSITIVE_INFINITY)
  become({ waiting: [...state.waiting, one] })
  await keep(WAITING + one.id, one)
  clock += 1
  writtenAt.set(one.id, clock)
  tabs?.postMessage('changed')
  if (isServerGone()) {
    become({ isHeldUp: true })
    return WAITS
  }
  const answer = new Promise<Answer<ChangeKind> | typeof WAITS>((resolve, reject) => {
    watchers.set(one.id, { resolve, reject })
    setTimeout(() => giveUpWatching(one.id), PATIENCE_MS)
  })
  void flush()
  return (await answer) as Answer<K> | typeof WAITS // by its kind
}

function giveUpWatching(id: string) {
  if (state.waiting.some((one) => one.id === id)) become({ isHeldUp: true })
  watchers.get(id)?.resolve(WAITS)
  watchers.delete(id)
}

/** Sends what waits, in its order, until the server is not reached or nothing waits. */
export async function flush(): Promise<void> {
  const mine = session
  if (!mine) return
  const work = async () => {
    await reload()
    while (mine === session && state.waiting.length > 0) {
      if (!(await sendNext(state.waiting))) return
      await reload()
    }
  }
  // Whoever comes while a tab sends waits for its turn, and then finds what is left.
  if (navigator.locks) await navigator.locks.request(`larder-outbox-${mine.cook}`, work)
  else await inTurn(work)
  // Sent by another tab, which told its own page.
  for (const id of watchers.keys()) if (!state.waiting.some((one) => one.id === id)) giveUpWatching(id)
}

let turn: Promise<void> = Promise.resolve()
function inTurn(work: () => Promise<void>): Promise<void> {
  turn = turn.then(work, work)
  return turn
}

/** @returns whether to go on with the next */
async function sendNext(waiting: readonly Waiting[]): Promise<boolean> {
  const mine = session
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
    const answer = await sendChange(change, mine.leaving.signal)
    await settle(together, change, answer)
    return true
  } catch (error) {
    if (mine !== session) return false
    if (isUnreachable(error) || (isPassing(error) && !isTold(together))) {
      become({ isHeldUp: true })
      for (const { id } of waiting) giveUpWatching(id)
      if (!isUnreachable(error)) retryLater()
      return false
    }
    // The session is over: the page says so. The changes stay for the same cook's next sign-in.
    if (isUnauthorized(error)) return false
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
  first !== undefined && first.change.kind !== 'shopping' && watchers.has(first.id)

/** The server is there but cannot now. */
const isPassing = (error: unknown) =>
  !(error instanceof HttpError) || error.status >= 500 || error.status === 429 || error.status === 408

function retryLater() {
  const wait = Math.min(LONGEST_RETRY_MS, retry ? retry.wait * 2 : FIRST_RETRY_MS)
  clearTimeout(retry?.timer)
  retry = { wait, timer: setTimeout(() => void flush(), wait) }
}

async function settle(sent: Waiting[], change: Change, answer: Answer<ChangeKind>) {
  retry = null
  const refused = refusalsIn(sent, answer).filter(({ id }) => !watchers.has(id))
  for (const one of refused) await keep(REFUSED + one.id, one)
  // Before its change leaves the device: between the two a reload without the server would show neither.
  if (change.kind === 'shopping' && 'lines' in answer) {
    const { refused: _told, ...list } = answer
    await keepReply([api.shopping.get.path], list)
  }
  await forget(sent)
  for (const listener of sentListeners) listener(change, answer)
  for (const { id } of sent) {
    watchers.get(id)?.resolve(answer)
    watchers.delete(id)
  }
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
  const watcher = watchers.get(one.id)
  watchers.delete(one.id)
  if (!watcher) await keep(REFUSED + one.id, { ...one, message: messageOf(error, '') } satisfies Refused)
  await forget([one])
  watcher?.reject(error)
}

async function forget(done: Waiting[]) {
  await drop(done.map(({ id }) => WAITING + id))
  const ids = new Set(done.map(({ id }) => id))
  for (const { id } of done) writtenAt.delete(id)
  const left = state.waiting.filter(({ id }) => !ids.has(id))
  become({ waiting: left, isHeldUp: state.isHeldUp && left.length > 0 })
  await reload()
  tabs?.postMessage('changed')
}

/** The cook has read why. */
export async function dismissRefused(): Promise<void> {
  await drop(state.refused.map(({ id }) => REFUSED + id))
  await reload()
  tabs?.postMessage('changed')
}
