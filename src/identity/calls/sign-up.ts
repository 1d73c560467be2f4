import { z } from 'zod'
import { createAccount, findAccountByEmail } from '../accounts.ts'
import { issueCode } from '../action-codes.ts'
import { audit } from '../audit.ts'
import { type Call, fieldsOf, text } from '../call.ts'
import { addressTaken } from '../change-address.ts'
import { networkOf } from '../client-network.ts'
import { emailAddress } from '../email-address.ts'
import { Failure } from '../failure.ts'
import { PASSWORD_PROVIDER, sessionReply } from '../id-tokens.ts'
import { welcomeMail } from '../mails.ts'
import { assertAcceptable } from '../password-rules.ts'
import type { Service } from '../service.ts'
import { startSession } from '../sessions.ts'
import type { AccountRow } from '../tables.ts'
import { takeFromWindow } from '../throttle.ts'
import { transact } from '../transact.ts'

const fields = { email: text, password: z.string().nullish(), idToken: text }

/** accounts:signUp, createUserWithEmailAndPassword. */
export const signUp: Call = async (service, { body, ip, userAgent }) => {
  const { email: given, password, idToken } = fieldsOf(fields, body)
  // Giving an account that is signed in another way a password is not offered.
  if (idToken) throw new Failure('OPERATION_NOT_ALLOWED')
  if (!given && !password) throw new Failure('ADMIN_ONLY_OPERATION')
  const email = emailAddress(given)
  if (!password) throw new Failure('MISSING_PASSWORD')
  assertAcceptable(password, service)
  await countSignUp(service, ip)

  if (await findAccountByEmail(service.db, email)) throw addressTaken()
  const passwordHash = await service.hasher.hash(password)
  const { account, session } = await transact(service.db, async (tx) => {
    const created = await createAccount(tx, { email, passwordHash, now: service.clock.now() })
    if (!created) throw addressTaken()
    await audit(service, tx, 'signed_up', { uid: created.uid, ip })
    return {
      account: created,
      session: await startSession(service, tx, {
        uid: created.uid,
        provider: PASSWORD_PROVIDER,
        ip,
        userAgent,
      }),
    }
  })
  service.later('a welcome mail', () => mailWelcome(service, account, email))
  // The kind is what tells the SDK that the user is new.
  return { kind: 'identitytoolkit#SignupNewUserResponse', ...(await sessionReply(service, account, session)) }
}

async function mailWelcome(service: Service, account: AccountRow, email: string): Promise<void> {
  const now = service.clock.now()
  const code = await transact(service.db, (tx) =>
    issueCode(tx, { purpose: 'VERIFY_EMAIL', account, email, now }),
  )
  await service.mail(welcomeMail(service, { to: email, code }))
}

/** Every try counts, since each tells whether an address has an account. */
async function countSignUp({ db, clock, limits }: Service, ip: string): Promise<void> {
  const admitted = await takeFromWindow(db, {
    key: `sign-up:network:${networkOf(ip)}`,
    now: clock.now(),
    windowMs: 3_600_000,
    limit: limits.signUpsPerHour,
  })
  if (!admitted)
    throw new Failure('TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Please try again later.')
}
