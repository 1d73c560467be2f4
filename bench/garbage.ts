/**
 * The share of a request's memory that V8 promotes to the old generation.
 *
 * V8 collects young objects every few milliseconds, and old ones with a pass over the whole heap, which takes
 * the processor from the server and PostgreSQL: on two cores requests then waited some 40 ms. A request's
 * objects should therefore die young. The built server runs with V8's own log (`--trace-gc-nvp`); COOKS (60)
 * cooks first save recipes for WARM_UP_S (8) seconds, then each request is sent RATE (120) times a second for
 * SECONDS (6). The figure is the promoted share of all allocated bytes, in per cent. It involves no clock, so
 * a busy machine changes it little.
 */
import { api } from '#contract/index.ts'
import type { RouteShape } from '#contract/route.ts'
import type { LooseSending } from '#testing/client.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { type RemoteCook, remoteCook } from '#testing/remote-cook.ts'
import { serverProcess } from '#testing/server-process.ts'
import { removeDataDir, startServer } from '#testing/start-server.ts'
import { atEvenDistances } from './lib/at-even-distances.ts'
import { fromAddress } from './lib/from-address.ts'
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
interface Someone {
  cook: RemoteCook
  sending: LooseSending
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
  const cooks: Someone[] = []
  for (let count = 0; count < cookCount; count += 1) {
    const cook = await remoteCook(larder.url, `cook-${count}@example.org`)
    const recipe = await cook.call(api.recipes.create, larder.url, tomatoSoup)
    // Each cook has an address of their own, so that no request meets the rate limit of one address.
    cooks.push({ cook, sending: { params: { id: recipe.id }, headers: fromAddress(count) } })
  }

  const send = async ({ route, body }: Asked, durationS: number) => {
    record = ''
    const count = rate * durationS
    await atEvenDistances(rate, count, async (index) => {
      const { cook, sending } = cooks[index % cookCount] as Someone
      await cook.call(route, larder.url, body, sending)
    })
    const allocated = total('allocated')
    return { kB: allocated / 1024 / count, outlives: (100 * total('promoted')) / allocated }
  }
  /** Sums a field of all young collections in the record, in bytes. */
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
