import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { eventsIn } from '#testing/event-text.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { testApp } from '#testing/test-app.ts'

const soup = { prompt: 'tomato soup' }
const stream = { accept: 'text/event-stream' }

const idsOf = (events: { id: number }[]) => events.map(({ id }) => id)
const counted = (length: number, from = 1) => Array.from({ length }, (_, index) => index + from)

test('a stream tells the stages, the recipe so far and the answer, with ids that rise by one', async () => {
  const { ai, cook } = await testApp()
  ai.partials({ title: 'Roasted' }, { title: 'Roasted Tomato Soup' })
  const response = await cook.post(api.recipes.generate, soup, { headers: stream }).response()
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
  })
  const events = eventsIn(response.body)
  expect(idsOf(events)).toEqual(counted(events.length))
  expect(events.filter(({ type }) => type === 'stage').map(({ data }) => data)).toMatchObject(
    ['analyzing', 'generating', 'image', 'finalizing'].map((stage, index) => ({
      stage,
      step: index + 1,
      of: 4,
    })),
  )
  expect(events.find(({ type }) => type === 'partial')?.data).toEqual({ title: 'Roasted' })
  expect(events.findLast(({ type }) => type === 'partial')?.data).toMatchObject({
    instructions: expect.arrayContaining([tomatoSoup.instructions[0]]),
  })
  const [recipe] = await cook.get(api.recipes.list)
  expect(events.at(-1)).toMatchObject({
    type: 'done',
    data: { recipe, imageUrl: recipe?.imageUrl, canGenerate: true },
  })
})

test('a part that ends in half a symbol is told and kept with all others of its batch', async () => {
  const { ai, cook, anotherServer } = await testApp()
  ai.partials({ title: 'Roasted \ud83d' })
  const response = await cook.post(api.recipes.generate, soup, { headers: stream }).response()
  const told = eventsIn(response.body)
  expect(told.find(({ type }) => type === 'partial')?.data).toEqual({ title: 'Roasted ' })
  const [generation] = await cook.get(api.generations.list)
  const { idToken } = await cook.signIn()
  const kept = await (await anotherServer()).inject({
    url: `/api/generations/${generation?.id}/events`,
    headers: { authorization: `Bearer ${idToken}` },
  })
  expect(idsOf(eventsIn(kept.body))).toEqual(idsOf(told))
})

test('a refusal before the start is a plain answer, also to a reader of streams', async () => {
  const { cook } = await testApp()
  const response = await cook.send(api.recipes.generate, { prompt: ' ' }, { headers: stream })
  expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_request'])
})

test('a failure is the last event', async () => {
  const { ai, cook } = await testApp()
  ai.failNext(new Error('model down'))
  const response = await cook.post(api.recipes.generate, soup, { headers: stream }).response()
  expect(eventsIn(response.body).at(-1)).toMatchObject({ type: 'error', data: { code: 'ai_failed' } })
})

test('a stream can be read again from the start, and after any event, live and from the database', async () => {
  const { cook, ai, app, anotherServer } = await testApp()
  ai.partials({ title: 'Roasted' })
  const whole = eventsIn((await cook.post(api.recipes.generate, soup, { headers: stream }).response()).body)
  const [generation] = await cook.get(api.generations.list)
  const params = { id: generation?.id ?? '' }
  const token = (await cook.signIn()).idToken
  for (const server of [app, await anotherServer()]) {
    for (let after = 0; after < whole.length; after += 1) {
      const headers = {
        authorization: `Bearer ${token}`,
        ...(after > 0 && { 'last-event-id': String(after) }),
      }
      const response = await server.inject({ url: `/api/generations/${params.id}/events`, headers })
      expect(eventsIn(response.body)).toEqual(whole.slice(after))
    }
  }
})

test('a reader on another server follows a generation while it runs', async () => {
  const { ai, cook, anotherServer } = await testApp()
  const other = await anotherServer()
  const release = ai.hold()
  const asked = cook.post(api.recipes.generate, soup).response()
  await expect.poll(() => ai.calls.length).toBe(1)
  const [running] = await cook.get(api.generations.list)
  const { idToken } = await cook.signIn()
  const reading = other.inject({
    url: `/api/generations/${running?.id}/events`,
    headers: { authorization: `Bearer ${idToken}` },
  })
  await setTimeout(200)
  release()
  const events = eventsIn((await reading).body)
  expect(idsOf(events)).toEqual(counted(events.length))
  expect(events.at(-1)).toMatchObject({ type: 'done', data: (await asked).json() })
})

test('a cancel on another server stops the work', async () => {
  const { ai, cook, anotherServer } = await testApp({ generation: { leaseMs: 600 } })
  const other = await anotherServer()
  ai.hold()
  const asked = cook.post(api.recipes.generate, soup)
  await expect.poll(() => ai.calls.length).toBe(1)
  const [running] = await cook.get(api.generations.list)
  const { idToken } = await cook.signIn()
  const cancelled = await other.inject({
    method: 'DELETE',
    url: `/api/generations/${running?.id}`,
    headers: { authorization: `Bearer ${idToken}` },
  })
  expect(cancelled.json()).toMatchObject({ state: 'cancelled' })
  expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 0 })
  expect((await asked.expectStatus(409)).code).toBe('generation_cancelled')
})

test('a reader who leaves does not stop the recipe', async () => {
  const { ai, cook, listen } = await testApp()
  const address = await listen()
  const release = ai.hold()
  const { idToken } = await cook.signIn()
  const leaving = new AbortController()
  const response = await fetch(`${address}/api/recipes/generate`, {
    method: 'POST',
    headers: { ...stream, 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify(soup),
    signal: leaving.signal,
  })
  const reader = response.body?.getReader()
  await reader?.read()
  await expect.poll(() => ai.calls.length).toBe(1)
  leaving.abort()
  release()
  await expect.poll(async () => (await cook.get(api.recipes.list)).length).toBe(1)
})

test('a reader who leaves before the first word is no failure, and the recipe is made', async () => {
  const { db, cook, listen, logged } = await testApp()
  const address = await listen()
  const { idToken } = await cook.signIn()
  const leaving = new AbortController()
  // The lock delays the request in the database, so that the answer begins after the client has left.
  const asked = await db.transaction().execute(async (lock) => {
    await sql`lock table generations in exclusive mode`.execute(lock)
    const asking = fetch(`${address}/api/recipes/generate`, {
      method: 'POST',
      headers: { ...stream, 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
      body: JSON.stringify(soup),
      signal: leaving.signal,
    }).catch((error: Error) => error.name)
    await expect
      .poll(async () => {
        const { rows } = await sql`
          select from pg_locks join pg_database d on d.oid = database
          where not granted and datname = current_database()`.execute(lock)
        return rows.length
      })
      .toBeGreaterThan(0)
    leaving.abort()
    await setTimeout(100)
    return asking
  })
  expect(asked).toBe('AbortError')
  await expect.poll(async () => (await cook.get(api.recipes.list)).length).toBe(1)
  expect(logged().filter((line) => JSON.parse(line).level >= 40)).toEqual([])
})

test('a server with an open stream closes at once', async () => {
  const { ai, app, cook, listen } = await testApp()
  const address = await listen()
  ai.hold()
  const { idToken } = await cook.signIn()
  const response = await fetch(`${address}/api/recipes/generate`, {
    method: 'POST',
    headers: { ...stream, 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify(soup),
  })
  await expect.poll(() => ai.calls.length).toBe(1)
  const reading = response.text().catch(() => '')
  const before = performance.now()
  await app.close()
  expect(performance.now() - before).toBeLessThan(10_000)
  await reading
})
