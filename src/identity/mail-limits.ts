import { networkOf } from './client-network.ts'
import { mailboxOf } from './email-address.ts'
import { tooManyAttempts } from './failure.ts'
import type { Service } from './service.ts'
import type { AccountRow } from './tables.ts'
import { takeFromWindow } from './throttle.ts'
import { transact } from './transact.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

interface Allowance {
  key: string
  windowMs: number
  limit: number
}

/**
 * Counts one mail against every allowance. A refusal rolls the transaction back, so that a refused mail
 * counts nowhere.
 */
const takeAll = (
  { db, clock }: Service,
  refusal: Parameters<typeof tooManyAttempts>[0],
  allowances: readonly Allowance[],
): Promise<void> =>
  transact(db, async (tx) => {
    for (const allowance of allowances)
      if (!(await takeFromWindow(tx, { ...allowance, now: clock.now() }))) throw tooManyAttempts(refusal)
  })

/** Counts a password mail, whether the account exists or not. @throws Failure RESET_PASSWORD_EXCEED_LIMIT */
export async function countResetMail(service: Service, email: string, ip: string): Promise<void> {
  const { limits, installation } = service
  const address = installation.digest('throttle-email', mailboxOf(email))
  await takeAll(service, 'RESET_PASSWORD_EXCEED_LIMIT', [
    { key: `reset:network:${networkOf(ip)}`, windowMs: 60 * MINUTE, limit: limits.resetMailsPerNetworkHour },
    { key: `reset:quarter:${address}`, windowMs: 15 * MINUTE, limit: limits.resetMailsPer15Minutes },
    { key: `reset:day:${address}`, windowMs: DAY, limit: limits.resetMailsPerDay },
  ])
}

/**
 * Counts a mail against its account and against its reader, whom several accounts may write to.
 * @throws Failure TOO_MANY_ATTEMPTS_TRY_LATER
 */
export async function countAddressMail(service: Service, { uid }: AccountRow, to: string): Promise<void> {
  const { limits, installation } = service
  const reader = installation.digest('throttle-email', mailboxOf(to))
  await takeAll(
    service,
    'TOO_MANY_ATTEMPTS_TRY_LATER',
    [uid, `to:${reader}`].flatMap((who) => [
      { key: `address:quarter:${who}`, windowMs: 15 * MINUTE, limit: limits.addressMailsPer15Minutes },
      { key: `address:day:${who}`, windowMs: DAY, limit: limits.addressMailsPerDay },
    ]),
  )
}
