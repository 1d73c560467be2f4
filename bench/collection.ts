/**
 * A collection of any size in a database of any size (goals P2 and P6).
 *
 * - growth: one cook with 500 recipes and one with 10,000, in a table of 500, 10,500 and ROWS rows (1,000,000 unless
 *   said otherwise, 500 for each other cook). The stores' calls are timed one after the other, alternating with
 *   `select 1` on the same connection; a figure is the ratio of the medians. Growing is allowed as the logarithm does.
 * - browser: the cook with 10,000 in Chromium at 1440 x 900, before the table is filled: from the click on Sign In to
 *   the first cards, from a changed search box to the cards that fit, the page's tasks while scrolling in a
 *   trace (late frames beside those of a bare page), nodes and heap after scrolling through SCROLL pixels (150,000).
 *
 * The server and its PostgreSQL are the built ones. ROUNDS=n for more than 60 rounds.
 */
import { sql } from 'kysely'
import { api } from '#contract/index.ts'
import { openDatabase } from '#server/database/open.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { remoteCook, remotePassword } from '#testing/remote-cook.ts'
import { findBrowser } from '../scripts/browser.mjs'
import { ensureBuilt } from '../scripts/build.mjs'
import { startLarder } from '../tests/e2e/larder.ts'
import { measureInBrowser } from './lib/collection-browser.ts'
import { type CostOfUse, costOfUse, uses } from './lib/collection-growth.ts'
import { fillCollection, fillTown } from './lib/collections.ts'
import { type Measure, report } from './lib/report.ts'

const rows = Number(process.env.ROWS ?? 1_000_000)
const rounds = Number(process.env.ROUNDS ?? 60)
const scrollPx = Number(process.env.SCROLL ?? 150_000)
const [SOME, MANY] = [500, 10_000]

await ensureBuilt()
const larder = await startLarder()
const { db, close } = await openDatabase({ dataDir: larder.dataDir, log: quietLog, poolSize: 1 })
/** What autovacuum does a little later. */
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
  return { id, email, picture: /images\/([0-9a-f]+)/.exec(recipe.imageUrl ?? '')?.[1] ?? '' }
}

try {
  const some = await signUp('some')
  await fillCollection(db, some.id, SOME, { imageHashes: [some.picture] })
  await settle()
  const alone = await costOfUse(db, some.id, rounds)

  const many = await signUp('many')
  await fillCollection(db, many.id, MANY, { imageHashes: [some.picture, many.picture] })
  await settle()
  const manyAlone = await costOfUse(db, many.id, rounds)

  const { path, env } = await findBrowser()
  const seen = await measureInBrowser({
    url: larder.url,
    email: many.email,
    password: remotePassword,
    executablePath: path,
    env,
    scrollPx,
  })
  report(`A collection of ${MANY.toLocaleString('en')} in the browser`, [
    { name: 'Sign In to the first cards', value: seen.firstPageMs, unit: 'ms', goal: 1000 },
    { name: 'search box to the cards that fit, median of 10', value: seen.typingMs, unit: 'ms', goal: 100 },
    { name: '  the slowest', value: seen.slowestTypingMs, unit: 'ms' },
    {
      name: 'longest task while scrolling, of its own time',
      value: seen.longestTaskMs,
      unit: 'ms',
      goal: 50,
    },
    { name: '  how many over 50 ms', value: seen.longTasks, unit: 'pieces' },
    { name: 'frames later than 50 ms', value: seen.lateFrames * 100, unit: '%' },
    { name: '  the same on a bare page', value: seen.bareLateFrames * 100, unit: '%' },
    { name: 'nodes in the page', value: seen.nodes, unit: 'pieces' },
    {
      name: `heap with ${seen.loadedRecipes.toLocaleString('en')} recipes read`,
      value: seen.heapMb,
      unit: 'MB',
      goal: 150,
    },
  ])

  const started = performance.now()
  await fillTown(db, rows)
  await settle()
  console.log(
    `filled up to ${rows.toLocaleString('en')} rows in ${Math.round((performance.now() - started) / 1000)} s`,
  )
  const crowded = await costOfUse(db, some.id, rounds)
  const manyCrowded = await costOfUse(db, many.id, rounds)

  report(
    `A cook with ${SOME} recipes, table of ${SOME} to ${rows.toLocaleString('en')} rows (${rounds} rounds)`,
    [...growth(alone, crowded, Math.log(rows) / Math.log(SOME))],
  )
  report(
    `A cook with ${MANY.toLocaleString('en')} recipes, table of ${(SOME + MANY).toLocaleString('en')} to ${rows.toLocaleString('en')} rows`,
    [...growth(manyAlone, manyCrowded, Math.log(rows) / Math.log(SOME + MANY))],
  )
} finally {
  await close()
  await larder.stop()
}

/** How much dearer each use has become, beside the bare query. */
function growth(before: CostOfUse, after: CostOfUse, logarithmic: number): Measure[] {
  return [
    { name: 'bare query before, after', value: before.bare, unit: 'ms' },
    { name: '', value: after.bare, unit: 'ms' },
    ...uses.flatMap((use): Measure[] => [
      { name: `${use}: over the bare query, before`, value: before.ratios[use], unit: 'x' },
      { name: '  after', value: after.ratios[use], unit: 'x' },
      { name: '  growth', value: after.ratios[use] / before.ratios[use], unit: 'x', goal: logarithmic },
    ]),
  ]
}
