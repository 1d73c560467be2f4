import { networkOf } from './client-network.ts'
import { tooManyAttempts } from './failure.ts'
import type { Service } from './service.ts'
import { forget, giveBack, takeBeforePause, takeFromWindow, takeWithBackoff } from './throttle.ts'
import { transact } from './transact.ts'

const HOUR = 3_600_000

/** One attempt at a password, counted as a failure until `succeeded` or `withdrawn` is called. */
export interface Attempt {
  /**
   * Called when the password was right: the account's failures are forgotten, those of the network are not.
   */
  succeeded(): Promise<void>
  /** Called when the password was never checked. */
  withdrawn(): Promise<void>
}

/** Names of the counters; addresses are digests, so that the table does not reveal who tried. */
function counters({ installation }: Service, email: string, ip: string) {
  const network = networkOf(ip)
  const account = installation.digest('throttle-email', email)
  return {
    network: `sign-in:network:${network}`,
    pair: `sign-in:pair:${account}:${network}`,
    account: `sign-in:account:${account}`,
  }
}

/**
 * Admits or refuses an attempt, whether the account exists or not. Networks that signed in to the account
 * before are exempt from the limit over all networks, so that nobody can lock a user out from afar.
 * @throws Failure TOO_MANY_ATTEMPTS_TRY_LATER
 */
export async function beginAttempt(
  service: Service,
  email: string,
  ip: string,
  isFamiliar: boolean,
): Promise<Attempt> {
  const { db, clock, limits } = service
  const keys = counters(service, email, ip)
  const now = clock.now()
  await transact(db, async (tx) => {
    const admitted =
      (await takeFromWindow(tx, {
        key: keys.network,
        now,
        windowMs: HOUR,
        limit: limits.networkFailuresPerHour,
      })) &&
      (await takeWithBackoff(tx, {
        key: keys.pair,
        now,
        free: limits.freeFailures,
        longestWaitMs: limits.longestWaitMs,
        forgetMs: limits.forgetFailuresMs,
      })) &&
      (isFamiliar ||
        (await takeBeforePause(tx, {
          key: keys.account,
          now,
          windowMs: HOUR,
          limit: limits.accountFailuresPerHour,
          pauseMs: limits.accountPauseMs,
        })))
    // The throw rolls the transaction back, so that a refused attempt counts nowhere.
    if (!admitted) throw tooManyAttempts()
  })
  return {
    async succeeded() {
      await giveBack(db, keys.network)
      await forget(db, [keys.pair, keys.account])
    },
    async withdrawn() {
      for (const key of isFamiliar ? [keys.network, keys.pair] : [keys.network, keys.pair, keys.account]) {
        await giveBack(db, key)
      }
    },
  }
}
