import type { SubscriptionStatus } from '#contract/common.ts'
import type { VerifiedIdentity } from '#server/ports/identity.ts'
import type { User } from '#server/stores/users.ts'

/** Caller of a request: the account behind a verified token, as one value that routes pass on. */
export interface Actor {
  userId: string
  /** Effective status: an administrator's override wins over the provider's state. */
  status: SubscriptionStatus
  isAdmin: boolean
  /** True for an administrator who needs a second factor here and signed in without one. */
  lacksSecondFactor: boolean
  user: User
  identity: VerifiedIdentity
}
