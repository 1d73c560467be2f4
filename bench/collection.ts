/**
 * The cost of a cook's calls in a database of any size (goal P2).
 *
 * One cook has 500 recipes and one has 10,000, in a table of 1,000, 11,000 and ROWS rows (1,000,000 by
 * default, 500 for each other cook). The stores' calls are timed one after the other, alternating with
 * `select 1` on the same connection; a figure is the ratio of the medians, growth is that ratio in the full
 * table divided by the earlier one. One search of the cook with 10,000 recipes is also timed by PostgreSQL
 * itself (`explain analyze`): the median of as many searches.
 *
 * The server and its PostgreSQL are the built ones. ROUNDS=n for more than 60 rounds.
 */
import { sql } from 'kysely'
import { api } from '#contract/index.ts'
import { openDatabase } from '#server/database/open.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { remoteCook } from '#testing/remote-cook.ts'
import { ensureBuilt } from '../scripts/build.mjs'
import { startLarder } from '../tests/e2e/larder.ts'
import { type CostOfUse, costOfUse, searchInDatabase, uses } from './lib/collection-growth.ts'
import { fillCollection, fillOtherCollections, pictureHashOf } from './lib/collections.ts'
import { type Measure, report } from './lib/report.ts'

const rows = Number(process.env.ROWS ?? 1_000_000)
const rounds = Number(process.env.ROUNDS ?? 60)
const [SOME, MANY] = [500, 10_000]
/**
 * Goals for the growth of the database from a thousand recipes on; uses without a goal of their own may grow
 * as a list does.
 */
const LIST_GROWS = 1.3
const SEARCH_GROWS = 2
const SEARCH_MS = 2

await ensureBuilt()
const larder = await startLarder()
const { db, close } = await openDatabase({ dataDir: larder.dataDir, log: quietLog, poolSize: 1 })
/** Vacuums and analyzes the table, as autovacuum would a little later. */
const settle = () => sql`vacuum (analyze) recipes`.execute(db)

async function signUp(name: string) {
  const email = `${name}@example.org`
  const cook = await remoteCook(larder.url, email)
  const { recipe } = await cook.call(api.recipes.generate, larder.url, { prompt: 'tomato soup' })
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { id, email, picture: pictureHashOf(recipe) }
}

try {
  const some = await signUp('some')
  await fillCollection(db, some.id, SOME, { imageHashes: [some.picture] })
  await fillOtherCollections(db, 2 * SOME + 1) // and the one recipe that was generated
  await settle()
  const alone = await costOfUse(db, some.id, rounds)

  const many = await signUp('many')
  await fillCollection(db, many.id, MANY, { imageHashes: [some.picture, many.picture] })
  await settle()
  const manyAlone = await costOfUse(db, many.id, rounds)

  const started = performance.now()
  await fillOtherCollections(db, rows)
  await settle()
  console.log(
    `filled up to ${rows.toLocaleString('en')} rows in ${Math.round((performance.now() - started) / 1000)} s`,
  )
  const crowded = await costOfUse(db, some.id, rounds)
  const manyCrowded = await costOfUse(db, many.id, rounds)
  const searchMs = await searchInDatabase(db, many.id, rounds)

  report(
    `A cook with ${SOME} recipes, table of ${2 * SOME} to ${rows.toLocaleString('en')} rows (${rounds} rounds)`,
    growth(alone, crowded),
  )
  report(
    `A cook with ${MANY.toLocaleString('en')} recipes, table of ${(2 * SOME + MANY).toLocaleString('en')} to ${rows.toLocaleString('en')} rows`,
    [
      ...growth(manyAlone, manyCrowded),
      { name: 'a search in the database, by its own clock', value: searchMs, unit: 'ms', goal: SEARCH_MS },
    ],
  )
} finally {
  await close()
  await larder.stop()
}

/** Compares the cost of each use, relative to the bare query, before and after the table was filled. */
function growth(before: CostOfUse, after: CostOfUse): Measure[] {
  return [
    { name: 'bare query before, after', value: before.bare, unit: 'ms' },
    { name: '', value: after.bare, unit: 'ms' },
    ...uses.flatMap((use): Measure[] => [
      { name: `${use}: over the bare query, before`, value: before.ratios[use], unit: 'x' },
      { name: '  after', value: after.ratios[use], unit: 'x' },
      {
        name: `${use}: growth`,
        value: after.ratios[use] / before.ratios[use],
        unit: 'x',
        goal: use === 'search' ? SEARCH_GROWS : LIST_GROWS,
      },
    ]),
  ]
}
