import { expect, test } from 'vitest'
import { identityWorld } from './identity-world.ts'

const EMAIL = 'ann@example.com'

test('events of an account are logged with time, account and address, never with a secret', async () => {
  const world = await identityWorld()
  const ip = '192.0.2.7'
  const { idToken, localId } = await world.signUp(EMAIL, 'secret-1', { ip })
  await world.signIn(EMAIL, 'wrong-one', { ip })
  await world.signIn('eve@example.com', 'wrong-one', { ip })
  for (let i = 0; i < 6; i++) await world.signIn(EMAIL, 'wrong-one', { ip: '198.51.100.1' })
  await world.signIn(EMAIL, 'secret-1', { ip: '198.51.100.1' })
  await world.signIn(EMAIL, 'secret-1', { ip })
  await world.call('/v1/accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }, { ip })
  const oobCode = async (mode: string) => {
    const mail = () => world.mails.find(({ text }) => text.includes(`mode=${mode}`))
    await expect.poll(mail).toBeDefined()
    return /oobCode=([^&\s]+)/.exec(mail()?.text ?? '')?.[1]
  }
  await world.call('/v1/accounts:update', { oobCode: await oobCode('verifyEmail') }, { ip })
  await world.call('/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL }, { ip })
  await world.call(
    '/v1/accounts:resetPassword',
    { oobCode: await oobCode('resetPassword'), newPassword: 'secret-2' },
    { ip },
  )
  const fresh = (await world.signIn(EMAIL, 'secret-2', { ip })).json
  const { idToken: changing } = fresh
  await world.call(
    '/v1/accounts:sendOobCode',
    { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: changing, newEmail: 'b@example.com' },
    { ip },
  )
  await world.call('/v1/accounts:update', { oobCode: await oobCode('verifyAndChangeEmail') }, { ip })
  const moved = await world.signIn('b@example.com', 'secret-2', { ip })
  const changed = await world.call(
    '/v1/accounts:update',
    { idToken: moved.json.idToken, password: 'secret-3' },
    { ip },
  )
  await world.service.endAllSessions(localId)
  await world.service.setDisabled(localId, true)
  await world.service.setDisabled(localId, false)
  const last = (await world.signIn('b@example.com', 'secret-3', { ip })).json
  await world.call('/v1/accounts:delete', { idToken: last.idToken }, { ip })
  expect(changed.status).toBe(200)

  const rows = await world.db.selectFrom('identity_audit').selectAll().orderBy('id').execute()
  expect(rows.map(({ event }) => event)).toEqual([
    'signed_up',
    'sign_in_failed',
    'sign_in_failed',
    ...Array<string>(6).fill('sign_in_failed'),
    'sign_in_blocked',
    'signed_in',
    'verification_asked',
    'email_verified',
    'reset_asked',
    'reset_done',
    'signed_in',
    'email_change_asked',
    'email_changed',
    'signed_in',
    'password_changed',
    'signed_out_everywhere',
    'account_disabled',
    'account_enabled',
    'signed_in',
    'account_deleted',
  ])
  const own = rows.filter(({ event }) => event !== 'sign_in_blocked' && event !== 'sign_in_failed')
  expect(new Set(own.map(({ uid }) => uid))).toEqual(new Set([localId]))
  const stranger = rows.find(({ uid, event }) => uid === null && event === 'sign_in_failed')
  expect([stranger?.ip, stranger?.email_hash?.length]).toEqual([ip, 43])
  const written = JSON.stringify(rows)
  for (const secret of [EMAIL, 'eve@', 'secret-', 'wrong-one', idToken]) expect(written).not.toContain(secret)
})
