import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { AiError } from '#server/ports/ai.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { askForRecipe, writeRequest } from '#testing/stub-model/ask-for-recipe.ts'
import { type Behaviour, faults, type StubModel, startStubModel } from '#testing/stub-model.ts'
import type { ModelConfig } from '../ai-config.ts'
import { REFUSED } from './ai-failure.ts'
import { createModelAi } from './create-model-ai.ts'

let stub: StubModel
beforeEach(async () => {
  stub = await startStubModel()
})
afterEach(() => stub.close())

const connected = (config: Partial<ModelConfig> = {}) =>
  createModelAi(
    {
      provider: 'openai-compatible',
      apiKey: 'key-1',
      baseUrl: stub.url,
      model: 'test-model',
      timeoutS: 10,
      ...config,
    },
    { log: quietLog, clock: { now: () => new Date() } },
  )

const failure = async (config: Partial<ModelConfig> = {}) => {
  const outcome = await askForRecipe(connected(config)).catch((cause: unknown) => cause)
  if (!(outcome instanceof AiError)) throw new Error('expected an AiError', { cause: outcome })
  return outcome
}

const streaming: ModelConfig['provider'][] = ['openai', 'anthropic', 'google', 'openai-compatible']

describe('what the product is told', () => {
  test.each<[string, Behaviour, AiError['kind'], calls: number]>([
    ['401', faults.unauthorized, 'credentials', 1],
    ['403', faults.forbidden, 'credentials', 1],
    ['402', faults.unpaid, 'payment', 1],
    ['429 for want of credit', faults.noCredit, 'payment', 1],
    ['404, an unknown model', faults.unknownModel, 'credentials', 1],
    ['429 without a time', faults.busy, 'busy', 2],
    ['429 for 90 seconds', faults.busyFor(90), 'busy', 1],
    ['529', faults.overloaded, 'busy', 2],
    ['500', faults.serverError, 'unreachable', 2],
    ['a web page', faults.html, 'broken', 1],
    ['an error with status 200', faults.errorIn200, 'broken', 1],
    ['nothing at all', faults.nothing, 'broken', 1],
    ['no choices', faults.noChoices, 'broken', 1],
    ['an empty text', faults.emptyText, 'broken', 2],
    ['a connection that is cut', faults.cut, 'unreachable', 2],
    ['a stream that ends early', faults.endedEarly, 'unreachable', 2],
    ['an error inside the stream', faults.errorEvent, 'unreachable', 2],
    ['JSON that never ends', faults.malformed, 'broken', 2],
    ['JSON of another shape', faults.wrongSchema, 'broken', 2],
    ['prose', faults.prose, 'broken', 2],
    ['a text at its length limit', faults.lengthLimit, 'broken', 2],
    ['10 MB', faults.huge, 'broken', 1],
    ['a refusal', faults.refusal, 'refused', 1],
    ['a content filter', faults.contentFilter, 'refused', 1],
  ])('%s', async (_, behaviour, kind, calls) => {
    stub.always(behaviour)
    const error = await failure()
    expect(error.kind).toBe(kind)
    expect(stub.requests).toHaveLength(calls)
    if (kind === 'refused') expect(error.message).toBe(REFUSED)
    expect(error.message).not.toContain('key-1')
  })

  test('how long to wait, in seconds or as a date', async () => {
    stub.respond(faults.busyFor(90))
    expect((await failure()).retryAfterS).toBe(90)
    stub.respond({ status: 429, headers: { 'retry-after': new Date(Date.now() + 120_000).toUTCString() } })
    expect((await failure()).retryAfterS).toBeGreaterThan(110)
    stub.respond({ status: 503, headers: { 'retry-after': '40' } })
    expect(await failure()).toMatchObject({ kind: 'busy', retryAfterS: 40 })
  })

  test('a redirect is not followed: it could carry the key and the words elsewhere', async () => {
    stub.always({ status: 307, headers: { location: `${stub.url}/elsewhere` } })
    expect((await failure()).kind).toBe('unreachable')
    expect(stub.requests.map(({ path }) => path)).not.toContain('/v1/elsewhere')
  })

  test('nobody listens there', async () => {
    const { url } = stub
    await stub.close()
    expect((await failure({ baseUrl: url })).kind).toBe('unreachable')
    stub = await startStubModel()
  })

  test.each(streaming)(
    '%s: declining, filtering, overload, key and silence mean the same',
    async (provider) => {
      const config = { provider, model: provider === 'anthropic' ? 'claude-haiku-4-5' : 'test-model' }
      const kinds: string[] = []
      for (const behaviour of [
        faults.refusal,
        faults.contentFilter,
        faults.unauthorized,
        faults.busyFor(60),
        faults.noChoices,
      ]) {
        stub.always(behaviour)
        kinds.push((await failure(config)).kind)
      }
      expect(kinds).toEqual(['refused', 'refused', 'credentials', 'busy', 'broken'])
    },
  )

  test.each(streaming)('%s: a stream that fails midway is tried once more', async (provider) => {
    const config = { provider, model: provider === 'anthropic' ? 'claude-haiku-4-5' : 'test-model' }
    const calls = await Promise.all(
      [faults.cut, faults.endedEarly, faults.errorEvent].map(async (behaviour) => {
        const own = await startStubModel()
        own.respond(behaviour)
        const { draft } = await askForRecipe(connected({ ...config, baseUrl: own.url }))
        expect(draft.title).not.toBe('')
        await own.close()
        return own.requests.length
      }),
    )
    expect(calls).toEqual([2, 2, 2])
  })
})

