/**
 * The time from `npm start` to "Larder is ready" (goal P8: the first start under 60 s on a warm package
 * cache, the second under 5 s).
 *
 * A fresh clone of the current commit in a temporary folder, with a data directory of its own and any free
 * port. The packages are installed there once and removed again, so that npm's cache is warm whatever was in
 * it. The first start then installs, builds, creates the database and serves; its parts are recognised by the
 * printed lines. STARTS (5) further starts on the same data follow; their figure is the median, which every
 * later start takes. For comparison, npm starts a script that only prints that it is ready. These are seconds
 * of wall-clock time: they are right on an idle machine, and the load is printed in the report. Not for
 * Windows.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { report } from './lib/report.ts'
import { median } from './lib/statistics.ts'

const starts = Number(process.env.STARTS ?? 5)
const root = join(import.meta.dirname, '..')
const folder = await mkdtemp(join(tmpdir(), 'larder-start-'))
const clone = join(folder, 'larder')
const bare = join(folder, 'bare')

/** Variables that npm or this shell has set for this checkout, which must not reach a fresh clone. */
const own = new Set(['NODE_ENV', 'npm_config_local_prefix', 'BENCH_RESULTS', 'LARDER_PARENT_PID'])
const env = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !own.has(name) && !/^npm_(package|lifecycle)_/.test(name)),
  ),
  PORT: '0',
  DATA_DIR: join(folder, 'data'),
  LOG_LEVEL: 'error',
}

/**
 * Starts the server and returns each of its output lines with the milliseconds until then, up to "Larder is
 * ready"; then stops it.
 */
async function start(cwd: string): Promise<{ line: string; ms: number }[]> {
  const started = performance.now()
  // The process has a group of its own, because npm does not pass a signal on to its children.
  const child = spawn('npm', ['start'], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(child, 'close')
  const lines: { line: string; ms: number }[] = []
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      lines.push({ line, ms: performance.now() - started })
      if (line.startsWith('Larder is ready')) return lines
    }
    throw new Error(`npm start ended before it was ready:\n${lines.map(({ line }) => line).join('\n')}`)
  } finally {
    child.stdout.resume()
    try {
      process.kill(-(child.pid ?? Number.NaN), 'SIGTERM')
    } catch {
      // The process has ended by itself.
    }
    await closed
  }
}

const at = (lines: readonly { line: string; ms: number }[], begin: string) =>
  lines.find(({ line }) => line.startsWith(begin))?.ms ?? Number.NaN

try {
  execFileSync('git', ['clone', '--quiet', root, clone])
  const packages = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', packages, { cwd: clone, env, stdio: ['ignore', 'ignore', 'inherit'] })
  await rm(join(clone, 'node_modules'), { recursive: true })
  await mkdir(bare)
  const script = `node -e "console.log('Larder is ready')"`
  await writeFile(join(bare, 'package.json'), JSON.stringify({ private: true, scripts: { start: script } }))

  const first = await start(clone)
  const [installs, builds, ready] = ['Installing', 'Building', 'Larder is ready'].map((begin) =>
    at(first, begin),
  ) as [number, number, number] // one for each of the three
  const later: number[] = []
  const alone: number[] = []
  for (let round = 0; round < starts; round += 1) {
    alone.push(at(await start(bare), 'Larder is ready'))
    later.push(at(await start(clone), 'Larder is ready'))
  }
  report(`npm start in a fresh clone, and ${starts} times more`, [
    { name: 'the first start', value: ready, unit: 'ms', goal: 60_000 },
    { name: '  until npm has installed', value: builds - installs, unit: 'ms' },
    { name: '  until it is built, the database is made and it serves', value: ready - builds, unit: 'ms' },
    { name: 'a later start, median', value: median(later), unit: 'ms', goal: 5000 },
    { name: '  the slowest', value: Math.max(...later), unit: 'ms' },
    { name: '  npm alone, median', value: median(alone), unit: 'ms' },
    { name: '  over npm alone', value: median(later) / median(alone), unit: 'x' },
  ])
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
