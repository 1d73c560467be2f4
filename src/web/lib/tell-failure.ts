import { type NewToast, toast } from './toasts.ts'
import { redirectWhenUnauthorized } from './unauthorized.ts'

/** Says that something did not work. When the session has ended, that is told instead, once for all of it. */
export function tellFailure(error: unknown, words: Omit<NewToast, 'tone'>): void {
  if (!redirectWhenUnauthorized(error)) toast({ ...words, tone: 'error' })
}
