import type { Actor } from './actor.ts'
import { AppError } from './errors.ts'

const RECENT_MS = 5 * 60_000

/**
 * Requires a sign-in of the last five minutes, for actions that cannot be undone or that open an account.
 * @throws AppError recent_sign_in_required
 */
export function assertRecentSignIn({ identity }: Actor, now: Date): void {
  if (now.getTime() - identity.authTime.getTime() > RECENT_MS)
    throw new AppError('recent_sign_in_required', 'Please enter your password again to do this.')
}
