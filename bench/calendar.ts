/**
 * The meal calendar of a cook who plans four meals a day for a year (1,460 meals of 200 recipes).
 *
 * - server: a month by HTTP from the built server, alternating with a bare Fastify route that runs the same
 *   query on the same PostgreSQL without a token, a cook or limits, and with that query alone; 21 rounds,
 *   ratio of the medians. The same is measured for a cook whose profile has allergies and dislikes, once the
 *   recipes have been checked; the first view of a month, before they have been, is for comparison.
 * - browser: Chromium at 1440 x 900 goes through the eleven months after this one. The time runs from the
 *   last byte of the answer to the second frame after its meals are in their tiles, alternating with a bare
 *   page that fetches the same answer and writes the same texts into a table without buttons or dragging;
 *   ratio of the medians. The goal of 200 ms is for an idle machine.
 */
import Fastify from 'fastify'
import { sql } from 'kysely'
import { api } from '#contract/index.ts'
import { openDatabase } from '#server/database/open.ts'
import { listMeals } from '#server/stores/meals.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { type RemoteCook, remoteCook } from '#testing/remote-cook.ts'
import { ensureBuilt } from '../scripts/build.mjs'
import { startLarder } from '../tests/e2e/larder.ts'
import { makePremium } from '../tests/e2e/premium.ts'
import { against } from './lib/against.ts'
import { monthsInBrowser } from './lib/calendar-browser.ts'
import { fillCollection } from './lib/collections.ts'
import { report } from './lib/report.ts'

const RECIPES = 200
/** Five weeks in the middle of the year that begins this month. */
const firstDay = `${new Date().toISOString().slice(0, 7)}-01`
const later = (days: number) => new Date(Date.parse(firstDay) + days * 86_400_000).toISOString().slice(0, 10)
const month = { from: later(150), to: later(184) }

await ensureBuilt()
const larder = await startLarder()
const { db, close } = await openDatabase({ dataDir: larder.dataDir, log: quietLog, poolSize: 2 })

/** Creates a subscriber whose plan is full for a year. */
async function planner(name: string): Promise<{ cook: RemoteCook; id: string }> {
  const email = `${name}@example.org`
  const cook = await remoteCook(larder.url, email)
  const { id } = await cook.call(api.users.current, larder.url)
  await makePremium(larder, email)
  await fillCollection(db, id, RECIPES, { imageHashes: [] })
  await sql`
    insert into meal_entries (user_id, id, date, meal_type, kind, recipe_id, created_at, updated_at)
    select ${id}, gen_random_uuid(), ${firstDay}::date + (n / 4)::int,
      (array['breakfast', 'lunch', 'dinner', 'prep'])[1 + n % 4], 'recipe', own.ids[1 + n % ${RECIPES}::int], now(), now()
    from generate_series(0, 1459) n,
      (select array_agg(id order by id) as ids from recipes where user_id = ${id}) own`.execute(db)
  return { cook, id }
}

const bare = Fastify()
bare.get('/month/:id', async (request) => {
  const { id } = request.params as { id: string }
  return (await listMeals(db, id, month)).meals
})

try {
  const plain = await planner('plain')
  const careful = await planner('careful')
  await sql`vacuum (analyze) meal_entries, recipes`.execute(db)
  const origin = await bare.listen({ host: '127.0.0.1', port: 0 })
  const query = (id: string) => () => listMeals(db, id, month)
  const overHttp = (id: string) => async () => (await fetch(`${origin}/month/${id}`, { headers })).json()
  // Both replies are uncompressed, because the client chooses how much compression may cost.
  const headers = { 'accept-encoding': 'identity' }
  const ours = (cook: RemoteCook) => () =>
    cook.call(api.meals.list, larder.url, undefined, { query: month, headers })

  const first = performance.now()
  await careful.cook.call(api.settings.update, larder.url, {
    allergies: ['peanuts', 'milk'],
    diets: ['vegetarian'],
    dislikes: ['olives'],
  })
  await ours(careful.cook)()
  const firstMs = performance.now() - first

  const results = [
    ...(await against('a month, over a bare route', 2.5, ours(plain.cook), overHttp(plain.id))),
    ...(await against(
      'a month with a profile, over a bare route',
      2.5,
      ours(careful.cook),
      overHttp(careful.id),
    )),
    ...(await against('the bare route over its query alone', 10, overHttp(plain.id), query(plain.id))),
    { name: 'first view of a month with a new profile', value: firstMs, unit: 'ms' as const },
  ]
  const alone = await against('a month, over the query alone', 10, ours(plain.cook), query(plain.id))
  const [ratio, time] = alone
  const queryMs = (time?.value ?? 0) / (ratio?.value ?? 1)
  report('A month of a full year, server', [
    ...results,
    ...alone,
    { name: 'a month, more than its query takes', value: (time?.value ?? 0) - queryMs, unit: 'ms', goal: 20 },
  ])

  const seen = await monthsInBrowser({ url: larder.url, email: plain.cook.email })
  report('A month of a full year, browser', [
    { name: 'from its data to its tiles', value: seen.oursMs, unit: 'ms', goal: 200 },
    { name: 'over a bare table of the same', value: seen.oursMs / seen.bareMs, unit: 'x', goal: 6 },
    { name: 'nodes', value: seen.nodes, unit: 'pieces', goal: 1500 },
  ])
} finally {
  await bare.close()
  await close()
  await larder.stop()
}
