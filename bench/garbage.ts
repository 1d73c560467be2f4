/**
 * What of a request's memory outlives it.
 *
 * V8 clears up what is young every few milliseconds, and what is old with a pass over the whole heap, for which the other
 * threads of the server and PostgreSQL wait: on two cores some 40 ms, the slowest requests of all. So what a request makes
 * should die young. The built server with V8's own record (`--trace-gc-nvp`); COOKS (60) cooks first keep recipes for
 * WARM_UP_S (8) seconds, then each request is sent RATE (120) times a second for SECONDS (6). Counted is what V8 made old,
 * against all that was allocated, in per cent. It knows no clock, so a busy machine changes it little.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { api } from '#contract/index.ts'
import type { RouteShape } from '#contract/route.ts'
import type { LooseSending } from '#testing/client.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { type RemoteCook, remoteCook } from '#testing/remote-cook.ts'
import { serverProcess } from '#testing/server-process.ts'
import { removeDataDir, startServer } from '#testing/start-server.ts'
import { type Measure, report } from './lib/report.ts'

const cookCount = Number(process.env.COOKS ?? 60)
const rate = Number(process.env.RATE ?? 120)
const seconds = Number(process.env.SECONDS ?? 6)
const warmUpS = Number(process.env.WARM_UP_S ?? 8)
const OUTLIVES_AT_MOST = 2

interface Asked {
  name: string
  route: RouteShape
  body?: unknown
}
const create: Asked = { name: 'create', route: api.recipes.create, body: tomatoSoup }
const asked: readonly Asked[] = [
  { name: 'health', route: api.system.health },
  { name: 'folders', route: api.folders.list },
  { name: 'get', route: api.recipes.get },
  create,
]

serverProcess.flags.push('--trace-gc', '--trace-gc-nvp')
const larder = await startServer({ env: { TRUST_PROXY: '1' } })
let record = ''
larder.process.stdout?.on('data', (chunk: Buffer) => (record += chunk))
try {
  const cooks: { cook: RemoteCook; sending: LooseSending }[] = []
  for (let count = 0; count < cookCount; count += 1) {
    const cook = await remoteCook(larder.url, `cook-${count}@example.org`)
    const recipe = await cook.call(api.recipes.create, larder.url, tomatoSoup)
    // Each at an address of their own, so that none meets the limit of one.
    cooks.push({
      cook,
      sending: { params: { id: recipe.id }, headers: { 'x-forwarded-for': `10.0.0.${count}` } },
    })
  }

  const send = async ({ route, body }: Asked, durationS: number) => {
    record = ''
    const begun = performance.now()
    const under: Promise<unknown>[] = []
    for (let count = 0; count < rate * durationS; count += 1) {
      const someone = cooks[count % cookCount]
      await pause(begun + (count * 1000) / rate - performance.now())
      if (someone) under.push(someone.cook.call(route, larder.url, body, someone.sending))
    }
    await Promise.all(under)
    const allocated = total('allocated')
    return { kB: allocated / 1024 / under.length, outlives: (100 * total('promoted')) / allocated }
  }
  /** Of all young collections since the record was begun anew, in bytes. */
  const total = (field: string) =>
    [...record.matchAll(new RegExp(`gc=s .*? ${field}=(\\d+)`, 'g'))].reduce(
      (sum, [, bytes]) => sum + Number(bytes),
      0,
    )

  await send(create, warmUpS)
  const measures: Measure[] = []
  for (const one of asked) {
    const { kB, outlives } = await send(one, seconds)
    measures.push({ name: one.name, value: outlives, unit: '%', goal: OUTLIVES_AT_MOST })
    measures.push({ name: '  allocated', value: kB, unit: 'kB' })
  }
  report(`share of a request's memory that outlives it (${rate} requests a second)`, measures)
} finally {
  await larder.stop()
  await removeDataDir(larder.dataDir)
}
