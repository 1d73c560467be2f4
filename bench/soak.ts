/**
 * Cooks at work for a long while (goals P8 and R7).
 *
 * The real server runs in a process of its own with its embedded database, the cookbook and the built-in
 * kitchen. COOKS (50) cooks sign up, every other one with Premium, and then do, for MINUTES (60), one thing
 * after the other with a pause of up to PAUSE_S (8) seconds: look, search, write, change, rate, file in
 * folders, plan, shop, share and visit shared pages, delete; less often generate, refine, import a text,
 * renew their sign-in; seldom read a photo of a recipe or of a shelf, sign in with the password, export
 * everything and import it again (`lib/soak-acts.ts`).
 *
 * Every 5xx, every call that ends without an answer, every import or generation that fails, and every 4xx
 * that is not "Premium only" or "nothing left of this month" to a cook without Premium is an error. Every
 * five seconds the resident memory and the open handles of the server's process, including its threads, are
 * read from /proc; PostgreSQL's are not included. Flat means: the median of the last third is at most 1.15
 * times that of the middle third. Linux only.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { api } from '#contract/index.ts'
import { removeDataDir, startServer } from '#testing/start-server.ts'
import { makePremium } from '../tests/e2e/premium.ts'
import { cpuSeconds } from './lib/cpu-time.ts'
import { report } from './lib/report.ts'
import { nextAct, write } from './lib/soak-acts.ts'
import { createBooks, type SoakCook, soakCook } from './lib/soak-cook.ts'
import { watchProcess } from './lib/soak-watch.ts'

const cooks = Number(process.env.COOKS ?? 50)
const minutes = Number(process.env.MINUTES ?? 60)
const pauseMs = Number(process.env.PAUSE_S ?? 8) * 1000
const FLAT = 1.15
const MOST_MB = 250

const server = await startServer({ env: { HOUSE_COLLECTION: 'on' } })
const pid = server.process.pid ?? 0
const books = createBooks()

/** Runs one cook's actions until the time is over. */
async function live(cook: SoakCook, until: number): Promise<void> {
  // A random pause keeps the cooks from all starting at the same moment.
  await pause(Math.random() * pauseMs)
  await write(cook)
  while (performance.now() < until) {
    await nextAct()(cook)
    await pause(Math.random() * pauseMs)
  }
}

try {
  const everybody: SoakCook[] = []
  for (let index = 0; index < cooks; index += 1) {
    const email = `soak-${index}@example.org`
    const isPremium = index % 2 === 0
    const cook = await soakCook(server.url, email, books, isPremium)
    await cook.ask(api.users.current)
    if (isPremium) await makePremium(server, email)
    everybody.push(cook)
  }
  const until = performance.now() + minutes * 60_000
  const watch = watchProcess(pid)
  const [cpuBefore, began] = [cpuSeconds([pid]), performance.now()]
  await Promise.all(everybody.map((cook) => live(cook, until)))
  const seen = watch.end()
  const cores = (cpuSeconds([pid]) - cpuBefore) / ((performance.now() - began) / 1000)

  for (const [what, count] of books.errors) console.log(`${count} times: ${what}`)
  const calls = [...books.calls].toSorted(([, one], [, other]) => other - one)
  console.log(calls.map(([name, count]) => `${count} ${name}`).join('\n'))
  console.log(`server and PostgreSQL took ${cores.toFixed(2)} cores`)
  const all = calls.reduce((sum, [, count]) => sum + count, 0)
  report(
    `${cooks} cooks for ${minutes} minutes, ${all} calls of ${calls.length} kinds, ${books.refusals} refusals`,
    [
      {
        name: 'errors',
        value: [...books.errors.values()].reduce((a, b) => a + b, 0),
        unit: 'pieces',
        goal: 0,
      },
      { name: 'memory, last third over the middle one', value: seen.memoryGrowth, unit: 'x', goal: FLAT },
      { name: '  resident, median of the last third', value: seen.mb, unit: 'MB', goal: MOST_MB },
      { name: '  resident, most', value: seen.mostMb, unit: 'MB' },
      { name: 'handles, last third over the middle one', value: seen.handleGrowth, unit: 'x', goal: FLAT },
      { name: '  handles, median of the last third', value: seen.handles, unit: 'pieces' },
    ],
  )
} finally {
  await server.stop()
  await removeDataDir(server.dataDir)
}
