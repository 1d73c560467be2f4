import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import type { ShoppingChange, ShoppingLine, ShoppingList } from '#contract/shopping.ts'
import {
  MAX_SHOPPING_CHANGES,
  MAX_SHOPPING_LINES,
  MAX_SHOPPING_MEALS,
  MAX_SHOPPING_SOURCES,
} from '#contract/shopping.ts'
import type { Cook } from '#testing/cooks.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'

const today = '2026-11-23'
const query = { today }
const week = { from: '2026-11-23', to: '2026-11-29' }

const soup = { ...tomatoSoup, title: 'Soup' }
const stew = {
  ...tomatoSoup,
  title: 'Stew',
  ingredients: [
    { amount: '1 pound', item: 'tomatoes, chopped' },
    { amount: '200 g', item: 'spinach' },
    { amount: '1', item: 'unicorn horn' },
    { amount: '', item: 'salt to taste' },
    { amount: '2 cups', item: 'water' },
  ],
  instructions: ['Simmer the tomatoes, spinach, unicorn horn, salt and water for 30 minutes.'],
}

/** One server for the whole file; each test has cooks of its own. */
let world: TestApp
beforeAll(async () => {
  world = await testApp()
})
afterAll(() => world?.close())

let cooks = 0
const kitchen = async () => {
  cooks += 1
  const cook = await world.premiumCook(`premium${cooks}@example.org`)
  const [soupId, stewId] = [await recipe(cook, soup), await recipe(cook, stew)]
  return { ...world, cook, soupId, stewId }
}
const recipe = async (cook: Cook, draft: typeof tomatoSoup) => (await cook.post(api.recipes.create, draft)).id
const get = (cook: Cook, on = today) => cook.get(api.shopping.get, { query: { today: on } })
const plan = (cook: Cook, recipeId: string, date: string, more: object = {}) =>
  cook.post(api.meals.create, { recipeId, date, mealType: 'dinner', ...more })

type Act = ShoppingChange extends infer C ? (C extends unknown ? Omit<C, 'id' | 'at'> : never) : never
const change = async ({ cook, clock }: { cook: Cook; clock: TestApp['clock'] }, ...acts: Act[]) =>
  await cook.post(
    api.shopping.change,
    {
      changes: acts.map(
        (act) => ({ id: uuidv7(), at: clock.now().toISOString(), ...act }) as ShoppingChange, // an act with its stamp
      ),
    },
    { query },
  )

const line = (list: Pick<ShoppingList, 'lines'>, text: string): ShoppingLine | undefined =>
  list.lines.find((one) => one.text === text)
const shown = (list: Pick<ShoppingList, 'lines'>) =>
  list.lines.filter(({ hidden }) => !hidden).map(({ amount, text }) => `${amount} ${text}`.trim())

test('a recipe and a week of the plan become one list, each food once, saying for what', async () => {
  const { cook, soupId, stewId } = await kitchen()
  expect(await get(cook)).toMatchObject({ sources: [], lines: [], gone: [] })
  await plan(cook, stewId, '2026-11-24', { servings: 8 })
  await plan(cook, stewId, '2026-12-01')
  await plan(cook, stewId, '2026-11-25', { kind: 'leftovers' })
  await cook.post(api.shopping.addSource, { recipeId: soupId, servings: 2 }, { query })
  const list = await cook.post(api.shopping.addSource, week, { query })
  expect(list.sources).toEqual([
    {
      id: expect.any(String),
      kind: 'recipe',
      recipeId: soupId,
      title: 'Soup',
      servings: 2,
      from: null,
      to: null,
      reason: null,
    },
    {
      id: expect.any(String),
      kind: 'plan',
      recipeId: null,
      title: null,
      servings: null,
      ...week,
      reason: null,
    },
  ])
  expect(shown(list)).toEqual([
    '2 tablespoons basil leaves',
    '2 cloves garlic',
    '½ onion',
    '400 g spinach',
    '3 lb tomatoes',
    '¼ cup heavy cream',
    '1 cup vegetable broth',
    '2 unicorn horn',
  ])
  expect(line(list, 'tomatoes')).toMatchObject({
    key: 'food:tomato',
    kind: 'food',
    food: 'tomato',
    amount: '3 lb',
    aisle: 'Produce',
    ticked: false,
    hidden: false,
    change: null,
    uses: [
      { recipeId: soupId, title: 'Soup', date: null, amount: '1 lb', servings: 2 },
      { recipeId: stewId, title: 'Stew', date: '2026-11-24', amount: '2 lb', servings: 8 },
    ],
  })
  expect(line(list, 'olive oil')).toMatchObject({ hidden: true, reason: 'staple' })
  expect(await get(cook)).toEqual(list)
})

