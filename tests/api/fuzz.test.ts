import { randomUUID } from 'node:crypto'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { fromSchema, type JsonSchema, spoilt } from '#testing/fuzz/from-schema.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { noLimits, testApp } from '#testing/test-app.ts'

/**
 * Requests generated from the OpenAPI document, both valid and with one fault, by every kind of caller: no
 * 5xx, no reply outside its schema, none slower than the clients' time limit, and a healthy server
 * afterwards. 10,000 with PROOF=full; each run has another seed, which a failure prints.
 */
const requests = process.env.PROOF === 'full' ? 10_000 : 150

interface Operation {
  security?: unknown[]
  parameters?: { name: string; in: 'path' | 'query'; required?: boolean; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema?: JsonSchema }> }
  responses: Record<string, { content?: Record<string, { schema?: object }> }>
}

/** Statuses that are expected when the model, the payment provider or the reader is missing. */
const meant = new Set([502, 503, 504])

test(`${requests} requests made from the contract: the server never fails, and keeps its word`, async () => {
  const { app, cook, secondCook, premiumCook, administrator, signUp } = await testApp({
    adminEmails: ['chef@example.org'],
    limits: noLimits,
  })
  const cooks = [cook, await secondCook(), await premiumCook(), await administrator()]
  const signIn = () => Promise.all(cooks.map(async (one) => (await one.signIn()).idToken))
  let signedIn = await signIn()
  // Some calls end sessions, and one deletes the account.
  const comeBack = async () => {
    for (const [place, one] of cooks.entries()) {
      const back = await one.signIn().catch(() => null)
      if (!back) cooks[place] = await signUp(`${randomUUID()}@example.org`, { status: 'active' })
    }
    signedIn = await signIn()
  }
  const callers = fc.constantFrom(0, 1, 2, 3, 0, 1, 2, 3, 'forged', 'nonsense', undefined)
  const tokenOf = (caller: number | string | undefined) => {
    if (typeof caller === 'number') return signedIn[caller]
    return caller === 'forged' ? signedIn[0]?.replace(/[^.]+$/, 'AAAA') : caller
  }

  // Ids of existing rows of each kind, which the requests can refer to.
  const recipe = await cook.post(api.recipes.create, tomatoSoup)
  const folder = await cook.post(api.folders.create, { name: 'Soups', color: '#059669' })
  const entry = await cook.post(api.cooked.add, { cookedOn: '2026-11-19' }, { params: recipe })
  const ids = [recipe.id, folder.id, entry.id]

  const document = (await app.inject('/api/openapi.json')).json()
  const ajv = new Ajv2020({ strict: false, allErrors: false })
  addFormats.default(ajv)
  const operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  expect(operations.length).toBeGreaterThan(90)

  const value = (schema: JsonSchema, name: string) =>
    name === 'id'
      ? fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...ids) },
          { weight: 1, arbitrary: fromSchema(schema) },
        )
      : fromSchema(schema)
  const maybeSpoilt = (arbitrary: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 2, arbitrary }, { weight: 1, arbitrary: spoilt(arbitrary) })

  const request = fc.constantFrom(...operations).chain(({ path, method, operation }) => {
    const named = (place: 'path' | 'query') =>
      fc.record(
        Object.fromEntries(
          (operation.parameters ?? [])
            .filter((parameter) => parameter.in === place)
            .map(({ name, schema }) => [name, maybeSpoilt(value(schema, name))]),
        ),
        place === 'path' ? {} : { requiredKeys: [] },
      )
    const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
    return fc.record({
      path: fc.constant(path),
      method: fc.constant(method.toUpperCase() as 'GET'),
      params: named('path'),
      query: named('query'),
      caller: callers,
      type: fc.constantFrom(type, type, type, 'text/plain', 'application/json'),
      // A few bodies are no valid JSON.
      payload: fc.oneof(
        {
          weight: 9,
          arbitrary: maybeSpoilt(fromSchema(content?.schema ?? {})).map((body) => JSON.stringify(body)),
        },
        { weight: 1, arbitrary: fc.constantFrom('{', '[1,', '"', '{"a":1}{"a":1}', '\u0000', 'null') },
      ),
      hasBody: fc.constant(Boolean(content)),
    })
  })

  const seen = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(request, async ({ path, method, params, query, caller, type, payload, hasBody }) => {
      const token = tokenOf(caller)
      const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(wellFormed(params[name])),
      )
      const search = Object.entries(query).map(([name, asked]) => [name, wellFormed(asked)])
      const reply = await app.inject({
        method,
        url: `${address}?${new URLSearchParams(search)}`,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(hasBody && type && { 'content-type': type }),
        },
        ...(hasBody && { payload }),
      })
      seen.set(reply.statusCode, (seen.get(reply.statusCode) ?? 0) + 1)
      if (typeof caller === 'number' && reply.statusCode === 401) await comeBack()
      const said = `${method} ${address} answered ${reply.statusCode}: ${reply.body.slice(0, 300)}`
      if (reply.statusCode >= 500 && !meant.has(reply.statusCode)) throw new Error(said)
      if (!String(reply.headers['content-type']).includes('json')) return
      const { responses } = document.paths[path][method.toLowerCase()] as Operation
      const status = String(reply.statusCode)
      const described = responses[status] ?? responses[`${status[0]}XX`] ?? responses[`${status[0]}xx`]
      const schema = described?.content?.['application/json']?.schema
      if (!schema) throw new Error(`not described: ${said}`)
      if (!ajv.validate(schema, reply.json())) throw new Error(`${ajv.errorsText()}: ${said}`)
    }),
    { numRuns: requests, endOnFailure: true },
  )

  expect((await app.inject('/readyz')).statusCode).toBe(200)
  const witness = await signUp('witness@example.org')
  expect(await witness.get(api.recipes.list)).toEqual([])
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  // Enough requests succeeded that the test is meaningful.
  const answered = [...seen].filter(([status]) => status < 300).reduce((sum, [, count]) => sum + count, 0)
  expect(answered).toBeGreaterThan(requests / 20)
  if (process.env.PROOF === 'full') console.log(Object.fromEntries([...seen].toSorted()))
}, 900_000)

/** Converts a value to text without half surrogate pairs, which no address can contain. */
const wellFormed = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value))
    .slice(0, 4000)
    .replace(/\p{Surrogate}/gu, '?') || '-'
