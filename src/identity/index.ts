export { createIdentity, type IdentityService } from './create-identity.ts'
export { setDisabled } from './disable-account.ts'
export {
  createIdTokenVerifier,
  type IdTokenClaims,
  IdTokenError,
  type IdTokenRules,
  type VerifyIdToken,
} from './id-token-verifier.ts'
export { type Installation, openInstallation } from './installation.ts'
export { type IdentityMigration, identityMigrations } from './migrations.ts'
export type { HashSettings, IdentityLimits, IdentityLog, IdentityMail, IdentityOptions } from './options.ts'
export { removeApp } from './second-factor/account-second-factor.ts'
export type { SessionInfo } from './sessions.ts'
