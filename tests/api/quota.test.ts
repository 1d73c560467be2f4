import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { quotaMessage } from '#domain/quota.ts'
import { testApp } from '#testing/test-app.ts'

const soup = { prompt: 'tomato soup' }

test('three recipes a month, and then the words with the plate', async () => {
  const { cook } = await testApp()
  const answers = []
  for (let count = 0; count < 3; count += 1) answers.push(await cook.post(api.recipes.generate, soup))
  expect(answers.map(({ canGenerate }) => canGenerate)).toEqual([true, true, false])
  const problem = await cook.post(api.recipes.generate, soup).expectStatus(403)
  expect(problem).toEqual({ code: 'quota_exceeded', message: quotaMessage() })
  expect(problem.message.startsWith('🍽️')).toBe(true)
  expect(await cook.get(api.quota.check)).toMatchObject({
    subscriptionStatus: 'free',
    recipesUsed: 3,
    recipesRemaining: 0,
  })
  expect(await cook.get(api.users.current)).toMatchObject({ recipesUsedThisMonth: 3 })
})

test('fifty calls at once by one free cook make exactly three recipes and three committed rows', async () => {
  const { cook, db } = await testApp()
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => cook.post(api.recipes.generate, soup).response()),
  )
  const codes = replies.map((reply) => (reply.statusCode === 200 ? 'made' : reply.json().code))
  expect(codes.filter((code) => code === 'made')).toHaveLength(3)
  expect(codes.filter((code) => code === 'quota_exceeded')).toHaveLength(47)
  expect(await cook.get(api.recipes.list)).toHaveLength(3)
  const committed = await db.selectFrom('generations').select('id').where('state', '=', 'committed').execute()
  expect(committed).toHaveLength(3)
  expect(await db.selectFrom('generations').select('id').where('state', '=', 'reserved').execute()).toEqual(
    [],
  )
})

test('the same over three servers', async () => {
  const { cook, app, anotherServer, db } = await testApp()
  const servers = [app, await anotherServer(), await anotherServer()]
  const { idToken } = await cook.signIn()
  const replies = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      servers[index % 3]?.inject({
        method: 'POST',
        url: '/api/recipes/generate',
        headers: { authorization: `Bearer ${idToken}` },
        payload: soup,
      }),
    ),
  )
  expect(replies.filter((reply) => reply?.statusCode === 200)).toHaveLength(3)
  expect(replies.filter((reply) => reply?.statusCode === 403)).toHaveLength(57)
  expect(await db.selectFrom('recipes').select('id').execute()).toHaveLength(3)
})

test('a new month, in UTC, gives three again', async () => {
  const { cook, clock } = await testApp()
  clock.set('2026-11-30T23:58:00Z')
  for (let count = 0; count < 3; count += 1) await cook.post(api.recipes.generate, soup)
  await cook.post(api.recipes.generate, soup).expectStatus(403)
  expect(await cook.get(api.quota.check)).toMatchObject({ resetsAt: '2026-12-01T00:00:00.000Z' })
  clock.set('2026-12-01T00:00:01Z')
  expect(await cook.get(api.quota.check)).toMatchObject({
    recipesUsed: 0,
    recipesRemaining: 3,
    resetsAt: '2027-01-01T00:00:00.000Z',
  })
  await cook.post(api.recipes.generate, soup)
})

test('a generation that ends after midnight reports the new month', async () => {
  const { cook, clock, ai } = await testApp()
  clock.set('2026-11-30T23:58:00Z')
  for (let count = 0; count < 2; count += 1) await cook.post(api.recipes.generate, soup)
  const open = ai.hold()
  const last = cook.post(api.recipes.generate, soup).response()
  await expect.poll(() => ai.calls.length).toBe(3)
  clock.set('2026-12-01T00:00:01Z')
  open()
  expect((await last).json()).toMatchObject({ canGenerate: true })
  expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 0, recipesRemaining: 3 })
})

test('Premium has no limit', async () => {
  const { premiumCook } = await testApp()
  const cook = await premiumCook()
  for (let count = 0; count < 4; count += 1) {
    expect(await cook.post(api.recipes.generate, soup)).toMatchObject({ canGenerate: true })
  }
  expect(await cook.get(api.quota.check)).toMatchObject({
    subscriptionStatus: 'active',
    recipesUsed: 4,
    recipesRemaining: null,
  })
  expect(await cook.get(api.subscription.status)).toEqual({
    hasActiveSubscription: true,
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
  })
})

test('deleting a recipe gives nothing back', async () => {
  const { cook } = await testApp()
  const { recipe } = await cook.post(api.recipes.generate, soup)
  await cook.delete(api.recipes.remove, { params: recipe })
  expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 1 })
})
