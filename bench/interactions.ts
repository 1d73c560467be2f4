/**
 * The time from a press to the next paint (goal P5: under 100 ms in the ten commonest actions, which
 * `lib/actions.ts` lists).
 *
 * The built app runs in Chromium at 1440 x 900, processor not slowed, for a subscriber with RECIPES (300)
 * recipes, three meals on each day of the calendar and a shopping list of a dozen recipes. Each action is
 * done once in each of ROUNDS (7) rounds, each time in a page that was just opened and is at rest. The
 * measure is "interaction to next paint": the duration of the browser's own event entries that belong to an
 * interaction, from the press to the frame after it, in steps of 8 ms. The worst interaction of a round
 * counts; the figure of an action is the median of its rounds. The limit is a React page with one button that
 * is pressed ten times a round, in the same run.
 *
 * In TRACED (2) further rounds the browser writes a trace: the longest task of the page's main thread during
 * the action, in CPU time of the thread, which hardly depends on the machine's other work. TRACES=folder
 * keeps the traces, with the functions that ran in them. ONLY=typing measures those actions alone.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { api } from '#contract/index.ts'
import { openDatabase } from '#server/database/open.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { remoteCook, remotePassword } from '#testing/remote-cook.ts'
import { ensureBuilt } from '../scripts/build.mjs'
import { craving, signIn, startLarder } from '../tests/e2e/larder.ts'
import { makePremium } from '../tests/e2e/premium.ts'
import { tenActions } from './lib/actions.ts'
import { openBareButton } from './lib/bare-button.ts'
import { fillCollection, pictureHashOf } from './lib/collections.ts'
import { press } from './lib/hand.ts'
import { type Interaction, untilCalm, watchInteractions, worstOf } from './lib/interactions.ts'
import { launchBrowser } from './lib/launch-browser.ts'
import { markStart, taskCategories, tasksOf } from './lib/page-tasks.ts'
import { report } from './lib/report.ts'
import { median } from './lib/statistics.ts'

const recipes = Number(process.env.RECIPES ?? 300)
const rounds = Number(process.env.ROUNDS ?? 7)
const traced = Number(process.env.TRACED ?? 2)
const keptIn = process.env.TRACES
const EMAIL = 'quick@larder.test'
const GOAL_MS = 100
const PRESSES_OF_LIMIT = 10

await ensureBuilt()
const larder = await startLarder()
const browser = await launchBrowser()

/** Creates the cook with their recipes, plan and list. @returns the ids that the actions need */
async function settle() {
  const cook = await remoteCook(larder.url, EMAIL)
  const { id } = await cook.call(api.users.current, larder.url)
  await makePremium(larder, EMAIL)
  const { recipe } = await cook.call(api.recipes.generate, larder.url, { prompt: 'mushroom risotto' })
  const picture = pictureHashOf(recipe)
  const month = new Date().toISOString().slice(0, 7)
  const { db, close } = await openDatabase({ dataDir: larder.dataDir, log: quietLog, poolSize: 1 })
  try {
    await fillCollection(db, id, recipes, { imageHashes: [picture] })
    await sql`
      insert into meal_entries (user_id, id, date, meal_type, kind, recipe_id, created_at, updated_at)
      select ${id}, gen_random_uuid(), ${`${month}-01`}::date - 7 + (n / 3)::int,
        (array['breakfast', 'lunch', 'dinner'])[1 + n % 3], 'recipe', own.ids[1 + n % ${recipes}::int], now(), now()
      from generate_series(0, 3 * 45) n,
        (select array_agg(id order by id) as ids from recipes where user_id = ${id}) own`.execute(db)
    const some = await db.selectFrom('recipes').select('id').where('user_id', '=', id).limit(11).execute()
    for (const recipeId of new Set([recipe.id, ...some.map((one) => one.id)]))
      await cook.call(api.shopping.addSource, larder.url, { recipeId })
  } finally {
    await close()
  }
  return { url: larder.url, recipeId: recipe.id, month }
}

/**
 * Opens a page in a context of its own, because the app's service worker would answer for other pages of its
 * context.
 */
async function watchedPage() {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  // The TypeScript runner calls a helper `__name` that the page does not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(watchInteractions)
  return await context.newPage()
}

async function signedIn() {
  const page = await watchedPage()
  await signIn(page, larder.url, { email: EMAIL, password: remotePassword })
  await craving(page).waitFor()
  return page
}

try {
  const all = tenActions(await settle())
  const actions = all.filter(({ name }) => name.includes(process.env.ONLY ?? ''))
  const page = await signedIn()
  const bare = await watchedPage()
  await openBareButton(bare, larder.url)
  const seen = new Map(
    actions.map(({ name }) => [name, { worst: [] as Interaction[], tasks: [] as number[] }]),
  )
  const limits: number[] = []

  for (let round = 0; round < rounds; round += 1) {
    // A page in the background is drawn only once a second.
    await bare.bringToFront()
    await bare.reload()
    const limit = await worstOf(bare, async () => {
      for (let turn = 0; turn < PRESSES_OF_LIMIT; turn += 1) await press(bare, bare.getByRole('button'))
    })
    limits.push(limit.ms)
    await page.bringToFront()
    for (const { name, open, act } of actions) {
      await open(page)
      seen.get(name)?.worst.push(await worstOf(page, () => act(page, round)))
    }
  }
  const categories = [
    ...taskCategories,
    ...(keptIn ? ['devtools.timeline', 'disabled-by-default-v8.cpu_profiler'] : []),
  ]
  for (let round = rounds; round < rounds + traced; round += 1)
    for (const { name, open, act } of actions) {
      await open(page)
      await untilCalm(page)
      await browser.startTracing(page, { categories })
      await markStart(page)
      await act(page, round)
      await untilCalm(page)
      const trace = await browser.stopTracing()
      seen.get(name)?.tasks.push(Math.max(...tasksOf(trace)))
      if (keptIn) await writeFile(join(keptIn, `${name.replaceAll(' ', '-')}-${round}.json`), trace)
    }

  const limitMs = median(limits)
  for (const [name, { worst }] of seen) {
    const [slowest] = worst.toSorted((one, other) => other.ms - one.ms)
    console.log(`${name}: ${worst.map(({ ms }) => ms).join(' ')} ms; the longest: ${slowest?.what}`)
  }
  report(`From a press to the next paint, ${recipes} recipes, ${rounds} rounds`, [
    { name: 'a bare page of React, the worst of a round', value: limitMs, unit: 'ms' },
    ...[...seen].flatMap(([name, { worst, tasks }]) => {
      const figure = median(worst.map(({ ms }) => ms))
      return [
        { name, value: figure, unit: 'ms' as const, goal: GOAL_MS },
        { name: '  the worst of all', value: Math.max(...worst.map(({ ms }) => ms)), unit: 'ms' as const },
        { name: '  over a bare page', value: figure / limitMs, unit: 'x' as const },
        ...(tasks.length > 0
          ? [{ name: '  longest task, of its own time', value: median(tasks), unit: 'ms' as const }]
          : []),
      ]
    }),
  ])
} finally {
  await browser.close()
  await larder.stop()
}