test('a sum that a cup can say is said in full, and a quarter more than was ticked is seen', async () => {
  const world = await kitchen()
  const { cook } = world
  const porridge = (cups: string) => ({
    ...tomatoSoup,
    title: `Porridge of ${cups} cups`,
    ingredients: [{ amount: `${cups} cups`, item: 'rolled oats' }],
    instructions: ['Simmer the rolled oats for 10 minutes.'],
  })
  await plan(cook, await recipe(cook, porridge('3')), '2026-11-24')
  const before = await cook.post(api.shopping.addSource, week, { query })
  expect(shown(before)).toEqual(['3 cups rolled oats'])
  await change(world, { type: 'tick', key: before.lines[0]?.key ?? '' })
  await plan(cook, await recipe(cook, porridge('¼')), '2026-11-25')
  const [oats] = (await get(cook)).lines
  expect(oats).toMatchObject({ amount: '3¼ cups', ticked: true, change: { from: '3 cups' } })
})

test('the plan says what it changed, and a tick stays and says from what it grew', async () => {
  const here = await kitchen()
  const { cook, stewId, soupId } = here
  const meal = await plan(cook, stewId, '2026-11-24')
  await cook.post(api.shopping.addSource, week, { query })
  await change(here, { type: 'tick', key: 'food:spinach' }, { type: 'tick', key: 'food:tomato' })
  await cook.patch(
    api.meals.update,
    { recipeId: stewId, date: '2026-11-25', mealType: 'lunch', servings: 8 },
    { params: meal },
  )
  const extra = await plan(cook, soupId, '2026-11-26')
  const list = await get(cook)
  expect(line(list, 'spinach')).toMatchObject({ amount: '400 g', ticked: true, change: { from: '200 g' } })
  expect(line(list, 'tomatoes')).toMatchObject({ amount: '4 lb', ticked: true, change: { from: '1 lb' } })
  expect(line(list, 'unicorn horn')).toMatchObject({ amount: '2', ticked: false, change: { from: '1' } })
  expect(line(list, 'garlic')).toMatchObject({ ticked: false, change: 'new' })

  const seen = await change(here, { type: 'seen', planVersion: list.planVersion })
  expect(seen.lines.filter(({ change }) => change !== null)).toEqual([])
  await cook.delete(api.meals.remove, { params: extra })
  await cook.delete(api.meals.remove, { params: meal })
  const empty = await get(cook)
  expect(empty.lines).toEqual([])
  expect(empty.gone.map(({ text }) => text)).toContain('400 g spinach')
  // A tick is kept until its food returns to the list.
  await plan(cook, stewId, '2026-11-27')
  expect(line(await get(cook), 'spinach')).toMatchObject({ amount: '200 g', ticked: true, change: null })
})

test('changes by hand are not marked as changes of the plan; a plan that changed later does not count as seen', async () => {
  const here = await kitchen()
  const { cook, stewId, soupId } = here
  const meal = await plan(cook, stewId, '2026-11-24')
  const list = await cook.post(api.shopping.addSource, week, { query })
  expect(list.lines.every(({ change }) => change === null)).toBe(true)
  await cook.patch(
    api.meals.update,
    { recipeId: stewId, date: '2026-11-24', mealType: 'dinner', servings: 8 },
    { params: meal },
  )
  const added = await cook.post(api.shopping.addSource, { recipeId: soupId }, { query })
  expect(line(added, 'garlic')).toMatchObject({ change: null })
  expect(line(added, 'spinach')).toMatchObject({ amount: '400 g', change: { from: '200 g' } })
  // The page still showed the older plan when the cook marked it as seen.
  const late = await change(here, { type: 'seen', planVersion: list.planVersion })
  expect(line(late, 'spinach')).toMatchObject({ change: { from: '200 g' } })
})

