import ICAL from 'ical.js'
import { sql } from 'kysely'
import { convertIcsCalendar } from 'ts-ics'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import type { MealType } from '#contract/meals.ts'
import { findAccountByEmail } from '#identity/accounts.ts'
import { issueCode } from '#identity/action-codes.ts'
import type { IdentityTables } from '#identity/tables.ts'
import { setDisabledByEmail } from '#server/stores/disabled-users.ts'
import type { Cook } from '#testing/cooks.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'

/** One server for the whole file; each test has a cook of its own. */
let world: TestApp
beforeAll(async () => {
  world = await testApp({ publicUrl: 'https://larder.test' })
})
afterAll(() => world?.close())

let cooks = 0
const subscriber = async () => {
  cooks += 1
  const cook = await world.premiumCook(`premium${cooks}@example.org`)
  const recipe = await cook.post(api.recipes.create, tomatoSoup)
  return { cook, recipe, ...(await cook.post(api.calendarFeed.make)) }
}
const read = (address: string, headers: Record<string, string> = {}) =>
  world.app.inject({ url: new URL(address).pathname, headers })
/** Parses a calendar with another program's parser. */
const eventsOf = (text: string) => convertIcsCalendar(undefined, text).events ?? []
const status = (cook: Cook, value: string) =>
  sql`update users set status_override = ${value} where email = ${cook.email}`.execute(world.db)
/** Returns a day near the clock's, within the days of the feed. */
const day = (offset: number) =>
  new Date(world.clock.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10)

test('the plan is a calendar that another program reads: at the cook’s own times, wherever they are', async () => {
  const { cook, recipe, address } = await subscriber()
  expect(address).toMatch(/^https:\/\/larder\.test\/calendar\/[\w-]{43}\.ics$/)
  const meals: [MealType, object][] = [
    ['breakfast', { recipeId: recipe.id, servings: 2, note: 'for the two of us' }],
    ['lunch', { kind: 'leftovers', recipeId: recipe.id }],
    ['dinner', { kind: 'text', text: 'Out with Bo' }],
    ['prep', { recipeId: recipe.id }],
  ]
  for (const [mealType, more] of meals) await cook.post(api.meals.create, { date: day(1), mealType, ...more })
  await cook.post(api.meals.create, { date: day(-200), mealType: 'dinner', recipeId: recipe.id })
  const reply = await read(address)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(reply.headers['cache-control']).toContain('private')
  const events = eventsOf(reply.body)
  expect(events.map(({ summary }) => summary)).toEqual([
    'Roasted Tomato Soup',
    'Leftovers: Roasted Tomato Soup',
    'Out with Bo',
    'Roasted Tomato Soup',
  ])
  const compact = day(1).replaceAll('-', '')
  // Floating local times have no zone and no Z.
  expect(reply.body.match(/^DTSTART.*$/gm)?.map((line) => line.trim())).toEqual([
    `DTSTART:${compact}T080000`,
    `DTSTART:${compact}T123000`,
    `DTSTART:${compact}T183000`,
    `DTSTART:${compact}T160000`,
  ])
  expect(events[0]).toMatchObject({
    uid: expect.stringMatching(/^[0-9a-f-]{36}@larder$/),
    duration: { minutes: 50 },
    description: 'Breakfast\nFor 2\nfor the two of us',
    categories: ['Breakfast'],
    url: `https://larder.test/recipe/${recipe.id}`,
  })
  expect(events.map(({ duration }) => duration)).toMatchObject([
    { minutes: 50 },
    { minutes: 30 },
    { minutes: 30 },
    { minutes: 50 },
  ])

  const times = { breakfast: '09:15', lunch: '13:00', dinner: '20:00', prep: '07:00' }
  await cook.put(api.settings.update, { mealTimes: times })
  expect((await cook.get(api.settings.get)).mealTimes).toEqual(times)
  await cook.put(api.settings.update, { units: 'metric' })
  const moved = await read(address)
  expect(moved.body).toContain(`DTSTART:${compact}T091500`)
  // The events keep their ids, so that a program which has them moves them.
  expect(eventsOf(moved.body).map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid))
  await cook.put(api.settings.update, { mealTimes: { ...times, lunch: '25:00' } }).expectStatus(400)
})

