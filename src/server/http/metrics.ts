import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'

/** Upper bounds of the histogram, in seconds. */
const bounds = [0.005, 0.025, 0.1, 0.5, 2.5, 10]

interface Series {
  method: string
  route: string
  status: number
  count: number
  seconds: number
  buckets: number[]
}

/** What happened in this process, as Prometheus text: requests by route and status, memory, event-loop delay. */
export const serveMetrics = (app: FastifyInstance) => {
  const series = new Map<string, Series>()
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  app.addHook('onClose', async () => {
    delay.disable()
  })

  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address itself: ids would make a series each.
    const route = request.routeOptions.url ?? 'none'
    const key = `${request.method} ${route} ${reply.statusCode}`
    const one = series.get(key) ?? {
      method: request.method,
      route,
      status: reply.statusCode,
      count: 0,
      seconds: 0,
      buckets: bounds.map(() => 0),
    }
    const seconds = reply.elapsedTime / 1000
    one.count += 1
    one.seconds += seconds
    bounds.forEach((bound, index) => {
      if (seconds <= bound) one.buckets[index] = (one.buckets[index] ?? 0) + 1
    })
    series.set(key, one)
  })

  const lines = () => [
    '# TYPE larder_http_request_duration_seconds histogram',
    ...[...series.values()].flatMap(({ method, route, status, count, seconds, buckets }) => {
      const labels = `method="${method}",route="${route}",status="${status}"`
      const name = 'larder_http_request_duration_seconds'
      return [
        ...bounds.map((bound, index) => `${name}_bucket{${labels},le="${bound}"} ${buckets[index] ?? 0}`),
        `${name}_bucket{${labels},le="+Inf"} ${count}`,
        `${name}_sum{${labels}} ${seconds.toFixed(6)}`,
        `${name}_count{${labels}} ${count}`,
      ]
    }),
    '# TYPE larder_event_loop_delay_seconds gauge',
    `larder_event_loop_delay_seconds{quantile="0.99"} ${(delay.percentile(99) / 1e9).toFixed(6)}`,
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    '# TYPE process_uptime_seconds gauge',
    `process_uptime_seconds ${process.uptime().toFixed(3)}`,
  ]

  app.get('/metrics', { config: { access: 'public' } }, (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines().join('\n')}\n`),
  )
}
