import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { subscriptionStatuses } from '#contract/common.ts'
import { api } from '#contract/index.ts'
import { billingWorld } from '#testing/billing-world.ts'
import { testApp } from '#testing/test-app.ts'

/** Reads all pages by following the Link header. */
const walk = async (
  chef: Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['administrator']>>,
  query: object,
) => {
  const pages: { id: string; email: string }[][] = []
  let cursor: string | undefined
  do {
    const reply = await chef.send(api.admin.users, undefined, { query: { ...query, cursor } })
    expect(reply.statusCode).toBe(200)
    pages.push(reply.json())
    cursor = /[?&]cursor=([^&>]+)/.exec(String(reply.headers.link ?? ''))?.[1]
  } while (cursor)
  return pages
}

const addCrowd = async (db: Awaited<ReturnType<typeof testApp>>['db'], count: number) => {
  await sql`
    insert into users (id, identity_uid, email, first_name, last_name, subscription_status, created_at, updated_at)
    select gen_random_uuid(), 'crowd-' || i, 'crowd-' || i || '@example.net', 'Crowd', 'Number ' || i,
      case when i % 4 = 0 then 'active' else 'free' end,
      timestamptz '2026-01-01' + (i / 10) * interval '1 minute', now()
    from generate_series(1, ${count}) i`.execute(db)
}

test('pages lead through every account once, newest first, also where many were made at once', async () => {
  const { db, administrator, cook } = await testApp()
  const chef = await administrator()
  await cook.get(api.users.current)
  await addCrowd(db, 500)
  const pages = await walk(chef, { limit: 60 })
  expect(pages.slice(0, -1).map((page) => page.length)).toEqual(Array(8).fill(60))
  const all = pages.flat()
  expect(new Set(all.map(({ id }) => id)).size).toBe(502)
  expect(
    all
      .map(({ email }) => email)
      .slice(0, 2)
      .sort(),
  ).toEqual(['ada@example.org', 'chef@example.org'])

  const premium = (await walk(chef, { subscriptionStatus: 'active' })).flat()
  expect(premium).toHaveLength(125)
  const found = (await walk(chef, { search: 'NUMBER 49 crowd-49', limit: 5 })).flat()
  expect(found.map(({ email }) => email).sort()).toEqual(
    ['49', ...Array.from({ length: 10 }, (_, n) => `49${n}`)].map((n) => `crowd-${n}@example.net`).sort(),
  )
  expect(await chef.get(api.admin.users, { query: { search: '100%_' } })).toEqual([])
  const [one] = found
  expect(await chef.get(api.admin.users, { query: { search: one!.id } })).toMatchObject([{ id: one!.id }])
  expect(await chef.get(api.admin.summary)).toEqual({
    total: 502,
    premium: 125,
    free: 377,
    conversionRate: 25,
  })
  for (const cursor of ['x', 'a.b', `zz.${one!.id}.1`]) {
    const reply = await chef.send(api.admin.users, undefined, { query: { cursor } })
    expect([cursor, reply.statusCode]).toEqual([cursor, 400])
  }
})

test('each status is set, read back and undone; it counts at once, and is written down', async () => {
  const { administrator, cook, clock } = await testApp()
  const chef = await administrator()
  const { id: userId } = await cook.get(api.users.current)
  const set = (subscriptionStatus: (typeof subscriptionStatuses)[number] | null) =>
    chef.patch(api.admin.setStatus, { userId, subscriptionStatus })
  for (const status of ['active', 'past_due', 'canceled'] as const) {
    clock.advance(1000)
    expect(await set(status)).toMatchObject({
      id: userId,
      subscriptionStatus: status,
      providerStatus: 'free',
      override: { status, by: chef.email, at: expect.any(String) },
      hasLiveSubscription: false,
    })
    expect((await cook.get(api.users.current)).subscriptionStatus).toBe(status)
    expect((await cook.get(api.subscription.status)).hasActiveSubscription).toBe(status === 'active')
    expect((await cook.get(api.quota.check)).recipesRemaining).toBe(status === 'active' ? null : 3)
    const { statusCode } = await cook.send(api.meals.list, undefined, {
      query: { from: '2026-11-01', to: '2026-11-30' },
    })
    expect(statusCode).toBe(status === 'active' ? 200 : 403)
  }
  await set('canceled')
  // A status equal to the provider's needs no override.
  expect(await set('free')).toMatchObject({ subscriptionStatus: 'free', override: null })
  await set('active')
  expect(await set(null)).toMatchObject({ subscriptionStatus: 'free', override: null })

  const { entries, nextCursor } = await chef.get(api.admin.audit)
  expect(nextCursor).toBeNull()
  expect(entries.map(({ detail }) => [detail.from, detail.to])).toEqual([
    ['active', null],
    [null, 'active'],
    ['canceled', null],
    ['past_due', 'canceled'],
    ['active', 'past_due'],
    [null, 'active'],
  ])
  expect(entries[0]).toMatchObject({
    actor: chef.email,
    subject: { id: userId, email: cook.email },
    action: 'subscription.override',
  })
})

