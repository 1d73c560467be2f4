import {
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  type User,
  updateEmail,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
import { expect, test } from 'vitest'
import { codeOf, identityWorld, type World } from './identity-world.ts'

const HOUR = 3_600_000
const OWNER = 'ann@example.com'
const THIEF = 'eve@example.net'
const THIEF_TOO = 'eve.b@example.net'

/** Creates two people with the genuine SDK and a mailbox each. */
async function people() {
  const world = await identityWorld()
  const codesTo = (mailbox: string, mode = '') =>
    world.mails
      .filter(({ to, text }) => to === mailbox && text.includes(`mode=${mode}`))
      .map(({ text }) => /oobCode=([^&\s]+)/.exec(text)?.[1] ?? '')
  const mailed = async (mailbox: string, mode: string, nth = 1) => {
    await expect.poll(() => codesTo(mailbox, mode).length).toBeGreaterThanOrEqual(nth)
    return codesTo(mailbox, mode).at(-1) ?? ''
  }
  const prove = async (user: User, mailbox: string) => {
    await sendEmailVerification(user)
    await applyActionCode(world.sdk(), await mailed(mailbox, 'verifyEmail'))
    await user.reload()
  }
  const move = async (user: User, mailbox: string, password: string) => {
    await verifyBeforeUpdateEmail(user, mailbox)
    await applyActionCode(world.sdk(), await mailed(mailbox, 'verifyAndChangeEmail'))
    return (await signInWithEmailAndPassword(world.sdk(), mailbox, password)).user
  }
  const reset = async (mailbox: string, password: string) => {
    const before = codesTo(mailbox, 'resetPassword').length
    await sendPasswordResetEmail(world.sdk(), mailbox)
    const code = await mailed(mailbox, 'resetPassword', before + 1)
    return await codeOf(confirmPasswordReset(world.sdk(), code, password))
  }
  const signsIn = async (mailbox: string, password: string) => {
    try {
      return (await signInWithEmailAndPassword(world.sdk(), mailbox, password)).user.uid
    } catch (error) {
      return (error as { code: string }).code
    }
  }
  return { world, codesTo, mailed, prove, move, reset, signsIn }
}

/** Tries every code of a mailbox for every purpose. */
async function tryAll(world: World, codes: string[]): Promise<string[]> {
  const done: string[] = []
  for (const code of codes) {
    done.push(await codeOf(applyActionCode(world.sdk(), code)))
    done.push(await codeOf(confirmPasswordReset(world.sdk(), code, 'theirs-again-1')))
  }
  return done.filter((outcome) => outcome === 'accepted')
}

test('an account that was made for somebody else’s address is theirs once they reset its password', async () => {
  const { world, codesTo, reset, signsIn } = await people()
  const { user } = await createUserWithEmailAndPassword(world.sdk(), THIEF, 'theirs-1')
  await updateEmail(user, OWNER)
  // The owner finds that the address has an account, and resets its password.
  expect(await reset(OWNER, 'the-owners-1')).toBe('accepted')
  expect(await signsIn(OWNER, 'the-owners-1')).toBe(user.uid)
  world.clock.advance(HOUR)
  await world.service.close()
  expect(await tryAll(world, codesTo(THIEF))).toEqual([])
  expect(await signsIn(OWNER, 'the-owners-1')).toBe(user.uid)
  // The first address was never proved: its mail reports a change, but not the account's new address.
  expect(world.mails.filter(({ to }) => to === THIEF).map(({ text }) => text.includes(OWNER))).toEqual([
    false,
  ])
})

test('an account with a proved address cannot switch to an unproved one', async () => {
  const { world, codesTo, prove, signsIn } = await people()
  const { user } = await createUserWithEmailAndPassword(world.sdk(), THIEF, 'theirs-1')
  await prove(user, THIEF)
  expect(await codeOf(updateEmail(user, OWNER))).toBe('auth/email-change-needs-verification')
  const owner = await createUserWithEmailAndPassword(world.sdk(), OWNER, 'the-owners-1')
  await world.service.close()
  expect(await tryAll(world, codesTo(THIEF))).toEqual([])
  expect(await signsIn(OWNER, 'the-owners-1')).toBe(owner.user.uid)
})

test('the owner of a proved address goes back, whatever a thief has proved, reset and changed since', async () => {
  const { world, codesTo, mailed, prove, move, reset, signsIn } = await people()
  const { user } = await createUserWithEmailAndPassword(world.sdk(), OWNER, 'the-owners-1')
  await prove(user, OWNER)

  const stolen = (await signInWithEmailAndPassword(world.sdk(), OWNER, 'the-owners-1')).user
  const moved = await move(stolen, THIEF, 'the-owners-1')
  const wayBack = await mailed(OWNER, 'recoverEmail')
  await updatePassword(moved, 'theirs-1')
  expect(await reset(THIEF, 'theirs-2')).toBe('accepted')
  world.clock.advance(HOUR)
  const again = (await signInWithEmailAndPassword(world.sdk(), THIEF, 'theirs-2')).user
  await move(again, THIEF_TOO, 'theirs-2')
  // The thief cannot block the way back with another account either.
  expect(await codeOf(createUserWithEmailAndPassword(world.sdk(), OWNER, 'theirs-3'))).toBe(
    'auth/email-already-in-use',
  )
  const pending = (await signInWithEmailAndPassword(world.sdk(), THIEF_TOO, 'theirs-2')).user
  await verifyBeforeUpdateEmail(pending, 'eve.c@example.net')
  await mailed('eve.c@example.net', 'verifyAndChangeEmail')
  await sendPasswordResetEmail(world.sdk(), THIEF_TOO)
  await mailed(THIEF_TOO, 'resetPassword')

  world.clock.advance(10 * HOUR)
  expect(await codeOf(applyActionCode(world.sdk(), wayBack))).toBe('accepted')
  const theirs = [THIEF, THIEF_TOO, 'eve.c@example.net'].flatMap((mailbox) => codesTo(mailbox))
  expect(await tryAll(world, theirs)).toEqual([])
  // The password that the thief chose is invalid too.
  expect(await signsIn(OWNER, 'theirs-2')).toBe('auth/wrong-password')
  expect(await reset(OWNER, 'the-owners-2')).toBe('accepted')
  expect(await signsIn(OWNER, 'the-owners-2')).toBe(user.uid)
})

test('a thief who goes back to an address of theirs leaves the owner the way back to an older one', async () => {
  const { world, mailed, prove, move, signsIn, reset } = await people()
  const { user } = await createUserWithEmailAndPassword(world.sdk(), OWNER, 'the-owners-1')
  await prove(user, OWNER)
  const moved = await move(user, THIEF, 'the-owners-1')
  world.clock.advance(1000)
  await move(moved, THIEF_TOO, 'the-owners-1')
  expect(await codeOf(applyActionCode(world.sdk(), await mailed(THIEF, 'recoverEmail')))).toBe('accepted')
  expect(await codeOf(applyActionCode(world.sdk(), await mailed(OWNER, 'recoverEmail')))).toBe('accepted')
  expect(await reset(OWNER, 'the-owners-2')).toBe('accepted')
  expect(await signsIn(OWNER, 'the-owners-2')).toBe(user.uid)
})

test('an owner who changes the address back by a mailed link has gone back, too', async () => {
  const { world, codesTo, prove, move } = await people()
  const { user } = await createUserWithEmailAndPassword(world.sdk(), OWNER, 'the-owners-1')
  await prove(user, OWNER)
  const moved = await move(user, THIEF, 'the-owners-1')
  world.clock.advance(1000)
  await move(moved, OWNER, 'the-owners-1')
  await world.service.close()
  // Only the first change created a way back, which has been used.
  expect(codesTo(THIEF, 'recoverEmail')).toEqual([])
  expect(await tryAll(world, codesTo(OWNER, 'recoverEmail'))).toEqual([])
})

test('a way back lasts three days, and then the address is free again', async () => {
  const { world, mailed, prove, move, signsIn } = await people()
  const { user } = await createUserWithEmailAndPassword(world.sdk(), OWNER, 'the-owners-1')
  await prove(user, OWNER)
  await move(user, 'ann@new.example', 'the-owners-1')
  const wayBack = await mailed(OWNER, 'recoverEmail')
  world.clock.advance(72 * HOUR + 1)
  expect(await codeOf(applyActionCode(world.sdk(), wayBack))).toBe('auth/expired-action-code')
  const heir = await createUserWithEmailAndPassword(world.sdk(), OWNER, 'heir-of-it-1')
  expect(await signsIn(OWNER, 'heir-of-it-1')).toBe(heir.user.uid)
  expect(await signsIn('ann@new.example', 'the-owners-1')).toBe(user.uid)
})
