import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { modelApp } from '#testing/model-app.ts'
import { type Behaviour, faults } from '#testing/stub-model.ts'

const cases: [name: string, behaviour: Behaviour, status: number, code: string][] = [
  ['401', faults.unauthorized, 502, 'ai_failed'],
  ['402', faults.unpaid, 502, 'ai_failed'],
  ['429 with a time', faults.busyFor(90), 503, 'ai_unavailable'],
  ['500', faults.serverError, 502, 'ai_failed'],
  ['a web page', faults.html, 502, 'ai_failed'],
  ['an error with status 200', faults.errorIn200, 502, 'ai_failed'],
  ['nothing', faults.nothing, 502, 'ai_failed'],
  ['a connection that is cut', faults.cut, 502, 'ai_failed'],
  ['a stream that ends early', faults.endedEarly, 502, 'ai_failed'],
  ['a stream that stalls', faults.stalled, 504, 'ai_timeout'],
  ['a stream that is too slow from word to word', { tokensPerS: 1 }, 504, 'ai_timeout'],
  ['malformed JSON', faults.malformed, 502, 'ai_failed'],
  ['another shape', faults.wrongSchema, 502, 'ai_failed'],
  ['prose', faults.prose, 502, 'ai_failed'],
  ['10 MB', faults.huge, 502, 'ai_failed'],
  ['a refusal', faults.refusal, 422, 'recipe_refused'],
  ['a content filter', faults.contentFilter, 422, 'recipe_refused'],
]

test('whatever a model does wrong, the cook is told in words, nothing counts and nothing is half there', async () => {
  const { stub, cook, clock } = await modelApp({ timeoutS: 1 })
  for (const [name, behaviour, status, code] of cases) {
    stub.always(behaviour)
    const reply = await cook.post(api.recipes.generate, { prompt: 'bean stew' }).response()
    expect([name, reply.statusCode, reply.json()]).toMatchObject([
      name,
      status,
      { code, message: expect.stringMatching(/^[A-Z][^{}<>]{20,250}\.$/) },
    ])
    // The breaker opens after five failures in a row; the clock moves so that each fault reaches the model.
    clock.advance(31_000)
  }
  expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 0, recipesRemaining: 3 })
  expect(await cook.get(api.recipes.list)).toEqual([])

  stub.always({})
  await cook.post(api.recipes.generate, { prompt: 'bean stew' })
  expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 1 })
}, 60_000)
