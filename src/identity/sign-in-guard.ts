import { networkOf } from './client-network.ts'
import { tooManyAttempts } from './failure.ts'
import type { Service } from './service.ts'
import { forget, giveBack, takeBeforePause, takeFromWindow, takeWithBackoff } from './throttle.ts'
import { transact } from './transact.ts'

const HOUR = 3_600_000

/** One try at a password: counted as a failure from its start, until it proves to be none. */
export interface Attempt {
  /** The password was right: the account's failures are forgotten, those of the network are not. */
  succeeded(): Promise<void>
  /** It was never tried. */
  withdrawn(): Promise<void>
}

/** Names of the counters; addresses are digests, so that the table tells nobody who tried. */
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
 * Admits a try or refuses it, whether the account exists or not. Networks from which the account was signed in to
 * before are spared the limit over all networks, so that nobody can lock a user out from afar.
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
    // Leaves the transaction, so a refused try counts nowhere.
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
