import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import type { Meter } from '#server/ports/meter.ts'
import { queueDepths } from '#server/stores/queue-depths.ts'
import { problemCodeOf } from './error-handler.ts'
import { watchLoopDelay } from './loop-delay.ts'
import { createCounter, createHistogram, gauge } from './metrics-text.ts'

/** Counts of database connections: all open ones, the idle ones among them, and callers that wait for one. */
export interface PoolCounts {
  total: number
  idle: number
  waiting: number
}

/**
 * Creates the metrics of this process since its start. A server has one; main also hands it to the clients of
 * models.
 */
export const createMetrics = () => {
  const requests = createHistogram('larder_http_request_duration_seconds')
  const problems = createCounter('larder_problems_total')
  const calls = createHistogram('larder_model_call_duration_seconds')
  const tokens = createCounter('larder_model_tokens_total')
  const meter: Meter = {
    modelCalled({ call, engine, outcome, ms, inputTokens, outputTokens }) {
      calls.observe({ call, engine, outcome }, ms / 1000)
      tokens.add({ call, engine, kind: 'input' }, inputTokens)
      tokens.add({ call, engine, kind: 'output' }, outputTokens)
    },
  }
  return {
    requests,
    problems,
    meter,
    lines: () => [requests, problems, calls, tokens].flatMap((one) => one.lines()),
  }
}
export type Metrics = ReturnType<typeof createMetrics>

/**
 * Serves Prometheus text at /metrics: requests by route and status, refusals by code (`quota_exceeded` among
 * them), model calls and their tokens, queues, the database pool, memory, event-loop delay. Never an address,
 * a name or an id.
 */
export const serveMetrics = (
  app: FastifyInstance,
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  metrics: Metrics,
  pool?: () => PoolCounts,
) => {
  const delay = watchLoopDelay()
  app.addHook('onClose', async () => delay.end())

  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern is the label, since ids in addresses would make a series each.
    const route = request.routeOptions.url ?? 'none'
    const labels = { method: request.method, route, status: reply.statusCode }
    metrics.requests.observe(labels, reply.elapsedTime / 1000)
    const code = problemCodeOf(reply)
    if (code) metrics.problems.add({ code, route })
  })

  /**
   * Counts the queues of all servers, so each server reports the same. Without the database the other metrics
   * are still useful.
   */
  const queues = async (): Promise<string[]> => {
    try {
      const depths = Object.entries(await queueDepths(db, clock.now()))
      const named = depths.map(([name, depth]) => [{ queue: snakeCase(name) }, depth] as const)
      return [...gauge('larder_queue_depth', named), ...gauge('larder_database_up', [[{}, 1]])]
    } catch (error) {
      log.warn({ err: error }, 'queues cannot be counted')
      return gauge('larder_database_up', [[{}, 0]])
    }
  }

  const quantile = (q: number) => [{ quantile: q }, delay.quantile(q)] as const

  app.get('/metrics', { config: { access: 'public' } }, async (_request, reply) => {
    const connections = Object.entries(pool?.() ?? {}).map(([state, count]) => [{ state }, count] as const)
    const lines = [
      ...metrics.lines(),
      ...(await queues()),
      ...gauge('larder_database_connections', connections),
      ...gauge('larder_event_loop_delay_seconds', [quantile(0.5), quantile(0.99)]),
      ...gauge('process_resident_memory_bytes', [[{}, process.memoryUsage.rss()]]),
      ...gauge('process_uptime_seconds', [[{}, Number(process.uptime().toFixed(3))]]),
    ]
    // Percentiles cover the time since the last request for metrics.
    delay.reset()
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
