import { invalidRequest } from './errors.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * Refuses a day that has not come anywhere yet: the server does not know where a cook is, and the furthest
 * east is fourteen hours ahead of UTC.
 */
export function mustHaveCome(cookedOn: string, now: Date): void {
  const latest = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10)
  const message = 'That day has not come yet.'
  if (cookedOn > latest) throw invalidRequest(message, { cookedOn: message })
}
