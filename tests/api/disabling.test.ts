import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { setDisabledByEmail } from '#server/stores/disabled-users.ts'
import { testApp } from '#testing/test-app.ts'

type App = Awaited<ReturnType<typeof testApp>>

const auditOf = async ({ db }: App, subjectId: string) =>
  (
    await db
      .selectFrom('audit_log')
      .select(['action', 'actor_label'])
      .where('subject_id', '=', subjectId)
      .orderBy('id')
      .execute()
  ).map(({ action, actor_label }) => `${action} by ${actor_label}`)

const identityCall = ({ app, deps }: App, path: string, payload: object) =>
  app.inject({ method: 'POST', url: `${path}?key=${deps.identity.publicConfig.apiKey}`, payload })

test('an administrator shuts a cook out: API, sign-in and refresh refuse, and it is written down; then lets them in', async () => {
  const app = await testApp()
  const { cook } = app
  const admin = await app.administrator()
  const { id } = await cook.get(api.users.current)
  const { idToken, refreshToken } = await cook.signIn()
  const params = { id }

  expect(await admin.put(api.admin.setDisabled, { disabled: true }, { params })).toEqual({
    id,
    disabled: true,
  })
  expect(await cook.get(api.users.current).expectStatus(403)).toEqual({
    code: 'account_disabled',
    message: 'This account has been disabled.',
  })
  expect((await identityCall(app, '/v1/accounts:lookup', { idToken })).json().error.message).toBe(
    'USER_DISABLED',
  )
  const refresh = async () =>
    (
      await app.app.inject({
        method: 'POST',
        url: `/v1/token?key=${app.deps.identity.publicConfig.apiKey}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `grant_type=refresh_token&refresh_token=${refreshToken}`,
      })
    ).json().error.message
  // TOKEN_EXPIRED would make the page report an expired session.
  expect(await refresh()).toBe('USER_DISABLED')
  await expect(cook.signIn()).rejects.toThrow('USER_DISABLED')
  // A repeated request succeeds and is logged only once.
  await admin.put(api.admin.setDisabled, { disabled: true }, { params })

  await admin.put(api.admin.setDisabled, { disabled: false }, { params })
  expect((await cook.get(api.users.current).response()).statusCode, 'the old session stays dead').toBe(401)
  expect(await refresh()).toBe('TOKEN_EXPIRED')
  await cook.signIn()
  expect(await cook.get(api.users.current)).toMatchObject({ id })
  expect(await auditOf(app, id)).toEqual([
    'admin.disable by chef@example.org',
    'admin.enable by chef@example.org',
  ])
})

test('without the identity provider knowing, as with a Firebase project, the API refuses all the same', async () => {
  const app = await testApp()
  const { cook, db, clock } = app
  await cook.get(api.users.current)
  const by = { actorId: null, actorLabel: 'command line' }
  const change = { disabled: true, by, now: clock.now() }
  const [user] = await setDisabledByEmail(db, ' ADA@example.org ', change)
  const headers = { authorization: `Bearer ${(await cook.signIn()).idToken}` }
  for (const url of ['/api/auth/user', '/api/recipes', '/api/account/sessions'])
    expect((await app.app.inject({ url, headers })).json(), url).toMatchObject({ code: 'account_disabled' })
  expect((await app.app.inject({ url: '/api/config', headers })).statusCode).toBe(200)
  expect(await auditOf(app, user?.id ?? '')).toEqual(['admin.disable by command line'])
  expect(await setDisabledByEmail(db, 'nobody@example.org', change)).toEqual([])
})

test('nobody is locked out by their own hand, and only a user that exists can be', async () => {
  const { administrator } = await testApp()
  const admin = await administrator()
  const { id } = await admin.get(api.users.current)
  expect(
    await admin.put(api.admin.setDisabled, { disabled: true }, { params: { id } }).expectStatus(400),
  ).toMatchObject({ message: 'You cannot disable your own account.' })
  const unknown = { id: '018f4f5e-0000-7000-8000-000000000000' }
  await admin.put(api.admin.setDisabled, { disabled: true }, { params: unknown }).expectStatus(404)
  expect((await admin.send(api.admin.setDisabled, { disabled: 'yes' }, { params: { id } })).statusCode).toBe(
    400,
  )
})
