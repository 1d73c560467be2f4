import type { Change, ChangeKind, ChangeOf } from './change.ts'

/** A change that the server has not answered. */
export interface Waiting {
  /**
   * Time-ordered id, so that changes of all tabs of this device sort in the order in which they were made.
   */
  id: string
  change: Change
}

/** A change that was made offline and that the server then refused. */
export interface Refused extends Waiting {
  /** The server's reason; empty when it gave none. */
  message: string
}

export interface OutboxState {
  waiting: readonly Waiting[]
  /** True when a change has waited longer than a call takes, so that the cook is told. */
  isHeldUp: boolean
  refused: readonly Refused[]
}

const empty: OutboxState = { waiting: [], refused: [], isHeldUp: false }
let state = empty
const listeners = new Set<() => void>()

export const outboxState = (): OutboxState => state

/** @returns the function that unsubscribes */
export function onOutbox(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The waiting changes of one kind, for parts that show their effect before the server answers. */
export const waitingOf = <K extends ChangeKind>(kind: K): ChangeOf<K>[] =>
  state.waiting.map(({ change }) => change).filter((change): change is ChangeOf<K> => change.kind === kind)

export function setOutbox(next: Partial<OutboxState>): void {
  state = { ...state, ...next }
  for (const listener of [...listeners]) listener()
}

/**
 * The session of the outbox's cook. Each sign-in makes a new object, so that work begun for one cook is never
 * finished for the next.
 */
export interface Session {
  cook: string
  leaving: AbortController
  /** The server's time of the last shopping list change. */
  until?: string
}

let session: Session | null = null

export const currentSession = (): Session | null => session

/** True when changes can wait in the outbox, which needs a signed-in cook. */
export const hasOutbox = (): boolean => session !== null

export function beginSession(cook: string): void {
  session = { cook, leaving: new AbortController() }
}

/** Ends the session and aborts the running request; its changes stay on the device. */
export function endSession(): void {
  session?.leaving.abort()
  session = null
}

export const emptyOutbox = (): void => setOutbox(empty)
