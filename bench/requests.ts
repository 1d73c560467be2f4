/**
 * The CPU cost of a request (goals P1 and P1b).
 *
 * The built server runs in a process of its own, with cooks of 500 recipes each. First it runs with every
 * statement that it sends to PostgreSQL recorded, for each cook: the count per request, and the statements
 * themselves. The limit is a bare Fastify route in another process with the same flags that checks the
 * token's signature, sends the same statements to the same PostgreSQL and answers with the rows. A load
 * generator with 8 connections calls our server and the limit alternately, REQUESTS (200) each; CPU time of
 * the server and of its PostgreSQL is read from /proc before and after; a figure is the median of ROUNDS (7)
 * ratios of two consecutive turns. A round calls every operation, reads before writes, and both sides are
 * called for so many turns before the first round that V8 has compiled both (`warmUpOf`). There are so many
 * cooks, each at an address of their own behind a proxy, that the server's limits per minute refuse none.
 * Linux only.
 *
 * `create` saves the same recipe each time. The server knows its drawing and its lines after the first one,
 * as it knows most lines of most recipes; a dish that is drawn for the first time takes a worker some 160 ms
 * beside the request.
 */
import autocannon from 'autocannon'
import { cpuSeconds } from './lib/cpu-time.ts'
import { type Measure, report } from './lib/report.ts'
import { type Operation, openRequestsWorld, operations, type Side, warmUpOf } from './lib/requests-world.ts'
import { median } from './lib/statistics.ts'

const requests = Number(process.env.REQUESTS ?? 200)
const rounds = Number(process.env.ROUNDS ?? 7)
const goals = { read: { ratio: 1.25, statements: 1 }, write: { ratio: 1.5, statements: 2 } }
/** Statements that authenticate every request: one for the token's session, one for its user. */
const STATEMENTS_OF_SIGN_IN = 2
/** Most requests of one cook, below the limit of a cook in a minute even if the whole run took a minute. */
const A_COOK_ASKS = 1000

const world = await openRequestsWorld(
  Math.ceil(
    operations.reduce((sum, { kind }) => sum + requests * (rounds + warmUpOf(kind)), 0) / A_COOK_ASKS,
  ),
)
try {
  const turns = new Map(operations.map(({ name }) => [name, [] as { ours: number; limit: number }[]]))
  for (const kind of ['read', 'write'] as const) {
    const some = operations.filter((operation) => operation.kind === kind)
    for (let round = -warmUpOf(kind); round < rounds; round += 1) {
      for (const operation of some) {
        const turn = { limit: await cpuOf(world.limit, operation), ours: await cpuOf(world.ours, operation) }
        if (round >= 0) turns.get(operation.name)?.push(turn)
      }
    }
  }
  report(
    `CPU per request over a bare route with the same statements (${requests} requests, ${rounds} rounds)`,
    operations.flatMap((operation) => measuresOf(operation, turns.get(operation.name) ?? [])),
  )
} finally {
  await world.close()
}

/** Measures the CPU time that a turn takes of the server and of PostgreSQL, in seconds. */
async function cpuOf(side: Side, operation: Operation): Promise<number> {
  const pids = [side.pid, world.postmaster]
  const before = cpuSeconds(pids)
  const { errors, non2xx } = await autocannon({
    url: side.url,
    amount: requests,
    connections: 8,
    requests: side.asked(operation) as autocannon.Request[],
  })
  if (errors + non2xx > 0)
    throw new Error(`${operation.name} at ${side.url}: ${errors} errors, ${non2xx} refusals`)
  return cpuSeconds(pids) - before
}

function measuresOf(operation: Operation, turns: { ours: number; limit: number }[]): Measure[] {
  const inMs = (seconds: number[]) => (median(seconds) / requests) * 1000
  const { ratio, statements } = goals[operation.kind]
  return [
    {
      name: operation.name,
      value: median(turns.map(({ ours, limit }) => ours / limit)),
      unit: 'x',
      goal: ratio,
    },
    { name: '  CPU per request', value: inMs(turns.map(({ ours }) => ours)), unit: 'ms' },
    { name: '  of the bare route', value: inMs(turns.map(({ limit }) => limit)), unit: 'ms' },
    {
      name: '  statements beside those of signing in',
      value: world.statementsOf(operation) - STATEMENTS_OF_SIGN_IN,
      unit: 'pieces',
      goal: statements,
    },
  ]
}
