import type { Change, ChangeKind, ChangeOf } from './change.ts'

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

export interface OutboxState {
  waiting: readonly Waiting[]
  /** What waits does so for longer than a call takes: the cook is told. */
  isHeldUp: boolean
  refused: readonly Refused[]
}

const empty: OutboxState = { waiting: [], refused: [], isHeldUp: false }
let state = empty
const listeners = new Set<() => void>()

export const outboxState = (): OutboxState => state

/** @returns the way to stop it */
export function onOutbox(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The changes of a kind that the server has not answered, for whoever shows what they will make of it. */
export const waitingOf = <K extends ChangeKind>(kind: K): ChangeOf<K>[] =>
  state.waiting.map(({ change }) => change).filter((change): change is ChangeOf<K> => change.kind === kind)

export function become(next: Partial<OutboxState>): void {
  state = { ...state, ...next }
  for (const listener of [...listeners]) listener()
}

/** Whose outbox it is; another object with each sign-in, so that nothing begun for one cook is done for the next. */
export interface Session {
  cook: string
  leaving: AbortController
  /** When the server takes the last change of the list to have been made, by its own clock. */
  until?: string
}

let session: Session | null = null

export const currentSession = (): Session | null => session

/** Whether changes can wait: somebody is signed in. */
export const hasOutbox = (): boolean => session !== null

export function beginSession(cook: string): void {
  session = { cook, leaving: new AbortController() }
}

/** What is being sent is given up; on the device it waits on. */
export function endSession(): void {
  session?.leaving.abort()
  session = null
}

export const becomeEmpty = (): void => become(empty)
