import { useSyncExternalStore } from 'react'
import { type OutboxState, onOutbox, outboxState } from './outbox.ts'

/** What waits to be sent, and what the server would not take. */
export const useOutbox = (): OutboxState => useSyncExternalStore(onOutbox, outboxState)
