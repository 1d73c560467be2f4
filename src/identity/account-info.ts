import { PASSWORD_PROVIDER } from './id-tokens.ts'
import { secondFactorInfo } from './second-factor/enrolled.ts'
import type { AccountRow, SecondFactorRow } from './tables.ts'

/** What the SDK knows of the password: that there is one. */
const REDACTED = Buffer.from('REDACTED').toString('base64')

/** An account as the SDK reads it. Times are strings of milliseconds: with numbers it forgets the user at a reload. */
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