test('a day that is over or a meal that is cooked takes its share along, and that is no change', async () => {
  const { cook, stewId } = await kitchen()
  await plan(cook, stewId, '2026-11-24')
  const meal = await plan(cook, stewId, '2026-11-26')
  await cook.post(api.shopping.addSource, week, { query })
  expect(line(await get(cook), 'spinach')?.amount).toBe('400 g')
  const later = await get(cook, '2026-11-25')
  expect(line(later, 'spinach')).toMatchObject({ amount: '200 g', change: null })
  await cook.put(api.meals.markCooked, { cookedOn: today }, { params: meal })
  expect(await get(cook, '2026-11-25')).toMatchObject({ lines: [], gone: [] })
  const after = await get(cook, '2026-12-01')
  expect(after).toMatchObject({ lines: [], gone: [], sources: [{ reason: 'past' }] })
})

test('lines of one’s own are written, changed, ticked and removed; the kitchen finds their aisle', async () => {
  const here = await kitchen()
  const [milk, candles, tea] = [uuidv7(), uuidv7(), uuidv7()]
  const list = await change(
    here,
    { type: 'add', lineId: milk, text: '2 bottles of milk' },
    { type: 'add', lineId: candles, text: 'candles' },
    { type: 'add', lineId: tea, text: 'tea', aisle: 'Bakery' },
    { type: 'tick', key: `own:${milk}` },
  )
  expect(list.lines).toMatchObject([
    { key: `own:${milk}`, kind: 'own', aisle: 'Dairy & Eggs', ticked: true },
    { text: 'tea', aisle: 'Bakery' },
    { text: 'candles', aisle: 'Other', uses: [], change: null },
  ])
  const edited = await change(
    here,
    { type: 'edit', lineId: milk, text: '1 bottle of milk' },
    { type: 'edit', lineId: tea, text: 'green tea', aisle: null },
    { type: 'remove', lineId: candles },
    { type: 'remove', lineId: candles },
    { type: 'edit', lineId: candles, text: 'lights' },
  )
  expect(edited.lines).toMatchObject([
    { text: '1 bottle of milk', aisle: 'Dairy & Eggs', ticked: true },
    { text: 'green tea', aisle: 'Drinks' },
  ])
  expect(edited.refused.map(({ message }) => message)).toEqual(['This line is no longer on the list.'])
})

test('a batch that comes again does nothing again', async () => {
  const here = await kitchen()
  const { cook, clock } = here
  const lineId = uuidv7()
  const at = clock.now().toISOString()
  const batch = {
    changes: [
      { id: uuidv7(), at, type: 'add', lineId, text: 'candles' },
      { id: uuidv7(), at, type: 'tick', key: `own:${lineId}` },
    ] as ShoppingChange[],
  }
  const once = await cook.post(api.shopping.change, batch, { query })
  expect(await cook.post(api.shopping.change, batch, { query })).toEqual(once)
  await change(here, { type: 'untick', key: `own:${lineId}` }, { type: 'remove', lineId })
  expect((await cook.post(api.shopping.change, batch, { query })).lines).toEqual([])
})

test('the later change of two devices wins, in whatever order they arrive; a wrong clock does no harm', async () => {
  const here = await kitchen()
  const { cook, clock } = here
  const lineId = uuidv7()
  await change(here, { type: 'add', lineId, text: 'candles' })
  const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString()
  clock.advance(60 * 60_000)
  const send = (minutes: number, act: Act, sentAt?: string) =>
    cook.post(
      api.shopping.change,
      { sentAt, changes: [{ id: uuidv7(), at: at(minutes), ...act } as ShoppingChange] }, // an act with its stamp
      { query },
    )
  const key = `own:${lineId}`
  await send(-10, { type: 'tick', key })
  expect((await send(-20, { type: 'untick', key })).lines).toMatchObject([{ ticked: true }])
  // An edit does not affect the tick, nor the tick an edit.
  expect((await send(-30, { type: 'edit', lineId, text: 'red candles' })).lines).toMatchObject([
    { ticked: true, text: 'red candles' },
  ])
  expect((await send(-40, { type: 'edit', lineId, text: 'blue candles' })).lines).toMatchObject([
    { text: 'red candles' },
  ])
  // A change dated tomorrow counts as made now, so that it does not win for ever.
  await send(24 * 60, { type: 'untick', key })
  clock.advance(1000)
  expect((await send(0, { type: 'tick', key })).lines).toMatchObject([{ ticked: true }])
  // A device whose clock is an hour behind sends its own time, by which the server corrects the change.
  clock.advance(1000)
  expect((await send(-60, { type: 'untick', key }, at(-60))).lines).toMatchObject([{ ticked: false }])
})

