import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { createMetrics } from '#server/http/metrics.ts'
import { testApp } from '#testing/test-app.ts'

test('metrics count requests by route and status, never by address, and only when they are switched on', async () => {
  const { app, cook } = await testApp({ metrics: true })
  const { idToken } = await cook.signIn()
  const id = '018f4f5e-0000-7000-8000-000000000000'
  await app.inject({ url: `/api/recipes/${id}`, headers: { authorization: `Bearer ${idToken}` } })
  const { body, headers } = await app.inject('/metrics')
  expect(headers['content-type']).toMatch(/^text\/plain/)
  const labels = 'method="GET",route="/api/recipes/:id",status="404"'
  expect(body).toContain(`larder_http_request_duration_seconds_count{${labels}} 1`)
  expect(body).not.toContain(id)
  expect(body).toMatch(/^process_resident_memory_bytes \d+$/m)

  expect(body).toContain(`larder_problems_total{code="not_found",route="/api/recipes/:id"} 1`)
  expect(body).toMatch(/^larder_queue_depth\{queue="generations_running"\} 0$/m)
  expect(body).toMatch(/^larder_event_loop_delay_seconds\{quantile="0.99"\} [\d.]+$/m)
  expect(body).toMatch(/^larder_database_up 1$/m)

  const { app: without } = await testApp()
  expect((await without.inject('/metrics')).statusCode).not.toBe(200)
})

test('metrics tell of refusals for want of quota, of model calls and of connections', async () => {
  const metrics = createMetrics()
  const poolCounts = () => ({ total: 5, idle: 3, waiting: 1 })
  const { app, cook } = await testApp({ metrics, poolCounts })
  for (let nth = 0; nth < 3; nth += 1) await cook.post(api.recipes.generate, { prompt: `soup ${nth}` })
  await cook.post(api.recipes.generate, { prompt: 'one too many' }).expectStatus(403)
  const call = { call: 'writeRecipe', engine: 'openai:"x"', ms: 1500, inputTokens: 900, outputTokens: 400 }
  metrics.meter.modelCalled({ ...call, address: 'http://127.0.0.1', outcome: 'done' })
  metrics.meter.modelCalled({ ...call, address: 'http://127.0.0.1', outcome: 'timeout' })
  const { body } = await app.inject('/metrics')
  expect(body).toContain('larder_problems_total{code="quota_exceeded",route="/api/recipes/generate"} 1')
  expect(body).toContain(
    'larder_model_tokens_total{call="writeRecipe",engine="openai:\\"x\\"",kind="input"} 1800',
  )
  expect(body).toMatch(/^larder_model_call_duration_seconds_bucket\{.*outcome="done",le="2.5"\} 1$/m)
  expect(body).toContain('larder_database_connections{state="waiting"} 1')
})

test('without the database metrics still tell the rest, and that it is away', async () => {
  const { app, deps } = await testApp({ metrics: true })
  await deps.db.destroy()
  const { statusCode, body } = await app.inject('/metrics')
  expect([statusCode, body.includes('\nlarder_database_up 0\n')]).toEqual([200, true])
})
