import { type NewToast, toast } from './toasts.ts'
import { redirectWhenUnauthorized } from './unauthorized.ts'

/**
 * Shows a message that something failed. An ended session gets its own message instead, once for all failed
 * calls.
 */
export function tellFailure(error: unknown, words: Omit<NewToast, 'tone'>): void {
  if (!redirectWhenUnauthorized(error)) toast({ ...words, tone: 'error' })
}