test('clearing takes away what was bought, until more of it is needed', async () => {
  const here = await kitchen()
  const { cook, stewId } = here
  const lineId = uuidv7()
  const meal = await plan(cook, stewId, '2026-11-24')
  await cook.post(api.shopping.addSource, week, { query })
  const cleared = await change(
    here,
    { type: 'add', lineId, text: 'candles' },
    { type: 'tick', key: `own:${lineId}` },
    { type: 'tick', key: 'food:spinach' },
    { type: 'clear-ticked' },
  )
  expect(line(cleared, 'candles')).toBeUndefined()
  expect(line(cleared, 'spinach')).toMatchObject({ ticked: false, hidden: true, reason: 'bought' })
  const servings = (many: number) =>
    cook.patch(
      api.meals.update,
      { recipeId: stewId, date: '2026-11-24', mealType: 'dinner', servings: many },
      { params: meal },
    )
  await servings(2)
  expect(line(await get(cook), 'spinach')).toMatchObject({ amount: '100 g', hidden: true })
  await servings(8)
  const list = await get(cook)
  expect(line(list, 'spinach')).toMatchObject({ amount: '400 g', hidden: false, change: { from: '200 g' } })
  const seen = await change(here, { type: 'seen' })
  expect(line(seen, 'spinach')).toMatchObject({ hidden: false, change: null, ticked: false })
})

test('lines are hidden and shown; staples and the order of the aisles are the cook’s', async () => {
  const here = await kitchen()
  const { cook, stewId } = here
  await cook.post(api.shopping.addSource, { recipeId: stewId }, { query })
  const hidden = await change(here, { type: 'hide', key: 'food:spinach' }, { type: 'show', key: 'food:salt' })
  expect(line(hidden, 'spinach')).toMatchObject({ hidden: true, reason: null })
  expect(line(hidden, 'salt')).toMatchObject({ hidden: false, reason: null })
  const set = await cook.put(
    api.shopping.setUp,
    { staples: ['Tomatoes', 'tomato', 'Unicorn Horns'], aisles: ['Other', 'Spices & Seasonings'] },
    { query },
  )
  expect(set.staples).toEqual(['Tomatoes', 'Unicorn Horns'])
  expect(set.aisles.slice(0, 3)).toEqual(['Other', 'Spices & Seasonings', 'Produce'])
  expect(set.aisles).toHaveLength(13)
  expect(set.lines.map(({ text }) => text)).toEqual(['unicorn horn', 'salt', 'spinach', 'tomatoes'])
  expect(line(set, 'unicorn horn')).toMatchObject({ hidden: true, reason: 'staple' })
  const salted = await cook.put(api.shopping.setUp, { staples: ['salt'] }, { query })
  expect(line(salted, 'salt')).toMatchObject({ hidden: true, reason: 'staple' })
  expect(line(salted, 'tomatoes')).toMatchObject({ hidden: false })
  expect(salted.aisles[0]).toBe('Other')
})

test('a free cook has the list, and the plan is for Premium; a lapsed one keeps the days and gets them back', async () => {
  const {
    cook,
    cook: { email },
    db,
    soupId,
    stewId,
    clock,
  } = await kitchen()
  const free = world.cook
  await free.post(api.shopping.addSource, week, { query }).expectStatus(403)
  const own = await recipe(free, soup)
  expect(shown(await free.post(api.shopping.addSource, { recipeId: own }, { query }))).toContain(
    '4 cloves garlic',
  )

  await plan(cook, stewId, '2026-11-24')
  await cook.post(api.shopping.addSource, { recipeId: soupId }, { query })
  const whole = await cook.post(api.shopping.addSource, week, { query })
  const status = (value: string) =>
    sql`update users set status_override = ${value} where email = ${email}`.execute(db)
  await status('canceled')
  const lapsed = await get(cook)
  expect(lapsed.sources).toMatchObject([{ reason: null }, { reason: 'premium' }])
  expect(line(lapsed, 'spinach')).toBeUndefined()
  expect(lapsed.gone).toEqual([])
  await cook.post(api.shopping.addSource, week, { query }).expectStatus(403)
  await cook.patch(api.shopping.updateSource, { servings: 4 }, { params: lapsed.sources[0]!, query })
  await change({ cook, clock }, { type: 'seen' })
  await status('active')
  const again = await get(cook)
  expect(again).toEqual(whole)
})

