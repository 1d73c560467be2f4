import { REDIRECT_DELAYS_MS } from '#contract/limits.ts'
import { signOut } from './auth.ts'
import { isUnauthorized } from './http-error.ts'
import { paths } from './paths.ts'
import { toast } from './toasts.ts'

let leaving = false

/**
 * A 401 means that the server no longer knows this session: says so and goes to sign in.
 * The session is ended here too; otherwise the page would come back signed in and be refused again.
 * @returns whether the error was one
 */
export function redirectWhenUnauthorized(error: unknown, target: string = paths.home): boolean {
  if (!isUnauthorized(error)) return false
  if (leaving) return true
  leaving = true
  toast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', tone: 'error' })
  setTimeout(async () => {
    await signOut().catch(() => undefined)
    leaving = false
    window.location.assign(target)
  }, REDIRECT_DELAYS_MS.unauthorized)
  return true
}
