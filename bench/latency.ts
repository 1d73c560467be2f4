/**
 * The time of a request while other requests are running (the other half of goal P1).
 *
 * The setting is that of `requests`: the built server, cooks with 500 recipes each, and as the limit a bare
 * route with the same token check and the same statements on the same PostgreSQL. The limit is called as fast
 * as 8 connections can, three times for SATURATE_S (2) seconds; the median rate is its capacity. Then both
 * are called at half of that rate, alternating: requests start at even intervals whether or not earlier ones
 * have finished, at least AT_LEAST (200) of them and for at least TURN_S (6 for reads, 12 for writes), and
 * each is timed from its scheduled start. A figure is the median of ROUNDS (7) ratios of the p99s of two
 * consecutive turns, after some turns of each that do not count. The capacity of the limit is measured once
 * more after these, because the cost of a recipe in PostgreSQL changes while the table grows. The load
 * generator shares the two cores with the servers.
 *
 * A turn is long enough to contain what happens to both every few seconds, such as PostgreSQL starting the
 * next 16 MB segment of its log: with turns of 2 s some contained it and some did not, and the ratio of two
 * showed that difference and not the time of our requests. At such a rate `create` fills some 60 MB of that
 * log a second, so that PostgreSQL starts a checkpoint about every 10 s and then logs whole pages for a
 * while: turns of 6 s were too short for that.
 */
import { Agent, request } from 'node:http'
import autocannon from 'autocannon'
import { atEvenDistances } from './lib/at-even-distances.ts'
import { type Measure, report } from './lib/report.ts'
import {
  type Asked,
  type Operation,
  openRequestsWorld,
  operations,
  type Side,
  warmUpOf,
} from './lib/requests-world.ts'
import { median, quantile } from './lib/statistics.ts'

const rounds = Number(process.env.ROUNDS ?? 7)
const saturateS = Number(process.env.SATURATE_S ?? 2)
const turnOf = (kind: Operation['kind']) => Number(process.env.TURN_S ?? (kind === 'read' ? 6 : 12))
const atLeast = Number(process.env.AT_LEAST ?? 200)
const P99_AT_MOST = 2
/** Number of uncounted turns: `warmUpOf` counts turns of 2 s, as in `requests`. */
const warmUpTurns = (kind: Operation['kind']) => Math.ceil((warmUpOf(kind) * 2) / turnOf(kind))
/** Enough cooks that no cook reaches the limit of requests in a minute. */
const COOKS = 60

const agent = new Agent({ keepAlive: true })
const world = await openRequestsWorld(COOKS)
try {
  const measures: Measure[] = []
  for (const operation of operations) measures.push(...(await measure(operation)))
  report(`p99 at half the rate that a bare route with the same statements bears (${rounds} rounds)`, measures)
} finally {
  agent.destroy()
  await world.close()
}

async function measure(operation: Operation): Promise<Measure[]> {
  const turnsOf = async (count: number, rate: number) => {
    const turns: { ours: number[]; limit: number[] }[] = []
    while (turns.length < count)
      turns.push({
        limit: await times(world.limit, operation, rate),
        ours: await times(world.ours, operation, rate),
      })
    return turns
  }
  await turnsOf(warmUpTurns(operation.kind), (await capacityOf(operation)) / 2)
  const half = (await capacityOf(operation)) / 2
  const turns = await turnsOf(rounds, half)
  const p99 = (samples: readonly number[]) => quantile(samples, 0.99)
  const ofAll = (side: 'ours' | 'limit', share: number) =>
    median(turns.map((turn) => quantile(turn[side], share)))
  return [
    {
      name: operation.name,
      value: median(turns.map(({ ours, limit }) => p99(ours) / p99(limit))),
      unit: 'x',
      goal: P99_AT_MOST,
    },
    { name: '  p50', value: ofAll('ours', 0.5), unit: 'ms' },
    { name: '  p99', value: ofAll('ours', 0.99), unit: 'ms' },
    { name: '  p50 of the bare route', value: ofAll('limit', 0.5), unit: 'ms' },
    { name: '  p99 of the bare route', value: ofAll('limit', 0.99), unit: 'ms' },
    { name: '  asked', value: half, unit: '/s' },
  ]
}

/** Measures the capacity of the limit, in requests per second. */
async function capacityOf(operation: Operation): Promise<number> {
  const rates: number[] = []
  for (let time = 0; time < 3; time += 1) rates.push(await saturatedRate(world.limit, operation))
  return median(rates)
}

async function saturatedRate(side: Side, operation: Operation): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({
    url: side.url,
    duration: saturateS,
    connections: 8,
    requests: side.asked(operation) as autocannon.Request[],
  })
  if (errors + non2xx > 0) throw new Error(`${operation.name}: ${errors} errors, ${non2xx} refusals`)
  return requests.average
}

/** Measures the milliseconds of each request at a rate of requests per second. */
async function times(side: Side, operation: Operation, rate: number): Promise<number[]> {
  const asked = side.asked(operation)
  const count = Math.max(atLeast, Math.ceil(rate * turnOf(operation.kind)))
  return atEvenDistances(rate, count, async (index, due) => {
    await answerOf(side, asked[index % asked.length] as Asked)
    return performance.now() - due
  })
}

function answerOf(side: Side, { path, method, headers, body }: Asked): Promise<void> {
  return new Promise((resolve, reject) => {
    const asking = request(new URL(path, side.url), { method, headers, agent }, (response) => {
      response.on('end', () => {
        if ((response.statusCode ?? 0) < 300) resolve()
        else reject(new Error(`${method} ${path}: ${response.statusCode}`))
      })
      response.resume()
    })
    asking.on('error', reject)
    asking.end(body)
  })
}