test('the same recipe or days once more are no second entry; servings change, entries go', async () => {
  const { cook, soupId } = await kitchen()
  for (const body of [
    { recipeId: soupId },
    week,
    { recipeId: soupId, servings: 8 },
    { recipeId: soupId },
    week,
  ])
    await cook.post(api.shopping.addSource, body, { query })
  const { sources } = await get(cook)
  expect(sources).toMatchObject([{ kind: 'recipe', servings: 8 }, { kind: 'plan' }])
  const [ofRecipe, ofPlan] = sources.map(({ id }) => ({ id }))
  const two = await cook.patch(api.shopping.updateSource, { servings: 2 }, { params: ofRecipe!, query })
  expect(line(two, 'garlic')?.amount).toBe('2 cloves')
  await cook.patch(api.shopping.updateSource, { servings: 2 }, { params: ofPlan!, query }).expectStatus(400)
  await cook.delete(api.shopping.removeSource, { params: ofPlan!, query })
  const none = await cook.delete(api.shopping.removeSource, { params: ofRecipe!, query })
  expect(none).toMatchObject({ sources: [], lines: [], gone: [] })
  await cook.delete(api.shopping.removeSource, { params: ofRecipe!, query }).expectStatus(404)
  await cook.post(api.shopping.addSource, { recipeId: uuidv7() }, { query }).expectStatus(404)
})

test('another cook can neither see nor change it', async () => {
  const here = await kitchen()
  const { cook, soupId, clock } = here
  const other = await here.premiumCook('other@example.org')
  const lineId = uuidv7()
  await cook.post(api.shopping.addSource, { recipeId: soupId }, { query })
  const before = await change(here, { type: 'add', lineId, text: 'candles' })
  await other.post(api.shopping.addSource, { recipeId: soupId }, { query }).expectStatus(404)
  const params = { id: before.sources[0]!.id }
  await other.patch(api.shopping.updateSource, { servings: 1 }, { params, query }).expectStatus(404)
  await other.delete(api.shopping.removeSource, { params, query }).expectStatus(404)
  const theirs = await change(
    { cook: other, clock },
    { type: 'remove', lineId },
    { type: 'tick', key: `own:${lineId}` },
    { type: 'tick', key: 'food:garlic' },
    { type: 'clear-ticked' },
  )
  expect(theirs).toMatchObject({ sources: [], lines: [] })
  const { refused: _, until: _when, ...list } = before
  expect(await get(cook)).toEqual(list)
})

test('invalid and excessive changes are reported, and nothing is lost', async () => {
  const { cook, soupId, db } = await kitchen()
  const { id: userId } = await cook.get(api.users.current)
  const at = '2026-11-23T10:00:00Z'
  for (const [route, wrong] of [
    [api.shopping.addSource, {}],
    [api.shopping.addSource, { recipeId: 'soup' }],
    [api.shopping.addSource, { recipeId: soupId, servings: 0 }],
    [api.shopping.addSource, { from: '2026-11-29', to: '2026-11-23' }],
    [api.shopping.addSource, { from: '2026-11-29', to: '2027-11-23' }],
    [api.shopping.addSource, { from: '0000-01-01', to: '0000-01-02' }],
    [api.shopping.change, { changes: [{ id: uuidv7(), at, type: 'add', lineId: uuidv7(), text: '  ' }] }],
    [
      api.shopping.change,
      { changes: [{ id: uuidv7(), at, type: 'add', lineId: uuidv7(), text: 'x'.repeat(201) }] },
    ],
    [api.shopping.change, { changes: [{ id: uuidv7(), at, type: 'tick', key: 'tomato|g' }] }],
    [api.shopping.change, { changes: [{ id: uuidv7(), at, type: 'tick', key: 'text:a\0b' }] }],
    [api.shopping.change, { changes: [{ id: uuidv7(), at, type: 'eat', key: 'food:salt' }] }],
    [
      api.shopping.change,
      {
        changes: Array.from({ length: MAX_SHOPPING_CHANGES + 1 }, () => ({
          id: uuidv7(),
          at,
          type: 'clear-ticked',
        })),
      },
    ],
    [api.shopping.setUp, { aisles: ['Toys'] }],
    [api.shopping.setUp, { staples: [''] }],
  ] as const) {
    const reply = await cook.send(route, wrong, { query })
    expect([reply.statusCode, reply.json().code], JSON.stringify(wrong)).toEqual([400, 'invalid_request'])
  }
  expect((await cook.send(api.shopping.get, undefined, { query: { today: 'soon' } })).statusCode).toBe(400)
  await cook.post(api.shopping.addSource, { recipeId: soupId }, { query: { today: '9999-12-31' } })

  await sql`
    insert into shopping_lines (user_id, id, text, created_at, updated_at)
    select ${userId}, gen_random_uuid(), 'line ' || n, now(), now()
    from generate_series(1, ${MAX_SHOPPING_LINES}) n`.execute(db)
  const full = await cook.post(
    api.shopping.change,
    {
      changes: [
        { id: uuidv7(), at, type: 'add', lineId: uuidv7(), text: 'one too many' },
        { id: uuidv7(), at, type: 'tick', key: 'food:garlic' },
      ],
    },
    { query },
  )
  expect(full.refused).toEqual([
    { id: expect.any(String), message: `A list holds at most ${MAX_SHOPPING_LINES} lines of your own.` },
  ])
  expect(line(full, 'garlic')).toMatchObject({ ticked: true })
  await sql`
    insert into shopping_sources (user_id, id, from_date, to_date, created_at)
    select ${userId}, gen_random_uuid(), '2026-01-01'::date + n, '2026-06-01', now()
    from generate_series(1, ${MAX_SHOPPING_SOURCES}) n`.execute(db)
  await cook.post(api.shopping.addSource, week, { query }).expectStatus(409)
})

