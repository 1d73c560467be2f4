import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { password } from '#testing/cooks.ts'
import { testApp } from '#testing/test-app.ts'

test('a cook sees where they are signed in, and ends a session there; another cook cannot', async () => {
  const { cook, secondCook, app, deps } = await testApp()
  const other = await secondCook()
  const key = deps.identity.publicConfig.apiKey
  const signIn = async (userAgent: string) => {
    const reply = await app.inject({
      method: 'POST',
      url: `/v1/accounts:signInWithPassword?key=${key}`,
      headers: { 'user-agent': userAgent },
      payload: { email: cook.email, password, returnSecureToken: true },
    })
    return reply.json<{ idToken: string }>().idToken
  }
  const asks = (idToken: string) =>
    app.inject({ url: '/api/auth/user', headers: { authorization: `Bearer ${idToken}` } })
  const phone = await signIn('Phone/1.0')
  const desk = await signIn('Desk/2.0')

  const { sessions } = await cook.get(api.sessions.list)
  expect(sessions).toHaveLength(3)
  expect(sessions?.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  const onPhone = sessions?.find(({ userAgent }) => userAgent === 'Phone/1.0')?.id ?? ''
  expect((await other.get(api.sessions.list)).sessions).toHaveLength(1)

  const params = { id: onPhone }
  expect((await other.send(api.sessions.end, undefined, { params })).statusCode).toBe(404)
  expect((await asks(phone)).statusCode).toBe(200)
  await cook.delete(api.sessions.end, { params })
  expect((await asks(phone)).statusCode).toBe(401)
  expect((await cook.send(api.sessions.end, undefined, { params })).statusCode).toBe(404)
  expect((await cook.send(api.sessions.end, undefined, { params: { id: uuidv7() } })).statusCode).toBe(404)

  await cook.post(api.sessions.endOthers)
  expect((await asks(desk)).statusCode).toBe(401)
  expect((await cook.get(api.sessions.list)).sessions).toHaveLength(1)
  expect((await other.get(api.sessions.list)).sessions).toHaveLength(1)
})