test('the log has pages', async () => {
  const { administrator, cook, clock } = await testApp()
  const chef = await administrator()
  const { id: userId } = await cook.get(api.users.current)
  for (let turn = 0; turn < 51; turn++) {
    clock.advance(1000)
    await chef.patch(api.admin.setStatus, { userId, subscriptionStatus: turn % 2 ? null : 'active' })
  }
  const first = await chef.get(api.admin.audit)
  expect(first.entries).toHaveLength(50)
  const rest = await chef.get(api.admin.audit, { query: { cursor: first.nextCursor! } })
  expect(rest).toMatchObject({ entries: [{ detail: { to: 'active' } }], nextCursor: null })
})

test('bad input is refused in words and changes nothing', async () => {
  const { administrator, cook } = await testApp()
  const chef = await administrator()
  const { id: userId } = await cook.get(api.users.current)
  for (const body of [
    { userId, subscriptionStatus: 'gold' },
    { userId },
    { subscriptionStatus: 'active' },
    'x',
  ]) {
    expect((await chef.send(api.admin.setStatus, body)).statusCode).toBe(400)
  }
  const nobody = { userId: '018f4f5e-0000-7000-8000-000000000000', subscriptionStatus: 'active' }
  const reply = await chef.send(api.admin.setStatus, nobody)
  expect([reply.statusCode, reply.json().message]).toEqual([404, 'User Not Found'])
  expect((await chef.get(api.admin.audit)).entries).toEqual([])
})

test('nobody else sees or changes anything, whatever their plan', async () => {
  const { premiumCook, cook } = await testApp()
  const premium = await premiumCook()
  const { id: userId } = await premium.get(api.users.current)
  for (const caller of [cook, premium]) {
    for (const route of [api.admin.users, api.admin.summary, api.admin.audit, api.admin.setStatus]) {
      const body = route.method === 'PATCH' ? { userId, subscriptionStatus: 'active' } : undefined
      const reply = await caller.send(route, body)
      expect([reply.statusCode, reply.json()]).toEqual([
        403,
        {
          code: 'forbidden',
          message:
            "You don't have permission to access the admin panel. Only authorized administrators can manage users.",
        },
      ])
    }
  }
  expect((await cook.get(api.users.current)).subscriptionStatus).toBe('free')
})

test("a cook who is denied Premium is not charged: the provider's subscription ends, and the log names who ended it", async () => {
  const world = await billingWorld('sandbox')
  const chef = await world.administrator()
  const { cook } = world
  await world.subscriber(cook)
  const { id: userId } = await cook.get(api.users.current)
  const seen = async () => (await chef.get(api.admin.users, { query: { search: userId } }))[0]
  expect(await seen()).toMatchObject({ subscriptionStatus: 'active', hasLiveSubscription: true })
  await chef.patch(api.admin.setStatus, { userId, subscriptionStatus: 'past_due' })
  expect(await seen()).toMatchObject({
    subscriptionStatus: 'past_due',
    providerStatus: 'canceled',
    override: { status: 'past_due', by: chef.email },
    hasLiveSubscription: false,
  })
  // Events of the provider that arrive later change nothing.
  await world.deliverAll()
  expect(await seen()).toMatchObject({ subscriptionStatus: 'past_due' })
  const { entries } = await chef.get(api.admin.audit)
  expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
    ['subscription.override', chef.email],
    ['subscription.end', chef.email],
  ])
})
