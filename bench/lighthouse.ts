/**
 * Lighthouse on the production build, in its mobile settings (goal P5: 98 or more in each category, layout
 * shift of 0.02 or less).
 *
 * Lighthouse 12.8 (13 needs Node 22) is fetched by `npm exec` and not kept in the project, because it brings
 * 200 packages for one benchmark. A Chromium of our own holds the session: the cook signs in there, and
 * Lighthouse visits each page in that browser with its storage kept. Lighthouse slows processor and network
 * by itself (its defaults for mobile), so a score depends on an idle machine: the load is printed in the
 * report, and the median of ROUNDS (5) runs is taken. Its factor of 4 makes a phone of a fast desktop;
 * performance is therefore measured a second time, slowed by the factor that this machine needs for the same
 * phone (`lib/slowdown.ts`). Lighthouse itself runs at a lower priority, because a task of the page that
 * waits for Lighthouse's own work on one of two cores would count as a long one. Accessibility, best
 * practices, SEO and layout shift do not depend on the machine. ONLY=home visits that page alone,
 * REPORTS=folder keeps Lighthouse's own reports.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { api } from '#contract/index.ts'
import { freePort } from '#server/database/embedded/free-port.ts'
import { remoteCook, remotePassword } from '#testing/remote-cook.ts'
import { browserArgs, findBrowser } from '../scripts/browser.mjs'
import { ensureBuilt } from '../scripts/build.mjs'
import { craving, signIn, startLarder } from '../tests/e2e/larder.ts'
import { makePremium } from '../tests/e2e/premium.ts'
import { type Measure, report } from './lib/report.ts'
import { slowdownFor } from './lib/slowdown.ts'
import { median } from './lib/statistics.ts'

const LIGHTHOUSE = 'lighthouse@12.8.2'
const GOAL = 98
const SHIFT_GOAL = 0.02
const rounds = Number(process.env.ROUNDS ?? 5)
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Timings that make up the performance score, besides the layout shift. */
const timings = ['first-contentful-paint', 'largest-contentful-paint', 'speed-index', 'total-blocking-time']
const EMAIL = 'light@larder.test'

interface Run {
  environment: { benchmarkIndex: number }
  categories: Record<(typeof categories)[number], { score: number | null }>
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>
}

await ensureBuilt()
const { path, env } = await findBrowser()
const larder = await startLarder()
const folder = await mkdtemp(join(tmpdir(), 'larder-lighthouse-'))
const port = await freePort()
const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
  executablePath: path,
  env: { ...process.env, ...env },
  args: [...browserArgs, `--remote-debugging-port=${port}`],
})

async function visit(url: string, run: string, flags: string[]): Promise<Run> {
  const output = join(
    process.env.REPORTS ?? folder,
    `${new URL(url).pathname.replaceAll('/', '_')}-${run}.json`,
  )
  const running = promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      url,
      `--port=${port}`,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      '--disable-storage-reset',
      ...flags,
    ],
    { timeout: 240_000 },
  )
  if (running.child.pid !== undefined) setPriority(running.child.pid, constants.priority.PRIORITY_LOW)
  await running
  return JSON.parse(await readFile(output, 'utf8')) as Run // the file's format is Lighthouse's own
}

const lostOf = (runs: Run[], category: (typeof categories)[number]) =>
  100 - median(runs.map((run) => (run.categories[category].score ?? 0) * 100))

const measures: Measure[] = []
async function measure(name: string, address: string) {
  if (!name.includes(process.env.ONLY ?? '')) return
  const visits = async (kind: string, ...flags: string[]) => {
    const runs: Run[] = []
    for (let round = 0; round < rounds; round++) {
      // Lighthouse misses the start of a page now and then, reports NO_NAVSTART and asks for another run.
      const look = () => visit(larder.url + address, `${kind}-${round}`, flags)
      runs.push(await look().catch(look))
    }
    return runs
  }
  const runs = await visits('usual', `--only-categories=${categories.join(',')}`)
  for (const category of categories) {
    // The table has only upper limits, so the measure is the points lost of a hundred.
    measures.push({
      name: `${name}: ${category}, lost of 100`,
      value: lostOf(runs, category),
      unit: 'pieces',
      goal: 100 - GOAL,
    })
  }
  const index = median(runs.map(({ environment }) => environment.benchmarkIndex))
  const slowdown = slowdownFor(index).toFixed(1)
  const calibrated = await visits(
    'calibrated',
    '--only-categories=performance',
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
  )
  measures.push({
    name: `${name}: performance slowed ${slowdown} times (index ${Math.round(index)}), lost of 100`,
    value: lostOf(calibrated, 'performance'),
    unit: 'pieces',
    goal: 100 - GOAL,
  })
  const shift = median(runs.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 0))
  measures.push({ name: `${name}: layout shift`, value: shift, unit: 'x', goal: SHIFT_GOAL })
  const failed = Object.entries(runs[0]?.audits ?? {}).filter(
    ([, { score }]) => score !== null && score < 0.9,
  )
  console.log(`${name}: ${failed.map(([id, { score }]) => `${id} ${score}`).join(', ')}`)
  console.log(
    timings
      .map(
        (id) => `  ${id} ${runs.map(({ audits }) => Math.round(audits[id]?.numericValue ?? 0)).join(' ')} ms`,
      )
      .join('\n'),
  )
}

try {
  const cook = await remoteCook(larder.url, EMAIL)
  const { recipe } = await cook.call(api.recipes.generate, larder.url, { prompt: 'tomato soup' })
  await cook.call(api.recipes.share, larder.url, {}, { params: { id: recipe.id } })
  await makePremium(larder, EMAIL)

  await measure('landing', '/')
  await measure('shared page', `/shared/${recipe.id}`)
  const page = await context.newPage()
  await signIn(page, larder.url, { email: EMAIL, password: remotePassword })
  await craving(page).waitFor()
  await page.close()
  await measure('home', '/')
  await measure('my recipes', '/recipes')
  await measure('recipe', `/recipe/${recipe.id}`)
  await measure('calendar', '/calendar')
} finally {
  await context.close()
  await larder.stop()
  await rm(folder, { recursive: true, force: true })
}
report(`${LIGHTHOUSE}, mobile, median of ${rounds}`, measures)