describe('time', () => {
  test.each<[string, Behaviour]>([
    ['silence from the start', faults.stalledAtOnce],
    ['a stream that stalls', faults.stalled],
    ['a stream that is too slow from word to word', { tokensPerS: 1 }],
    ['a late first byte', { delayMs: 5_000 }],
  ])('%s ends in time, and the call is hung up', async (_, behaviour) => {
    stub.always(behaviour)
    const started = performance.now()
    expect((await failure({ timeoutS: 1 })).kind).toBe('timeout')
    expect(performance.now() - started).toBeLessThan(20_000)
    await expect.poll(() => stub.requests.every(({ abandoned }) => abandoned)).toBe(true)
    expect(stub.requests).toHaveLength(1)
  })

  test.each([0, 30, 300])(
    'the cook gives up after %i ms: the reason comes back and the call is hung up',
    async (ms) => {
      stub.always({ delayMs: 50, tokensPerS: 10 })
      const cook = new AbortController()
      setTimeout(() => cook.abort(new Error('cancelled by the cook')), ms)
      await expect(askForRecipe(connected(), {}, cook.signal)).rejects.toThrow('cancelled by the cook')
      await expect.poll(() => stub.requests.every(({ abandoned }) => abandoned)).toBe(true)
    },
  )

  test('the cook gives up while a second try waits', async () => {
    stub.always(faults.serverError)
    const cook = new AbortController()
    setTimeout(() => cook.abort(new Error('cancelled by the cook')), 300)
    await expect(askForRecipe(connected(), {}, cook.signal)).rejects.toThrow('cancelled by the cook')
    expect(stub.requests).toHaveLength(1)
  })

  test('a busy service that asks for a second gets it, and then answers', async () => {
    stub.respond(faults.busyFor(1))
    await askForRecipe(connected())
    const [first, second] = stub.requests
    expect(second!.receivedAt - first!.receivedAt).toBeGreaterThan(900)
  })
})