test('a clock that is thousands of years off does no harm', async () => {
  const { cook } = await kitchen()
  const year0 = '0000-01-01T00:00:00Z'
  const add = (text: string) => ({ id: uuidv7(), type: 'add' as const, lineId: uuidv7(), text, at: year0 })
  await cook.post(api.shopping.change, { changes: [add('milk')] }, { query })
  const tick = { id: uuidv7(), type: 'tick' as const, key: 'food:tomato', at: year0 }
  const list = await cook.post(
    api.shopping.change,
    { sentAt: '9999-12-31T23:59:59Z', after: year0, changes: [add('bread'), tick] },
    { query },
  )
  expect(shown(list).sort()).toEqual(['bread', 'milk'])
  expect(shown(await get(cook)).sort()).toEqual(['bread', 'milk'])
})

test('a plan with too many meals is bought for the next ones only, so the list stays small', async () => {
  const { cook, db, soupId } = await kitchen()
  await cook.post(api.shopping.addSource, week, { query })
  await sql`
    insert into meal_entries (user_id, id, date, meal_type, kind, recipe_id, servings, created_at, updated_at)
    select user_id, gen_random_uuid(), date '2026-11-24' + (n > ${MAX_SHOPPING_MEALS})::int, 'dinner', 'recipe', id, 1,
      now(), now()
    from recipes, generate_series(1, ${MAX_SHOPPING_MEALS + 300}) n where id = ${soupId}`.execute(db)
  const { uses } = line(await get(cook), 'tomatoes') ?? {}
  expect(uses).toHaveLength(MAX_SHOPPING_MEALS)
  expect(new Set(uses?.map(({ date }) => date))).toEqual(new Set(['2026-11-24']))
})

test('a list says how many planned meals it leaves off, and from which day on', async () => {
  const { cook, db, soupId } = await kitchen()
  const plan = (day: string, meals: number) =>
    sql`
    insert into meal_entries (user_id, id, date, meal_type, kind, recipe_id, servings, created_at, updated_at)
    select user_id, gen_random_uuid(), ${day}::date, 'dinner', 'recipe', id, 1, now(), now()
    from recipes, generate_series(1, ${meals}) n where id = ${soupId}`.execute(db)
  await plan('2026-11-24', MAX_SHOPPING_MEALS)
  const added = await cook.post(api.shopping.addSource, week, { query })
  expect(added.leftOff).toBeNull()
  await plan('2026-11-26', 2)
  await plan('2026-11-27', 5)
  // These meals are after the days of the list, so they do not count.
  await plan('2026-12-24', 3)
  const list = await get(cook)
  expect(list.leftOff).toEqual({ meals: 7, from: '2026-11-26' })
  expect(list.version).not.toBe(added.version)
  const [source] = list.sources
  const changed = await cook.post(api.shopping.change, { changes: [] }, { query })
  expect(changed.leftOff).toEqual(list.leftOff)
  await cook.post(api.shopping.addSource, { from: '2026-11-24', to: '2026-11-25' }, { query })
  const shorter = await cook.delete(api.shopping.removeSource, { params: source!, query })
  expect(shorter.leftOff).toBeNull()
})
