import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { ModelRole } from '#contract/models.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { type Behaviour, faults, type StubModel, startStubModel } from '#testing/stub-model.ts'
import type { ModelConfig } from '../ai-config.ts'
import { createModelAi } from './create-model-ai.ts'

let stub: StubModel
beforeEach(async () => {
  stub = await startStubModel()
})
afterEach(() => stub.close())

const operatorFor = (config: Partial<ModelConfig> = {}) => {
  const { operator } = createModelAi(
    {
      provider: 'openai-compatible',
      apiKey: 'a-secret-key',
      baseUrl: stub.url,
      model: 'test-model',
      timeoutS: 2,
      ...config,
    },
    { log: quietLog, clock: { now: () => new Date() } },
  )
  if (!operator) throw new Error('a model has an operator')
  return operator
}
const tryOut = (config: Partial<ModelConfig> = {}, role: ModelRole = 'writing') =>
  operatorFor(config).tryOut(role, { signal: new AbortController().signal })

const ready: Behaviour = { text: '{"word":"ready"}' }
const withList = (list: object): void =>
  stub.always(({ path }) =>
    path.endsWith('/models') ? { contentType: 'application/json', body: JSON.stringify(list) } : ready,
  )

test('a model that works says so in its own words, with what it cost and its window', async () => {
  withList({ data: [{ id: 'other' }, { id: 'test-model', context_length: 131_072 }] })
  const operator = operatorFor()
  expect(operator.connections()).toMatchObject([{ role: 'writing', structured: null, leftOut: [] }])
  const trial = await operator.tryOut('writing', { signal: new AbortController().signal })
  expect(trial).toMatchObject({
    ok: true,
    said: 'ready',
    address: stub.url,
    kind: null,
    remedy: null,
    inputTokens: 100,
    contextTokens: 131_072,
  })
  expect(operator.connections()).toMatchObject([{ structured: 'schema' }])
  // The trial is one call, as small as a call can be.
  const [call, ...others] = stub.requests.filter(({ path }) => path.endsWith('/chat/completions'))
  expect(others).toEqual([])
  expect(call?.raw.length).toBeLessThan(1_200)
})

test('a small window is told of', async () => {
  withList({ data: [{ id: 'test-model', max_model_len: 4096 }] })
  expect(await tryOut()).toMatchObject({
    ok: true,
    contextTokens: 4096,
    remedy: expect.stringContaining('4096 tokens is small'),
  })
})

test('a parameter that the service refuses is shown once it was found', async () => {
  stub.always(({ raw }) =>
    raw.includes('stream_options')
      ? { status: 400, body: '{"error":"stream_options: extra fields"}' }
      : ready,
  )
  const operator = operatorFor()
  await operator.tryOut('writing', { signal: new AbortController().signal })
  expect(operator.connections()).toMatchObject([{ leftOut: ['stream_options'] }])
})