describe('what can be understood is understood, without another call', () => {
  const recipe = {
    title: 'Rice Bowl',
    description: 'Warm rice.',
    category: 'lunch',
    prepTime: 5,
    cookTime: 15,
    restTime: 0,
    servings: 2,
    ingredients: [{ amount: '1 cup', item: 'rice' }],
    instructions: ['Cook the rice for 15 minutes.'],
    refusal: null,
  }
  const json = JSON.stringify(recipe)

  test.each<[string, string]>([
    ['a bare fence', `\`\`\`json\n${json}\n\`\`\``],
    ['prose and a fence', `Here is your {tasty} recipe:\n\n\`\`\`json\n${json}\n\`\`\`\nEnjoy!`],
    ['thoughts in the text', `<think>The cook wants {rice}. Let me see.</think>\n${json}`],
    ['trailing commas', json.replaceAll('}]', '},]').replace(/}$/, ',}')],
    ['keys that nobody asked for', JSON.stringify({ ...recipe, rating: 5, nutrition: { calories: 1 } })],
    [
      'numbers in words',
      JSON.stringify({ ...recipe, prepTime: '5 minutes', cookTime: '15', servings: '2 people' }),
    ],
    ['steps with numbers', JSON.stringify({ ...recipe, instructions: ['1. Cook the rice for 15 minutes.'] })],
    ['a capital category', JSON.stringify({ ...recipe, category: 'Lunch' })],
    ['a recipe in a key', JSON.stringify({ recipe })],
    [
      'steps as objects',
      JSON.stringify({ ...recipe, instructions: [{ text: 'Cook the rice for 15 minutes.' }] }),
    ],
  ])('%s', async (_, text) => {
    stub.always({ text })
    const { draft } = await askForRecipe(connected())
    const { refusal, ...wanted } = recipe
    expect(draft).toEqual(wanted)
    expect(stub.requests).toHaveLength(1)
  })

  test('thoughts beside the text are not part of it', async () => {
    stub.always({ text: json, reasoning: 'Hm, {"title":"Not this"}' })
    expect((await askForRecipe(connected())).draft.title).toBe('Rice Bowl')
  })

  test('a broken event between good ones costs nothing when the text is whole', async () => {
    stub.always({ text: json, fault: { kind: 'broken-event', after: 0.5 } })
    expect((await askForRecipe(connected())).draft.title).toBe('Rice Bowl')
  })

  test('an unreadable answer is mended by one call that names the problem', async () => {
    stub.respond({ text: JSON.stringify({ ...recipe, ingredients: [] }) })
    const { draft } = await askForRecipe(connected())
    expect(draft.title).not.toBe('')
    expect(stub.requests[1]!.raw).toContain('failedAnswer')
    expect(stub.requests[1]!.raw).toContain('ingredients')
  })

  test('a model that says that nothing can be cooked is believed, in our words', async () => {
    stub.always({
      text: JSON.stringify({
        ...recipe,
        title: '',
        ingredients: [],
        instructions: [],
        refusal: '<b>No.</b>',
      }),
    })
    expect(await failure()).toMatchObject({ kind: 'refused', message: REFUSED })
  })
})

test('partial recipes are rendered from anything: what does not fit is left out', async () => {
  const text = JSON.stringify({
    title: ['not a title'],
    description: 'Soup.',
    servings: 'four',
    ingredients: ['1 leek', { amount: 3, item: 'potato' }, null, 7],
    instructions: { 0: 'Cook.' },
  })
  stub.always({ text, tokensPerS: 300 })
  const partials: unknown[] = []
  const ai = connected()
  await ai
    .writeRecipe(writeRequest(), {
      signal: AbortSignal.timeout(8_000),
      onPartial: (one) => partials.push(one),
    })
    .catch(() => undefined)
  for (const partial of partials) {
    expect(partial).not.toHaveProperty('title')
    expect(partial).not.toHaveProperty('servings')
    expect(partial).not.toHaveProperty('instructions')
  }
  expect(partials).toContainEqual({
    description: 'Soup.',
    ingredients: [{ item: '1 leek' }, { item: 'potato' }],
  })
})

test('the log says what a call cost and how it ended, never what was asked or answered', async () => {
  const lines: object[] = []
  const log = { ...quietLog, info: (fields: object) => void lines.push(fields) }
  const ai = createModelAi(
    { provider: 'openai-compatible', baseUrl: stub.url, model: 'test-model', apiKey: 'key-1' },
    { log, clock: { now: () => new Date() } },
  )
  stub.respond({}, faults.unauthorized, faults.prose, faults.prose)
  const { draft } = await askForRecipe(ai, { prompt: 'grandmother secret stew' })
  await askForRecipe(ai, { prompt: 'grandmother secret stew' }).catch(() => undefined)
  await askForRecipe(ai, { prompt: 'grandmother secret stew' }).catch(() => undefined)
  expect(lines).toMatchObject([
    { engine: 'openai-compatible:test-model', outcome: 'done', usage: { calls: 1, inputTokens: 100 } },
    { outcome: 'credentials' },
    // Unusable answers have to be paid for, too.
    { outcome: 'broken', usage: { calls: 2, inputTokens: 200 } },
  ])
  const logged = JSON.stringify(lines)
  for (const secret of ['grandmother', draft.title, 'key-1']) expect(logged).not.toContain(secret)
})
