import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import {
  type CodePurpose as AnyPurpose,
  codePurposes as allPurposes,
  type CodeEvent,
  codeRules,
} from '#identity/code-rules.ts'
import { inMidTransaction } from '#testing/held-transaction.ts'
import { type Answer, identityWorld, type World } from './identity-world.ts'

const PASSWORD = 'secret-1'
/** Codes that remove an authenticator app are tested with the app: identity-second-factor.test.ts. */
type CodePurpose = Exclude<AnyPurpose, 'REVERT_SECOND_FACTOR_ADDITION'>
const codePurposes = allPurposes.filter(
  (purpose): purpose is CodePurpose => purpose !== 'REVERT_SECOND_FACTOR_ADDITION',
)
const modes: Record<AnyPurpose, string> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  EMAIL_SIGNIN: 'signIn',
  RECOVER_EMAIL: 'recoverEmail',
  REVERT_SECOND_FACTOR_ADDITION: 'revertSecondFactorAddition',
}

interface Account {
  uid: string
  /** The account's address before the event. */
  email: string
  /** An earlier address that its owner has proved; null without one. */
  proved: string | null
}

const plenty = {
  signUpsPerHour: 1e6,
  resetMailsPer15Minutes: 1e6,
  resetMailsPerDay: 1e6,
  resetMailsPerNetworkHour: 1e6,
  addressMailsPer15Minutes: 1e6,
  addressMailsPerDay: 1e6,
}
const start = () => identityWorld({ limits: plenty, offers: { emailLink: true } })

async function newest(world: World, to: string, purpose: AnyPurpose, older = 0): Promise<string> {
  const found = () =>
    [...world.welcomes, ...world.mails].filter(
      (mail) => mail.to === to && mail.text.includes(`mode=${modes[purpose]}`),
    )
  await expect.poll(() => found().length, { message: `${purpose} to ${to}` }).toBeGreaterThan(older)
  return /oobCode=([^&\s]+)/.exec(found().at(-1)?.text ?? '')?.[1] ?? ''
}

const ok = (answer: Answer, what: string): Answer => {
  expect(answer.status, `${what}: ${answer.text}`).toBe(200)
  return answer
}
const tokenOf = async (world: World, email: string) =>
  ok(await world.signIn(email, PASSWORD), `sign-in of ${email}`).json.idToken
const send = async (world: World, body: object) =>
  ok(await world.call('/v1/accounts:sendOobCode', body), JSON.stringify(body))
const prove = (world: World, { uid }: Account, email_verified: boolean) =>
  world.db.updateTable('identity_accounts').set({ email_verified }).where('uid', '=', uid).execute()

/**
 * Creates an account with an unproved address. With `withWayBack` it had a proved one before: no call leads
 * to that state any more, but an account of an earlier version may be in it.
 */
async function account(world: World, name: string, withWayBack: boolean): Promise<Account> {
  const first = `${name}@example.com`
  const { localId: uid } = await world.signUp(first, PASSWORD)
  if (!withWayBack) return { uid, email: first, proved: null }
  const made = { uid, email: `${name}@moved.example`, proved: first }
  await prove(world, made, true)
  await move(world, first, made.email)
  await prove(world, made, false)
  world.clock.advance(1000)
  return made
}

async function move(world: World, from: string, to: string) {
  await send(world, {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    idToken: await tokenOf(world, from),
    newEmail: to,
  })
  ok(
    await world.call('/v1/accounts:update', { oobCode: await newest(world, to, 'VERIFY_AND_CHANGE_EMAIL') }),
    'move',
  )
}

