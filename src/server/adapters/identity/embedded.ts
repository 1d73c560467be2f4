import type { IdentityService } from '#identity/index.ts'
import type { Identity } from '#server/ports/identity.ts'
import { identityErrorOf, verifiedIdentity } from './verified.ts'

/** Identity service that runs in this process. */
export const embeddedIdentity = (service: IdentityService): Identity => ({
  mode: 'embedded',
  publicConfig: service.publicConfig,
  async verify(idToken) {
    try {
      return verifiedIdentity(await service.verify(idToken))
    } catch (error) {
      throw identityErrorOf(error)
    }
  },
  secondFactors: {
    of: ({ uid }) => service.secondFactorOf(uid),
    newRecoveryCodes: ({ uid }) => service.newRecoveryCodes(uid),
  },
  async endSession({ sessionId }) {
    if (sessionId) await service.endSession(sessionId)
  },
  endAllSessions: ({ uid }) => service.endAllSessions(uid),
  endOtherSessions: ({ uid, sessionId }) => service.endAllSessions(uid, sessionId ?? undefined),
  sessions: ({ uid }) => service.sessionsOf(uid),
  endSessionById: ({ uid }, sessionId) => service.endSessionOf(uid, sessionId),
  async setDisabled(uid, disabled) {
    await service.setDisabled(uid, disabled)
  },
  deleteAccount: ({ uid }) => service.deleteAccount(uid),
  beforeDeletion: service.beforeDeletion,
  whenSignedOutEverywhere: service.whenSignedOutEverywhere,
})
