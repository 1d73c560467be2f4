import { isUnauthorized } from './http-error.ts'
import { toast } from './toasts.ts'

/** Says that something did not work. Silent when the session has ended: that is told once, for all of it. */
export function tellFailure(error: unknown, words: { title: string; description?: string }): void {
  if (!isUnauthorized(error)) toast({ ...words, tone: 'error' })
}