/** Requests a mailed code; a way back was mailed when the account was created. */
async function ask(world: World, purpose: CodePurpose, { email, proved }: Account, nth = 0): Promise<string> {
  const idToken = await tokenOf(world, email)
  const changed = `other-${email}`
  switch (purpose) {
    case 'PASSWORD_RESET':
    case 'EMAIL_SIGNIN':
      await send(world, { requestType: purpose, email })
      return await newest(world, email, purpose, nth)
    case 'VERIFY_EMAIL':
      // The welcome mail has the first code.
      await newest(world, email.replace('@moved.example', '@example.com'), purpose)
      await send(world, { requestType: purpose, idToken })
      return await newest(world, email, purpose, email.endsWith('@example.com') ? nth + 1 : nth)
    case 'VERIFY_AND_CHANGE_EMAIL':
      await send(world, { requestType: purpose, idToken, newEmail: changed })
      return await newest(world, changed, purpose, nth)
    case 'RECOVER_EMAIL':
      return await newest(world, proved ?? '', purpose)
  }
}

const use = async (world: World, purpose: CodePurpose, code: string, { email }: Account): Promise<Answer> => {
  if (purpose === 'EMAIL_SIGNIN')
    return await world.call('/v1/accounts:signInWithEmailLink', { email, oobCode: code })
  if (purpose === 'PASSWORD_RESET')
    return await world.call('/v1/accounts:resetPassword', { oobCode: code, newPassword: 'another-1' })
  return await world.call('/v1/accounts:update', { oobCode: code })
}

/**
 * Adds an authenticator app, as anybody who knows the password can.
 * @returns the code of the mailed link that removes it
 */
async function enrollApp(world: World, { email }: Account): Promise<string> {
  const begun = ok(
    await world.call('/v2/accounts/mfaEnrollment:start', {
      idToken: await tokenOf(world, email),
      totpEnrollmentInfo: {},
    }),
    'app begun',
  )
  const { sharedSecretKey, sessionInfo } = begun.json.totpSessionInfo
  const app = new TOTP({ secret: Secret.fromBase32(sharedSecretKey) })
  ok(
    await world.call('/v2/accounts/mfaEnrollment:finalize', {
      idToken: await tokenOf(world, email),
      totpVerificationInfo: {
        sessionInfo,
        verificationCode: app.generate({ timestamp: world.clock.now().getTime() }),
      },
    }),
    'app added',
  )
  return await newest(world, email, 'REVERT_SECOND_FACTOR_ADDITION')
}

/** Causes each event. The watched code was mailed before it. */
const events: Record<CodeEvent, (world: World, mine: Account, watched: CodePurpose) => Promise<unknown>> = {
  'newer-code': async (world, mine, watched) => {
    if (watched !== 'RECOVER_EMAIL') return await ask(world, watched, mine, 1)
    await prove(world, mine, true)
    await move(world, mine.email, `again-${mine.email}`)
    await newest(world, mine.email, 'RECOVER_EMAIL')
  },
  reset: (world, mine, watched) => byCode(world, 'PASSWORD_RESET', mine, watched),
  confirmed: (world, mine, watched) => byCode(world, 'VERIFY_EMAIL', mine, watched),
  moved: (world, mine, watched) => byCode(world, 'VERIFY_AND_CHANGE_EMAIL', mine, watched),
  'link-sign-in': (world, mine, watched) => byCode(world, 'EMAIL_SIGNIN', mine, watched),
  'went-back': (world, mine, watched) => byCode(world, 'RECOVER_EMAIL', mine, watched),
  async 'app-undone'(world, mine) {
    await prove(world, mine, true)
    const oobCode = await enrollApp(world, mine)
    ok(await world.call('/v1/accounts:update', { oobCode }), 'app undone')
  },
  'password-changed': async (world, { email }) =>
    ok(
      await world.call('/v1/accounts:update', {
        idToken: await tokenOf(world, email),
        password: 'another-2',
        returnSecureToken: true,
      }),
      'password',
    ),
  'address-changed': async (world, { email }) =>
    ok(
      await world.call('/v1/accounts:update', {
        idToken: await tokenOf(world, email),
        email: `typed-${email}`,
        returnSecureToken: true,
      }),
      'address',
    ),
  'signed-out-everywhere': (world, { uid }) => world.service.endAllSessions(uid),
  async disabled(world, { uid }) {
    await world.service.setDisabled(uid, true)
    await world.service.setDisabled(uid, false)
  },
  deleted: (world, { uid }) => world.service.deleteAccount(uid),
}

