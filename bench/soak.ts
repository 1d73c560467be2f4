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
import { removeDataDir, startServer } from '#testing/start-server.ts'
import { report } from './lib/report.ts'
import { soak } from './lib/soak-run.ts'

const cooks = Number(process.env.COOKS ?? 50)
const minutes = Number(process.env.MINUTES ?? 60)
const pauseMs = Number(process.env.PAUSE_S ?? 8) * 1000
const FLAT = 1.15
const MOST_MB = 250

const server = await startServer({ env: { HOUSE_COLLECTION: 'on' } })
try {
  const seen = await soak(server, { cooks, minutes, pauseMs })
  report(
    `${cooks} cooks for ${minutes} minutes, ${seen.calls} calls of ${seen.kinds} kinds, ${seen.refusals} refusals`,
    [
      { name: 'errors', value: seen.errors, unit: 'pieces', goal: 0 },
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
