import { useSyncExternalStore } from 'react'
import { type OutboxState, onOutbox, outboxState } from './outbox.ts'

/** The waiting and the refused changes of the outbox. */
export const useOutbox = (): OutboxState => useSyncExternalStore(onOutbox, outboxState)
