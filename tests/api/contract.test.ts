import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { bind } from '#server/http/bind.ts'
import { contractRoutes, requireWholeContract } from '#server/http/contract-routes.ts'
import { testApp } from '#testing/test-app.ts'

test('every route of the contract answers at its address', async () => {
  const { app } = await testApp()
  const missing = contractRoutes.filter(
    ({ route }) => !app.hasRoute({ method: route.method, url: route.path }),
  )
  expect(missing.map(({ name }) => name)).toEqual([])
})

const healthy = { status: 'ok' as const }

test('a server that lacks a route of the contract does not start', () => {
  const app = Fastify()
  bind(app, api.system.health, () => healthy)
  expect(() => requireWholeContract(app)).toThrow(/not bound: .*recipes\.generate/)
})

test('a route that is bound twice does not start', () => {
  const app = Fastify()
  bind(app, api.system.health, () => healthy)
  expect(() => bind(app, api.system.health, () => healthy)).toThrow(/already declared/)
})

test('a route without an access rule stops the start', async () => {
  const starting = testApp({ prepare: (app) => app.get('/api/backdoor', () => 'open') })
  await expect(starting).rejects.toThrow(/no access rule: GET \/api\/backdoor/)
})

test('the OpenAPI document describes every route of the contract', async () => {
  const { app } = await testApp()
  const document = (await app.inject('/api/openapi.json')).json()
  const described = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const wanted = contractRoutes.map(
    ({ route }) => `${route.method} ${route.path.replaceAll(/:(\w+)/g, '{$1}')}`,
  )
  expect(described.toSorted()).toEqual(wanted.toSorted())
  expect(document.openapi).toBe('3.1.0')
})

test('the documentation is a page without scripts', async () => {
  const { app } = await testApp()
  const page = await app.inject('/api/docs')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.body).toContain('/api/recipes/generate')
  expect(page.body).not.toContain('<script')
})
