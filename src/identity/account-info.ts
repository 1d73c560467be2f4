import { PASSWORD_PROVIDER } from './id-tokens.ts'
import { secondFactorInfo } from './second-factor/enrolled.ts'
import type { AccountRow, SecondFactorRow } from './tables.ts'

/** The value that the Firebase SDK expects in place of a password hash: it shows that a password is set. */
const REDACTED = Buffer.from('REDACTED').toString('base64')

/**
 * Describes an account in the form that the Firebase SDK reads. Times are strings of milliseconds, because
 * with numbers the SDK loses the user at a reload.
 */
export const accountInfo = (account: AccountRow, factor: SecondFactorRow | null = null) => ({
  localId: account.uid,
  ...(account.email ? { email: account.email, emailVerified: account.email_verified } : {}),
  ...(account.display_name ? { displayName: account.display_name } : {}),
  ...(account.photo_url ? { photoUrl: account.photo_url } : {}),
  disabled: account.disabled,
  validSince: String(Math.floor(account.valid_since.getTime() / 1000)),
  createdAt: String(account.created_at.getTime()),
  lastLoginAt: String(account.last_login_at.getTime()),
  ...(account.password_hash ? { passwordHash: REDACTED } : {}),
  ...(account.email ? { providerUserInfo: [passwordProvider(account)] } : {}),
  ...(factor ? { mfaInfo: [secondFactorInfo(factor)] } : {}),
})

export const passwordProvider = ({ email, display_name, photo_url }: AccountRow) => ({
  providerId: PASSWORD_PROVIDER,
  rawId: email,
  federatedId: email,
  email,
  ...(display_name ? { displayName: display_name } : {}),
  ...(photo_url ? { photoUrl: photo_url } : {}),
})