describe('a failure is told in the words of the service, with a remedy and without the key', () => {
  const saying = (status: number, message: string): Behaviour => ({
    status,
    body: JSON.stringify({ error: { message } }),
  })
  test.each<[string, Behaviour, string, RegExp]>([
    [
      'a wrong key',
      saying(401, 'Incorrect API key provided: a-secret-key.'),
      'Incorrect API key provided: ….',
      /^Check AI_API_KEY/,
    ],
    ['no credit', saying(402, 'Insufficient credits'), 'Insufficient credits', /no credit left/],
    [
      'too many calls',
      { ...saying(429, 'Rate limit reached'), headers: { 'retry-after': '60' } },
      'Rate limit reached',
      /takes no more calls/,
    ],
    [
      'no such model',
      saying(404, 'The model `test-model` does not exist'),
      'The model `test-model` does not exist',
      /^Check AI_MODEL/,
    ],
    [
      'a window that is too small',
      saying(400, 'the request exceeds the available context size'),
      'the request exceeds the available context size',
      /at least 8,192 tokens/,
    ],
    ['a web page', faults.html, 'A web page answered: Welcome', /address of a site/],
    [
      'silence',
      faults.stalledAtOnce,
      'The AI service did not answer in time',
      /No word came within 2 seconds/,
    ],
    ['prose', faults.prose, 'The answer is not valid JSON.', /larger model/],
    [
      'an address that leads on',
      { status: 301, headers: { location: 'https://elsewhere.example/v1' } },
      'The address leads on to https://elsewhere.example/v1: set that as the address',
      /leads on to/,
    ],
    [
      'a service behind a service',
      {
        status: 502,
        body: '{"error":{"message":"Provider returned error","metadata":{"raw":"{\\"error\\":{\\"message\\":\\"out of capacity\\"}}"}}}',
      },
      'Provider returned error: out of capacity',
      /failed or broke off/,
    ],
  ])('%s', async (_, behaviour, said, remedy) => {
    stub.always(behaviour)
    expect(await tryOut()).toMatchObject({ ok: false, said, remedy: expect.stringMatching(remedy) })
  })

  test('nobody listens', async () => {
    const gone = await startStubModel()
    await gone.close()
    const { host } = new URL(gone.url)
    const trial = await tryOut({ provider: 'ollama', baseUrl: host })
    expect(trial).toMatchObject({
      kind: 'unreachable',
      said: expect.stringContaining('ECONNREFUSED'),
      address: gone.url,
    })
    expect(trial.remedy).toMatch(
      new RegExp(`^Nobody listens at ${host}: start the server there. Inside a container`),
    )
  })

  test('a server without TLS', async () => {
    const trial = await tryOut({ baseUrl: stub.url.replace('http:', 'https:') })
    expect(trial.remedy).toMatch(/^The server there speaks plain HTTP/)
  })

  test('no machine of that name', async () => {
    expect((await tryOut({ baseUrl: 'http://no-such-machine.invalid' })).remedy).toMatch(
      /^No machine is called no-such-machine.invalid/,
    )
  })

  test('the models that there are, the likeliest first', async () => {
    stub.always(({ path }) =>
      path.endsWith('/models')
        ? { contentType: 'application/json', body: '{"data":[{"id":"llama3.2"},{"id":"qwen3:8b"}]}' }
        : saying(404, 'model "qwen3" not found'),
    )
    expect((await tryOut({ model: 'qwen3' })).models).toEqual(['qwen3:8b', 'llama3.2'])
  })
})

test('a vision model is tried with a picture, and one that guesses fails', async () => {
  stub.always({ text: '{"word":"red"}' })
  const config = { visionModel: 'sees' }
  expect(await tryOut(config, 'vision')).toMatchObject({ ok: true, said: 'red', remedy: null })
  expect(stub.requests[0]?.raw).toContain('data:image/jpeg;base64,/9j/')
  stub.always({ text: '{"word":"blue"}' })
  expect(await tryOut(config, 'vision')).toMatchObject({
    ok: true,
    remedy: expect.stringContaining('did not see'),
  })
  stub.always({ status: 400, body: '{"error":{"message":"image input is not supported"}}' })
  expect(await tryOut(config, 'vision')).toMatchObject({
    ok: false,
    remedy: expect.stringContaining('set AI_VISION_MODEL'),
  })
})

test('a picture is painted where that is asked for', async () => {
  expect(await tryOut({ imageModel: 'paints' }, 'pictures')).toMatchObject({
    ok: true,
    said: 'A picture of 1 kB',
  })
})

test('every role is shown with its own service, and no key anywhere', async () => {
  const spare = await startStubModel()
  onTestFinished(() => spare.close())
  const connections = operatorFor({
    headers: { 'X-Secret': 'in-a-header' },
    proxy: 'http://user:in-the-proxy@proxy.example:3128',
    visionModel: 'sees',
    imageModel: 'paints',
    fallback: { provider: 'ollama', baseUrl: spare.url, model: 'small' },
  }).connections()
  expect(connections).toMatchObject([
    {
      role: 'writing',
      model: 'test-model',
      hasKey: true,
      headers: ['X-Secret'],
      proxy: 'proxy.example:3128',
    },
    { role: 'vision', model: 'sees' },
    { role: 'pictures', model: 'paints' },
    { role: 'fallback', provider: 'Ollama', model: 'small', address: spare.url, hasKey: false },
  ])
  for (const secret of ['a-secret-key', 'in-a-header', 'in-the-proxy']) {
    expect(JSON.stringify(connections)).not.toContain(secret)
  }
})