/**
 * Uses a code of this purpose; if it is the watched one, the watched code itself is used and later tried a
 * second time.
 */
async function byCode(world: World, purpose: CodePurpose, mine: Account, watched: CodePurpose) {
  const code =
    purpose === watched && used ? used : await ask(world, purpose, mine, purpose === watched ? 1 : 0)
  ok(await use(world, purpose, code, mine), purpose)
}
let used: string | null = null

/** The expected survivors, stated independently of the rules: all other codes end. */
const WAY_BACK = ['RECOVER_EMAIL'] as const
const survivors: Record<CodeEvent, readonly CodePurpose[]> = {
  'newer-code': WAY_BACK,
  reset: WAY_BACK,
  confirmed: WAY_BACK,
  moved: WAY_BACK,
  'link-sign-in': WAY_BACK,
  'password-changed': WAY_BACK,
  'address-changed': WAY_BACK,
  'went-back': [],
  'app-undone': WAY_BACK,
  'signed-out-everywhere': ['PASSWORD_RESET', 'VERIFY_EMAIL', 'RECOVER_EMAIL'],
  disabled: WAY_BACK,
  deleted: [],
}
const isEvent = (name: string): name is CodeEvent => name in survivors

test.each(Object.keys(codeRules.PASSWORD_RESET).filter(isEvent))(
  'after “%s” every code does what the rules say',
  async (event) => {
    const world = await start()
    const outcomes: Record<string, string> = {}
    for (const [nth, purpose] of codePurposes.entries()) {
      const needsWayBack = purpose === 'RECOVER_EMAIL' || event === 'went-back'
      const mine = await account(world, `ann${nth}`, needsWayBack)
      used = await ask(world, purpose, mine)
      await events[event](world, mine, purpose)
      const answer = await use(world, purpose, used, mine)
      outcomes[purpose] = answer.status === 200 ? 'stays' : world.code(answer)
    }
    expect(outcomes).toEqual(
      Object.fromEntries(
        codePurposes.map((purpose) => [
          purpose,
          survivors[event].includes(purpose) ? 'stays' : 'INVALID_OOB_CODE',
        ]),
      ),
    )
  },
)

test('the older of two ways back ends the younger, and not the other way round', async () => {
  const world = await start()
  for (const [name, first, second] of [
    ['older', 0, 1],
    ['younger', 1, 0],
  ] as const) {
    const mine = await account(world, name, true)
    await events['newer-code'](world, mine, 'RECOVER_EMAIL')
    const codes = [
      await newest(world, mine.proved ?? '', 'RECOVER_EMAIL'),
      await newest(world, mine.email, 'RECOVER_EMAIL'),
    ]
    ok(await world.call('/v1/accounts:update', { oobCode: codes[first] }), name)
    const other = await world.call('/v1/accounts:update', { oobCode: codes[second] })
    expect(other.status === 200, name).toBe(name === 'younger')
  }
})

test('when two codes are used at the same time, the second is no longer valid', async () => {
  const world = await start()
  const mine = await account(world, 'ann', false)
  const confirm = await ask(world, 'VERIFY_EMAIL', mine)
  const change = await ask(world, 'VERIFY_AND_CHANGE_EMAIL', mine)
  // Both codes are used while another transaction holds the account's row.
  const both = await inMidTransaction(
    world.database.db,
    (tx) => sql`select from identity_accounts where uid = ${mine.uid} for update`.execute(tx),
    () =>
      Promise.all([
        use(world, 'VERIFY_EMAIL', confirm, mine),
        use(world, 'VERIFY_AND_CHANGE_EMAIL', change, mine),
      ]),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
})
