/**
 * Start and memory by the size of the cookbook (goal P8: a later start under 5 s, resident memory under
 * 250 MB with many cooks).
 *
 * The bundled server runs in a process of its own with its embedded database, first with the cookbook as it
 * is, then with MADE_UP (5000) made-up recipes on top (`lib/made-up-recipes.ts`), which only this benchmark
 * knows. For each size it is started STARTS (5) times on the same data, from the spawn of the process to
 * "Larder is ready", without npm's own fifth of a second; beside the time stands what the processors worked,
 * which other programs of the machine do not change. The last of them loads the popular library, rests
 * for ten seconds and is then used by COOKS (50) cooks for MINUTES (10) as in `soak.ts`; the median of the
 * resident memory in the last third counts, PostgreSQL's not included. Linux only.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { type RunningServer, removeDataDir, startServer } from '#testing/start-server.ts'
import { cpuSeconds } from './lib/cpu-time.ts'
import { grownServer } from './lib/grown-server.ts'
import { residentMb } from './lib/process-memory.ts'
import { report } from './lib/report.ts'
import { soak } from './lib/soak-run.ts'
import { median } from './lib/statistics.ts'

const madeUp = Number(process.env.MADE_UP ?? 5000)
const starts = Number(process.env.STARTS ?? 5)
const cooks = Number(process.env.COOKS ?? 50)
const minutes = Number(process.env.MINUTES ?? 10)
const MOST_MS = 5000
const MOST_MB = 250
const REST_MS = 10_000

/** Starts a server several times on the same data; returns the last one, and the time that each took. */
async function started(program: string) {
  const ms: number[] = []
  const cpuMs: number[] = []
  let server: RunningServer | undefined
  for (let round = 0; round < starts; round += 1) {
    await server?.stop()
    const began = performance.now()
    const folder = server ? { dataDir: server.dataDir } : {}
    server = await startServer({ ...folder, program, env: { HOUSE_COLLECTION: 'on' } })
    // The first start may have had to prepare the data.
    if (round === 0 && starts > 1) continue
    ms.push(performance.now() - began)
    cpuMs.push(cpuSeconds([server.process.pid ?? 0]) * 1000)
  }
  if (!server) throw new Error('STARTS must be 1 or more')
  return { server, ms: median(ms), cpuMs: median(cpuMs) }
}

async function measured(recipes: string, program: string): Promise<void> {
  const { server, ms, cpuMs } = await started(program)
  try {
    await pause(REST_MS)
    const restingMb = residentMb(server.process.pid ?? 0)
    const seen = await soak(server, { cooks, minutes, pauseMs: 8000 })
    report(`A cookbook ${recipes}: ${starts} starts, then ${cooks} cooks for ${minutes} minutes`, [
      { name: 'a later start, median', value: ms, unit: 'ms', goal: MOST_MS },
      { name: '  of the processors, with those of PostgreSQL', value: cpuMs, unit: 'ms' },
      { name: 'resident, nobody there', value: restingMb, unit: 'MB' },
      { name: 'resident, median of the last third', value: seen.mb, unit: 'MB', goal: MOST_MB },
      { name: 'resident, most', value: seen.mostMb, unit: 'MB' },
      { name: 'errors', value: seen.errors, unit: 'pieces', goal: 0 },
    ])
  } finally {
    await server.stop()
    await removeDataDir(server.dataDir)
  }
}

await measured('as it is', await grownServer(0))
if (madeUp > 0) await measured(`with ${madeUp} made-up recipes on top`, await grownServer(madeUp))