test('titles of any kind arrive as they are, in lines of at most 75 octets', async () => {
  const { cook, recipe, address } = await subscriber()
  const titles = [
    'Käse, Öl; "Brot" \\ \\n end: DTSTART=1',
    '👩‍🍳🍅'.repeat(24),
    'ü'.repeat(120),
    'x'.repeat(119),
  ]
  for (const [at, title] of titles.entries()) {
    await cook.post(api.meals.create, { date: day(at), mealType: 'dinner', kind: 'text', text: title })
    await cook.post(api.meals.create, {
      date: day(at),
      mealType: 'dinner',
      recipeId: recipe.id,
      note: `${title}\r\n${title}`,
    })
  }
  const { rawPayload, body } = await read(address)
  expect(Buffer.from(body, 'utf8').equals(rawPayload)).toBe(true)
  expect(body).not.toContain('�')
  const lines = body.split('\r\n')
  expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([])
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  const events = eventsOf(body)
  expect(events).toHaveLength(8)
  const own = events.filter(({ summary }) => summary !== tomatoSoup.title)
  expect(own.map(({ summary }) => summary)).toEqual(titles.map((title) => title.trim()))
  const notes = events.filter(({ summary }) => summary === tomatoSoup.title)
  expect(notes.map(({ description }) => description)).toEqual(
    titles.map((title) => `Dinner\nFor 4\n${title}\n${title}`),
  )
})

test('a title that reads like the format itself ends no event and begins none', async () => {
  const { cook, address } = await subscriber()
  const title = 'END:VEVENT\r\nEND:VCALENDAR\nBEGIN:VALARM\nACTION:EMAIL'
  await cook.post(api.meals.create, { date: day(1), mealType: 'dinner', kind: 'text', text: title })
  const { body } = await read(address)
  // ts-ics finds property names anywhere in the text, so this check uses a parser that reads line by line.
  const [event, ...others] = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents()
  expect(others).toEqual([])
  expect(event?.getFirstPropertyValue('summary')).toBe(title.replace('\r\n', '\n'))
  expect(event?.getAllSubcomponents()).toEqual([])
})

test('a reader that has it already is told so, until something changes', async () => {
  const { cook, recipe, address } = await subscriber()
  const meal = await cook.post(api.meals.create, { date: day(2), mealType: 'dinner', recipeId: recipe.id })
  const first = await read(address)
  const tag = String(first.headers.etag)
  expect(first.headers['last-modified']).toBeDefined()
  expect((await read(address)).body).toBe(first.body)
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const again = await read(address, { 'if-none-match': known })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
  await cook.delete(api.meals.remove, { params: meal })
  const after = await read(address, { 'if-none-match': tag })
  expect(after.statusCode).toBe(200)
  expect(eventsOf(after.body)).toEqual([])
})

test('an address ends when it is reset or switched off; an unknown one says nothing', async () => {
  const { cook, address, madeAt } = await subscriber()
  expect(await cook.get(api.calendarFeed.get)).toEqual({ madeAt })
  const { address: second } = await cook.post(api.calendarFeed.make)
  expect(second).not.toBe(address)
  expect((await read(second)).statusCode).toBe(200)
  const old = await read(address)
  const unknown = await read(`https://larder.test/calendar/${'a'.repeat(43)}.ics`)
  expect([old.statusCode, old.json().message]).toEqual([404, 'Calendar Not Found'])
  expect(old.body).toBe(unknown.body)
  await cook.delete(api.calendarFeed.remove)
  await cook.delete(api.calendarFeed.remove)
  expect((await read(second)).statusCode).toBe(404)
  expect(await cook.get(api.calendarFeed.get)).toEqual({ madeAt: null })
})

test('another cook’s address stays; nobody but its owner ends it', async () => {
  const { address } = await subscriber()
  const other = await subscriber()
  await other.cook.post(api.calendarFeed.make)
  await other.cook.delete(api.calendarFeed.remove)
  expect((await read(address)).statusCode).toBe(200)
  expect((await read(other.address)).statusCode).toBe(404)
})

test('a free cook has no feed; a lapsed one’s is empty and says why, and all comes back', async () => {
  const { cook, recipe, address } = await subscriber()
  const meal = await cook.post(api.meals.create, { date: day(1), mealType: 'dinner', recipeId: recipe.id })
  const whole = (await read(address)).body
  expect(await world.cook.get(api.calendarFeed.get)).toEqual({ madeAt: null })
  await world.cook.post(api.calendarFeed.make).expectStatus(403)

  await status(cook, 'canceled')
  const lapsed = await read(address)
  expect(lapsed.statusCode).toBe(200)
  expect(eventsOf(lapsed.body)).toEqual([])
  expect(convertIcsCalendar(undefined, lapsed.body).timezones).toHaveLength(1)
  expect(lapsed.body.replaceAll('\r\n ', '')).toContain('part of Larder Premium. Your plan is kept')
  expect((await cook.get(api.calendarFeed.get)).madeAt).not.toBeNull()
  const today = day(0)
  for (const [route, body, params] of [
    [api.meals.list],
    [api.meals.create, { date: today, mealType: 'dinner', recipeId: recipe.id }],
    [api.meals.update, { date: today, mealType: 'dinner', recipeId: recipe.id }, meal],
    [api.meals.remove, undefined, meal],
    [api.calendarFeed.make],
    [api.shopping.addSource, { from: today, to: today }],
  ] as const) {
    const reply = await cook.send(route, body, { params })
    expect([route.path, reply.statusCode, reply.json()]).toEqual([
      route.path,
      403,
      { code: 'premium_required', message: 'Premium subscription required' },
    ])
  }

  await status(cook, 'active')
  expect(await cook.get(api.meals.list)).toMatchObject([{ id: meal.id }])
  expect((await read(address)).body).toBe(whole)
})

