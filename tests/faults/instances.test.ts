import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { createPictures } from '#server/adapters/pictures/kept-pictures.ts'
import { picturePlaces } from '#server/adapters/pictures/open-pictures.ts'
import { bookedPictures, findDisagreements } from '#server/stores/integrity.ts'
import { type Instances, startInstances } from '#testing/instances.ts'
import { startLoad } from '#testing/load.ts'
import { type RemoteCook, remoteCook } from '#testing/remote-cook.ts'
import { type StubModel, startStubModel } from '#testing/stub-model.ts'
import { type StubStripe, startStubStripe } from '#testing/stub-stripe.ts'

/**
 * Number of kills and restarts: `ROUNDS=20 npx vitest run --project faults tests/faults/instances.test.ts`
 */
const rounds = Number(process.env.ROUNDS ?? 1)
const servers = [0, 1, 2] as const
let house: Instances
let stripe: StubStripe
let model: StubModel

beforeAll(async () => {
  stripe = await startStubStripe()
  model = await startStubModel()
  house = await startInstances(servers.length, {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.url,
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: model.url,
    AI_MODEL: 'stub',
  })
})
afterAll(async () => {
  await house?.close()
  await stripe?.close()
  await model?.close()
})

/** Creates a new cook each time, because a repeated test needs other cooks. */
const aCook = (origin: string) => remoteCook(origin, `${uuidv7()}@example.org`)
const at = (index: number) => house.at(index).url
const everywhere = <T>(ask: (origin: string) => Promise<T>) =>
  Promise.all(servers.map((index) => ask(at(index))))
const count = (statuses: number[], status: number) => statuses.filter((each) => each === status).length

test('200 generations at once by one free cook: 3 recipes, 3 committed rows, 197 clear refusals', async () => {
  const { url } = house.proxy
  const cook = await aCook(url)
  const replies = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const reply = await cook.send(api.recipes.generate, { prompt: `tomato soup ${index}` })
      return { status: reply.status, body: (await reply.json()) as { code?: string; message?: string } }
    }),
  )
  const refused = replies.filter(({ status }) => status === 403)
  const others = replies.filter(({ status }) => status !== 200 && status !== 403)
  expect({
    made: count(
      replies.map(({ status }) => status),
      200,
    ),
    others,
  }).toEqual({ made: 3, others: [] })
  expect(refused).toHaveLength(197)
  for (const { body } of refused) {
    expect(body).toMatchObject({ code: 'quota_exceeded', message: expect.stringMatching(/^🍽️/) })
  }
  const { rows } = await sql<{ state: string; rows: number }>`
    select state, count(*)::int as rows from generations g join users u on u.id = g.user_id
    where u.email = ${cook.email} group by state`.execute(house.database.db)
  expect(rows).toEqual([{ state: 'committed', rows: 3 }])
  const seen = await everywhere(async (origin) => [
    (await cook.call(api.recipes.list, origin)).length,
    (await cook.call(api.quota.check, origin)).recipesRemaining,
  ])
  expect(seen).toEqual(servers.map(() => [3, 0]))
})

test('a cook signs in at one server, is known at the others, and is signed out at all of them', async () => {
  const email = `${uuidv7()}@example.org`
  const phone = await remoteCook(at(0), email)
  expect(
    await everywhere(async (origin) => (await phone.send(api.users.current, undefined, {}, origin)).status),
  ).toEqual(servers.map(() => 200))
  const laptop = await remoteCook(at(1), email, { signIn: true })
  await laptop.call(api.sessions.endOthers, at(2))
  const after = (cook: RemoteCook) =>
    everywhere(async (origin) => (await cook.send(api.users.current, undefined, {}, origin)).status)
  expect(await after(phone)).toEqual(servers.map(() => 401))
  expect(await after(laptop)).toEqual(servers.map(() => 200))
})

