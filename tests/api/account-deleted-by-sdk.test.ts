import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { type BillingWorld, billingProviders, billingWorld } from '#testing/billing-world.ts'
import type { Cook } from '#testing/cooks.ts'

const MINUTE_MS = 60_000

/** Deletion by the SDK's own `deleteUser`, which any page or program with the cook's token can call. */
describe.each(billingProviders)('%s', (provider) => {
  let world: BillingWorld
  let count = 0
  beforeAll(async () => {
    world = await billingWorld(provider)
  })
  afterAll(() => world?.end())

  const settled = async () => {
    count += 1
    const cook = await world.signUp(`leaving-${count}@example.org`)
    await cook.post(api.recipes.generate, { prompt: 'tomato soup' })
    const { id: userId } = await cook.get(api.users.current)
    const { customer_id: customer } = await world.subscriber(cook)
    return { cook, userId, customer: customer ?? '' }
  }
  const deleteUser = (idToken: string) =>
    world.app.inject({
      method: 'POST',
      url: `/v1/accounts:delete?key=${world.deps.identity.publicConfig.apiKey}`,
      payload: { idToken },
    })
  const left = async (cook: Cook, userId: string, customer: string) => ({
    users: (await world.db.selectFrom('users').select('id').where('id', '=', userId).execute()).length,
    recipes: (await world.db.selectFrom('recipes').select('id').where('user_id', '=', userId).execute())
      .length,
    charged: (await world.billing.listSubscriptions(customer)).filter(({ status }) => status === 'active')
      .length,
    canSignIn: await cook.signIn().then(
      () => true,
      () => false,
    ),
  })

  test('leaves as little as the button in the profile does', async () => {
    const { cook, userId, customer } = await settled()
    const { idToken } = await cook.signIn()
    const reply = await deleteUser(idToken)
    expect([reply.statusCode, reply.json()]).toEqual([200, { kind: 'identitytoolkit#DeleteAccountResponse' }])
    expect(await left(cook, userId, customer)).toEqual({
      users: 0,
      recipes: 0,
      charged: 0,
      canSignIn: false,
    })
    // Another tab with the same token must not create the account again.
    const headers = { authorization: `Bearer ${idToken}` }
    expect((await world.app.inject({ url: '/api/auth/user', headers })).statusCode).toBe(401)
    await world.deliverAll()
  })

  test('while the card provider is away nothing is deleted, and the SDK hears of a network error', async () => {
    const { cook, userId, customer } = await settled()
    const { idToken } = await cook.signIn()
    world.fail({ of: 'deleteCustomer', when: 'before' })
    const reply = await deleteUser(idToken)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([503, 'text/plain; charset=utf-8'])
    const whole = { users: 1, recipes: 1, charged: 1, canSignIn: true }
    expect(await left(cook, userId, customer)).toEqual(whole)
    // A refusal by the provider must not let it go on charging a deleted cook.
    world.fail({ of: 'deleteCustomer', when: 'before', kind: 'refused' })
    expect((await deleteUser((await cook.signIn()).idToken)).statusCode).toBe(503)
    expect(await left(cook, userId, customer)).toEqual(whole)
    expect((await deleteUser((await cook.signIn()).idToken)).statusCode).toBe(200)
    expect(await left(cook, userId, customer)).toMatchObject({ users: 0, charged: 0 })
  })

  test('a sign-in that is too long ago deletes nothing', async () => {
    const { cook, userId, customer } = await settled()
    const { idToken } = await cook.signIn()
    world.clock.advance(6 * MINUTE_MS)
    const reply = await deleteUser(idToken)
    expect(reply.json().error.message).toMatch(/^CREDENTIAL_TOO_OLD_LOGIN_AGAIN/)
    expect(await left(cook, userId, customer)).toMatchObject({ users: 1, recipes: 1, charged: 1 })
  })

  test('an account that never used the product is deleted too', async () => {
    const cook = await world.signUp('never-here@example.org')
    const { idToken } = await cook.signIn()
    expect((await deleteUser(idToken)).statusCode).toBe(200)
    await expect(cook.signIn()).rejects.toThrow('EMAIL_NOT_FOUND')
  })
})