test('the secret stands in no row and no line of the log, and a disabled cook’s calendar is gone', async () => {
  const { cook, address } = await subscriber()
  await read(address)
  await read(address.replace('.ics', 'x.ics'))
  await read(address.replace('.ics', '.txt'))
  const token = address.slice(address.lastIndexOf('/') + 1, -'.ics'.length)
  world.secrets.add(token)
  const { rows } = await sql<{ dump: string }>`select database_to_xml(true, false, '')::text as dump`.execute(
    world.db,
  )
  expect(rows[0]?.dump).toContain(cook.email)
  expect(rows[0]?.dump).not.toContain(token)
  expect(world.logged().join('\n')).not.toContain(token)
  await sql`update users set disabled_at = now() where email = ${cook.email}`.execute(world.db)
  expect((await read(address)).statusCode).toBe(404)
})

describe('an address is as secret as a sign-in, and ends', () => {
  /** Creates a mailed code, as the reader of the cook's mail would use it. */
  const mailedCode = async ({ email }: Cook, purpose: 'PASSWORD_RESET' | 'RECOVER_EMAIL') => {
    const db = world.db.withTables<IdentityTables>()
    const account = await findAccountByEmail(db, email)
    if (!account) throw new Error('no such account')
    return await issueCode(db, { purpose, account, email, now: world.clock.now() })
  }
  const identity = (path: string, payload: object) =>
    world.app.inject({
      method: 'POST',
      url: `${path}?key=${world.deps.identity.publicConfig.apiKey}`,
      payload,
    })

  test.each<[string, (cook: Cook) => Promise<unknown>]>([
    [
      'with a reset of the password',
      async (cook) =>
        await identity('/v1/accounts:resetPassword', {
          oobCode: await mailedCode(cook, 'PASSWORD_RESET'),
          newPassword: 'another-1',
        }),
    ],
    [
      'when the address of the account is brought back',
      async (cook) =>
        await identity('/v1/accounts:update', { oobCode: await mailedCode(cook, 'RECOVER_EMAIL') }),
    ],
    [
      'with a new password',
      async (cook) =>
        await identity('/v1/accounts:update', {
          idToken: (await cook.signIn()).idToken,
          password: 'another-1',
        }),
    ],
    ['when the cook signs out everywhere else', async (cook) => await cook.post(api.sessions.endOthers)],
    [
      'when the cook is disabled, also once they are let in again',
      async (cook) => {
        const { id } = await cook.get(api.users.current)
        const by = { actorId: null, actorLabel: 'command line' }
        const change = { by, now: world.clock.now() }
        await setDisabledByEmail(world.db, cook.email, { ...change, disabled: true })
        await setDisabledByEmail(world.db, cook.email, { ...change, disabled: false })
        return id
      },
    ],
  ])('%s', async (_when, does) => {
    const { cook, address } = await subscriber()
    const other = await subscriber()
    expect((await read(address)).statusCode).toBe(200)
    await does(cook)
    expect((await read(address)).statusCode).toBe(404)
    const { rows } = await sql`select from calendar_feeds f join users u on u.id = f.user_id
      where u.email = ${cook.email}`.execute(world.db)
    expect(rows).toEqual([])
    expect((await read(other.address)).statusCode, 'another cook’s stays').toBe(200)
  })

  test('while published recipes stay', async () => {
    const { cook, recipe } = await subscriber()
    await cook.post(api.recipes.share, undefined, { params: { id: recipe.id } })
    await cook.post(api.sessions.endOthers)
    expect((await world.visitor.get(api.shared.get, { params: { id: recipe.id } })).title).toBe(recipe.title)
  })

  test('and while it cannot be ended, no password is reset', async () => {
    const { cook } = await subscriber()
    const code = await mailedCode(cook, 'PASSWORD_RESET')
    await sql`alter table calendar_feeds rename to away`.execute(world.db)
    const payload = { oobCode: code, newPassword: 'another-1' }
    expect((await identity('/v1/accounts:resetPassword', payload)).statusCode).toBe(503)
    await sql`alter table away rename to calendar_feeds`.execute(world.db)
    expect((await identity('/v1/accounts:resetPassword', payload)).statusCode).toBe(200)
  })
})
