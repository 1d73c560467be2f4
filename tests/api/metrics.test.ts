import { expect, test } from 'vitest'
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

  const { app: without } = await testApp()
  expect((await without.inject('/metrics')).statusCode).not.toBe(200)
})
