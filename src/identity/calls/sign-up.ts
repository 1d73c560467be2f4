import { z } from 'zod'
import { createAccount } from '../accounts.ts'
import { issueCode } from '../action-codes.ts'
import { countAddressQuestion } from '../address-questions.ts'
import { audit } from '../audit.ts'
import { type Call, fieldsOf, text } from '../call.ts'
import { addressTaken, assertFree } from '../change-address.ts'
import { emailAddress } from '../email-address.ts'
import { Failure } from '../failure.ts'
import { PASSWORD_PROVIDER, sessionReply } from '../id-tokens.ts'
import { welcomeMail } from '../mails.ts'
import { assertAcceptable } from '../password-rules.ts'
import type { Service } from '../service.ts'
import { type OpenSession, startSession } from '../sessions.ts'
import type { AccountRow } from '../tables.ts'
import { transact } from '../transact.ts'
import { addPassword, signUpAnonymously } from './sign-up-without-password.ts'

const fields = { email: text, password: z.string().nullish(), idToken: text }

/**
 * accounts:signUp serves createUserWithEmailAndPassword, signInAnonymously, and linkWithCredential of a
 * password.
 */
export const signUp: Call = async (service, request) => {
  const { body, ip, userAgent } = request
  const { email: given, password, idToken } = fieldsOf(fields, body)
  const offersAccountsWithoutPassword = service.offers.anonymous || service.offers.emailLink
  if (idToken && !offersAccountsWithoutPassword) throw new Failure('OPERATION_NOT_ALLOWED')
  if (!idToken && !given && !password) {
    if (!service.offers.anonymous) throw new Failure('ADMIN_ONLY_OPERATION')
    await countAddressQuestion(service, 'sign-up', ip)
    return answerOf(service, await signUpAnonymously(service, request))
  }
  const email = emailAddress(given)
  if (!password) throw new Failure('MISSING_PASSWORD')
  assertAcceptable(password, service, email)
  await countAddressQuestion(service, 'sign-up', ip)

  await assertFree(service.db, email, { uid: null, now: service.clock.now() })
  const passwordHash = await service.hasher.hash(password)
  if (idToken) return answerOf(service, await addPassword(service, { idToken, email, passwordHash }, request))
  const { account, session } = await transact(service.db, async (tx) => {
    const created = await createAccount(tx, { email, passwordHash, now: service.clock.now() })
    if (!created) throw addressTaken()
    // Another account may have given the address up since the check above, and still have a way back to it.
    await assertFree(tx, email, { uid: created.uid, now: service.clock.now() })
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
  return answerOf(service, { account, session })
}

/** Builds the response; its `kind` tells the SDK that the user is new. */
const answerOf = async (
  service: Service,
  { account, session }: { account: AccountRow; session: OpenSession & { provider?: string } },
) => ({
  kind: 'identitytoolkit#SignupNewUserResponse',
  ...(await sessionReply(service, account, session)),
})

async function mailWelcome(service: Service, account: AccountRow, email: string): Promise<void> {
  const now = service.clock.now()
  const code = await transact(service.db, (tx) =>
    issueCode(tx, { purpose: 'VERIFY_EMAIL', account, email, now }),
  )
  await service.mail(welcomeMail(service, { to: email, code }))
}