test('a picture that one server kept is served by the others, and lies on no disk', async () => {
  const cook = await aCook(at(0))
  const { recipe } = await cook.call(api.recipes.generate, at(0), { prompt: 'lentil soup' })
  expect(recipe.imageUrl).toMatch(/^\/images\//)
  const pictures = await everywhere(async (origin) => {
    const reply = await fetch(`${origin}${recipe.imageUrl}`)
    return [reply.status, (await reply.arrayBuffer()).byteLength]
  })
  expect(pictures[0]?.[1]).toBeGreaterThan(1000)
  expect(pictures).toEqual(servers.map(() => pictures[0]))
})

test('a limit holds over the servers together', async () => {
  const cook = await aCook(at(0))
  const statuses: number[] = []
  for (let nth = 0; nth < 45; nth += 1) {
    statuses.push((await cook.send(api.captures.text, {}, {}, at(nth % 3))).status)
  }
  // Thirty requests a minute are allowed, and the others are told to wait, on whichever server. The requests
  // themselves are invalid.
  expect([count(statuses, 400), count(statuses, 429)]).toEqual([30, 15])
})

test('an event that reaches all servers at once counts once, and one receipt is sent', async () => {
  const email = `${uuidv7()}@example.org`
  const cook = await remoteCook(at(0), email)
  const { clientSecret } = await cook.call(api.subscription.getOrCreate, at(1))
  stripe.events.take()
  stripe.pay(clientSecret)
  const events = stripe.events.take()
  const told = await Promise.all(
    events.flatMap(({ payload }) =>
      servers.map(async (index) => {
        const headers = {
          'content-type': 'application/json',
          'stripe-signature': stripe.events.header(payload),
        }
        const reply = await fetch(`${at(index)}/api/billing/webhook`, {
          method: 'POST',
          headers,
          body: payload,
        })
        return reply.status
      }),
    ),
  )
  expect(count(told, 200)).toBe(told.length)
  expect(
    await everywhere(async (origin) => (await cook.call(api.users.current, origin)).subscriptionStatus),
  ).toEqual(servers.map(() => 'active'))
  const receipts = async () =>
    (await house.mails()).filter((mail) => mail.includes(email) && mail.includes('Your receipt'))
  await expect.poll(async () => (await receipts()).length, { timeout: 20_000 }).toBe(1)
  const { rows } = await sql<{ copies: number }>`
    select count(*)::int as copies from billing_events group by id`.execute(house.database.db)
  expect(rows.every(({ copies }) => copies === 1)).toBe(true)
})

/** Creates a cook whose generation waits for the model, on this server. */
const generationAt = async (victim: number) => {
  const { url } = house.proxy
  const cook = await aCook(url)
  const asked = model.requests.length
  model.always({ delayMs: 120_000 })
  const prompt = 'lentil soup'
  const cut = cook.send(api.recipes.generate, { prompt }, {}, at(victim)).then(
    ({ status }) => status,
    () => 'cut off',
  )
  await expect.poll(() => model.requests.length, { timeout: 20_000, interval: 10 }).toBe(asked + 1)
  return {
    /** Simulates that the dead server's lease has expired: the cook asks again, and has lost nothing. */
    async goesOnElsewhere() {
      expect(await cut).toBe('cut off')
      model.always({})
      await sql`update generations set lease_until = now() - interval '1 second'
        where state = 'reserved' and user_id = (select id from users where email = ${cook.email})`.execute(
        house.database.db,
      )
      await cook.call(api.recipes.generate, url, { prompt })
      expect(await cook.call(api.quota.check, url)).toMatchObject({ recipesUsed: 1, recipesRemaining: 2 })
      expect(await cook.call(api.recipes.list, url)).toHaveLength(1)
    },
  }
}

test(`a server killed under load, ${rounds} times: nobody notices more than a retry, and nothing is lost`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const load = await startLoad(house.proxy.url)
    await load.goesOn()
    const victim = round % servers.length
    const waiting = await generationAt(victim)
    await house.kill(victim)
    await load.goesOn()
    await waiting.goesOnElsewhere()
    await house.startAgain(victim)
    await load.goesOn()
    const { failed, lost, retried, requests } = await load.end()
    expect({ failed, lost }).toEqual({ failed: [], lost: [] })
    expect(retried).toBeLessThan(requests / 10)
  }
})

test('servers restarted one after the other under load, the database renewed on the way: not one request fails', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const load = await startLoad(house.proxy.url)
    await load.goesOn()
    const before = house.proxy.failures.length
    for (const index of servers) {
      expect(await house.stop(index)).toBe(0)
      // A schema change of the next release, with which the older servers keep running.
      if (index === 0 && round === 0) {
        await sql`alter table recipes add column if not exists next_release text`.execute(house.database.db)
        await sql`create table if not exists of_next_release (user_id uuid, id uuid, primary key (user_id, id))`.execute(
          house.database.db,
        )
      }
      await house.startAgain(index)
    }
    await load.goesOn()
    const report = await load.end()
    expect(report).toMatchObject({ failed: [], lost: [], retried: 0 })
    expect(house.proxy.failures.slice(before)).toEqual([])
  }
})

test('at the end rows, quota and pictures agree', async () => {
  const { db } = house.database
  expect(await findDisagreements(db, new Date())).toEqual([])
  const pictures = createPictures(picturePlaces(house.s3.config, '').pictures)
  let booked = 0
  for await (const hash of bookedPictures(db)) {
    booked += 1
    expect(await pictures.read(`${hash}.webp`)).not.toBeNull()
  }
  expect(booked).toBeGreaterThan(0)
})
