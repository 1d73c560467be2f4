import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { quietLog } from '#testing/quiet-log.ts'
import { askForRecipe } from '#testing/stub-model/ask-for-recipe.ts'
import { type Behaviour, faults, type StubModel, startStubModel } from '#testing/stub-model.ts'
import type { ModelConfig } from '../ai-config.ts'
import { createModelAi } from './create-model-ai.ts'

let stub: StubModel
beforeEach(async () => {
  stub = await startStubModel()
})
afterEach(() => stub.close())

let now = Date.now()
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
    { log: quietLog, clock: { now: () => new Date(now) } },
  )

const refusing = (mention: string, unless: (raw: string) => boolean) =>
  stub.always(({ raw }) =>
    unless(raw) ? {} : { status: 400, body: JSON.stringify({ error: { message: mention } }) },
  )

describe('where a service lies is found out', () => {
  const origin = () => stub.url.replace(/\/v1$/, '')
  const only = (path: string) =>
    stub.always((request) => (request.path === path ? {} : { status: 404, body: 'Not Found' }))

  test.each([
    ['/v1/chat/completions', ''],
    ['/chat/completions', ''],
    ['/llm/v1/chat/completions', '/llm'],
    ['/llm/chat/completions', '/llm'],
    ['/llm/chat/completions', '/llm/chat/completions'],
  ])('at %s when "%s" is set, and it is kept', async (path, given) => {
    only(path)
    const ai = connected({ baseUrl: `${origin()}${given}` })
    await askForRecipe(ai)
    const before = stub.requests.length
    await askForRecipe(ai)
    expect(stub.requests.slice(before).map((request) => request.path)).toEqual([path])
  })

  test('a web page is no service: the next place is tried', async () => {
    stub.always(({ path }) => (path === '/chat/completions' ? {} : faults.html))
    await askForRecipe(connected({ baseUrl: origin() }))
  })

  test('a model that is not found is not looked for elsewhere', async () => {
    stub.always({ status: 404, body: '{"error":{"message":"model \\"m\\" not found"}}' })
    await expect(askForRecipe(connected({ baseUrl: origin() }))).rejects.toMatchObject({
      kind: 'credentials',
    })
    expect(stub.requests).toHaveLength(1)
  })

  test('a server that copies OpenAI without its newer call is asked by the older one', async () => {
    stub.always(({ path }) => (path.endsWith('/responses') ? { status: 404, body: 'Not Found' } : {}))
    const ai = connected({ provider: 'openai' })
    await askForRecipe(ai)
    await askForRecipe(ai)
    expect(stub.requests.map(({ path }) => path)).toEqual([
      '/v1/responses',
      '/v1/chat/completions',
      '/v1/chat/completions',
    ])
  })
})

describe('what a service does not take is left out, and is known from then on', () => {
  test.each<[string, string, (raw: string) => boolean, object]>([
    [
      'the other spelling of how long an answer may be',
      "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.",
      (raw) => !raw.includes('"max_tokens"'),
      { max_completion_tokens: 8000 },
    ],
    [
      'a limit that is too high',
      'max_tokens is too large: 8000. This model supports at most 4096 completion tokens',
      (raw) => !raw.includes('8000'),
      { max_tokens: 4096 },
    ],
    [
      'the wish for figures of usage',
      'stream_options is not permitted',
      (raw) => !raw.includes('stream_options'),
      { stream: true },
    ],
    [
      'a role for the rules',
      'System role not supported',
      (raw) => !raw.includes('"role":"system"'),
      { messages: [{ role: 'user' }] },
    ],
  ])('%s', async (_, said, unless, wanted) => {
    refusing(said, unless)
    const ai = connected()
    await askForRecipe(ai)
    await askForRecipe(ai)
    expect(stub.requests).toHaveLength(3)
    for (const { body } of stub.requests.slice(1)) expect(body).toMatchObject(wanted)
    // The schema was never the cause, so it is kept.
    expect(stub.requests[2]?.raw).toContain('json_schema')
  })

  test.each(['openai', 'anthropic', 'google'] as const)(
    '%s: a limit that is too high is halved',
    async (provider) => {
      refusing('The number of output tokens exceeds what this model allows', (raw) => !raw.includes('8000'))
      const model = provider === 'anthropic' ? 'claude-haiku-4-5' : 'test-model'
      await askForRecipe(connected({ provider, model }))
      expect(stub.requests[1]?.raw).toContain('4000')
    },
  )

  test('a server that answers in one piece all the same is understood, with its figures', async () => {
    const lines: { usage?: object }[] = []
    stub.always({ whole: true })
    const ai = createModelAi(
      { provider: 'openai-compatible', baseUrl: stub.url, model: 'test-model' },
      {
        log: { ...quietLog, info: (fields: object) => void lines.push(fields) },
        clock: { now: () => new Date() },
      },
    )
    await askForRecipe(ai)
    expect(stub.requests).toHaveLength(1)
    expect(lines).toMatchObject([{ outcome: 'done', usage: { calls: 1, inputTokens: 100 } }])
  })

  test('a whole answer that arrives as thoughts is taken', async () => {
    stub.always({ onlyThoughts: true })
    await askForRecipe(connected())
    expect(stub.requests).toHaveLength(1)
  })

  test.each<[string, Behaviour, string]>([
    [
      'packed into a success',
      { contentType: 'application/json', body: '{"error":{"code":402,"message":"Insufficient credits"}}' },
      'payment',
    ],
    [
      'inside of a stream',
      {
        contentType: 'text/event-stream',
        body: 'data: {"error":{"code":429,"message":"Rate limited upstream"}}\n\n',
      },
      'busy',
    ],
  ])('an error %s is taken by its number', async (_, behaviour, kind) => {
    stub.always(behaviour)
    await expect(askForRecipe(connected())).rejects.toMatchObject({ kind })
  })
})

describe('the settings of the operator', () => {
  test('are sent with every call', async () => {
    const ai = connected({
      headers: { 'X-Title': 'Larder' },
      maxTokens: 2000,
      temperature: 0.7,
      reasoning: 'high',
    })
    await askForRecipe(ai)
    expect(stub.requests[0]).toMatchObject({
      headers: { 'x-title': 'Larder' },
      body: { max_tokens: 2000, temperature: 0.7, reasoning_effort: 'high' },
    })
  })

  test('the key of Azure goes in its own header', async () => {
    await askForRecipe(connected({ provider: 'azure' }))
    expect(stub.requests[0]?.headers).toMatchObject({ 'api-key': 'key-1' })
    expect(stub.requests[0]?.headers.authorization).toBeUndefined()
  })

  test('a steady answer is not cut off, however long it takes in all', async () => {
    stub.always({ tokensPerS: 60 })
    const started = performance.now()
    await askForRecipe(connected({ timeoutS: 1 }))
    expect(performance.now() - started).toBeGreaterThan(1_500)
  })

  test('how long a pause may be is its own setting', async () => {
    stub.always({ fault: { kind: 'stall', after: 0.3 } })
    const started = performance.now()
    await expect(askForRecipe(connected({ timeoutS: 60, pauseS: 1 }))).rejects.toMatchObject({
      kind: 'timeout',
    })
    expect(performance.now() - started).toBeLessThan(20_000)
  })

  test('calls leave through the proxy', async () => {
    const tunnelled: string[] = []
    const proxy = createServer((incoming, response) => {
      tunnelled.push(incoming.url ?? '')
      const onward = httpRequest(incoming.url ?? '', { method: incoming.method, headers: incoming.headers })
      onward.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      incoming.pipe(onward)
    })
    // Undici asks every proxy for a tunnel, as for HTTPS.
    proxy.on('connect', async (incoming, socket) => {
      tunnelled.push(incoming.url ?? '')
      const { connect } = await import('node:net')
      const [host, port] = (incoming.url ?? '').split(':')
      const onward = connect(Number(port), host, () => {
        socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
        onward.pipe(socket).pipe(onward)
      })
      socket.on('error', () => onward.destroy())
      onward.on('error', () => socket.destroy())
    })
    await new Promise<void>((resolve) => {
      proxy.listen(0, '127.0.0.1', resolve)
    })
    onTestFinished(() => {
      proxy.closeAllConnections()
      proxy.close()
    })
    const { port } = proxy.address() as AddressInfo // a TCP server has an address with a port
    await askForRecipe(connected({ proxy: `http://127.0.0.1:${port}` }))
    expect(tunnelled.join(' ')).toContain(new URL(stub.url).host)
  })
})

describe('a second model', () => {
  test.each<[string, Behaviour]>([
    ['a wrong key', faults.unauthorized],
    ['an empty account', faults.unpaid],
    ['too many calls', faults.busyFor(90)],
    ['a service that is down', faults.serverError],
    ['an answer that cannot be used', faults.prose],
  ])('writes after %s, and is the source of what it wrote', async (_, behaviour) => {
    const spare = await startStubModel()
    onTestFinished(() => spare.close())
    stub.always(behaviour)
    const ai = connected({ fallback: { provider: 'ollama', baseUrl: spare.url, model: 'small' } })
    expect((await askForRecipe(ai)).engine).toBe('ollama:small')
    // The key of the first service is sent to the first service alone.
    expect(spare.requests[0]?.headers.authorization).toBeUndefined()

    const before = stub.requests.length
    await askForRecipe(ai)
    expect(stub.requests).toHaveLength(before)
    stub.always({})
    now += 100_000
    expect((await askForRecipe(ai)).engine).toBe('openai-compatible:test-model')
  })

  test('a refusal is an answer: nobody else is asked', async () => {
    const spare = await startStubModel()
    onTestFinished(() => spare.close())
    stub.always(faults.refusal)
    const ai = connected({ fallback: { provider: 'ollama', baseUrl: spare.url, model: 'small' } })
    await expect(askForRecipe(ai)).rejects.toMatchObject({ kind: 'refused' })
    expect(spare.requests).toHaveLength(0)
  })

  test('when both fail, the cause is that of the first', async () => {
    stub.always(faults.unauthorized)
    const ai = connected({ fallback: { provider: 'ollama', baseUrl: 'http://127.0.0.1:9', model: 'small' } })
    await expect(askForRecipe(ai)).rejects.toMatchObject({ kind: 'credentials' })
  })
})

describe('pictures', () => {
  const recipe = {
    title: 'Pea Soup',
    description: '',
    category: 'lunch' as const,
    prepTime: 5,
    cookTime: 10,
    restTime: 0,
    servings: 2,
    ingredients: [{ amount: '1 cup', item: 'peas' }],
    instructions: ['Cook the peas.'],
  }
  const signal = new AbortController().signal
  const draw = (
    config: Partial<ModelConfig> = {},
    pages?: { fetchPicture(...given: unknown[]): Promise<Uint8Array> },
  ) =>
    createModelAi(
      {
        provider: 'openai-compatible',
        apiKey: 'key-1',
        baseUrl: stub.url,
        model: 'm',
        imageModel: 'paints',
        ...config,
      },
      { log: quietLog, clock: { now: () => new Date() }, ...(pages && { pages }) },
    ).drawDish(recipe, { signal, quality: 'high' })
  const bytesOf = (dish: Awaited<ReturnType<typeof draw>>) =>
    'bytes' in dish ? Buffer.from(dish.bytes).toString() : ''
  const answering = (url: string) =>
    stub.always(({ path }) =>
      path === '/files/soup.png'
        ? { contentType: 'image/png', body: 'the picture' }
        : { contentType: 'application/json', body: JSON.stringify({ data: [{ url }] }) },
    )

  test.each(['openai-compatible', 'openai'] as const)(
    '%s: an address of its own is followed',
    async (provider) => {
      answering(stub.url.replace('/v1', '/files/soup.png'))
      expect(bytesOf(await draw({ provider }))).toBe('the picture')
    },
  )

  test('an address elsewhere is visited as every page is, without the key', async () => {
    answering('https://pictures.example/soup.png')
    const asked: unknown[] = []
    const fetchPicture = async (...given: unknown[]) => {
      asked.push(given[0])
      return Buffer.from('from elsewhere')
    }
    expect(bytesOf(await draw({}, { fetchPicture }))).toBe('from elsewhere')
    expect(asked).toEqual(['https://pictures.example/soup.png'])
  })

  test('an address inside of this network is not followed', async () => {
    const inner = await startStubModel()
    onTestFinished(() => inner.close())
    answering(inner.url)
    await expect(draw({}, { fetchPicture: async () => Buffer.from('x') })).rejects.toMatchObject({
      name: 'AiError',
    })
    expect(inner.requests).toEqual([])
  })

  test('OpenRouter paints inside of a chat', async () => {
    expect(bytesOf(await draw({ provider: 'openrouter' })).slice(1, 4)).toBe('PNG')
    expect(stub.requests.map(({ path }) => path)).toEqual(['/v1/chat/completions'])
    expect(stub.requests[0]?.body).toMatchObject({ modalities: ['image', 'text'], model: 'paints' })
  })

  test('a model that does nothing but paint is asked for nothing else', async () => {
    refusing('No endpoints found that support the requested output modalities: image, text', (raw) =>
      raw.includes('"modalities":["image"]'),
    )
    expect(bytesOf(await draw({ provider: 'openrouter' })).slice(1, 4)).toBe('PNG')
  })

  test('a service without a call for pictures is asked inside of a chat, and so from then on', async () => {
    stub.always(({ path }) =>
      path.endsWith('/images/generations') ? { status: 404, body: 'Not Found' } : {},
    )
    const ai = createModelAi(
      { provider: 'openai-compatible', baseUrl: stub.url, model: 'm', imageModel: 'paints' },
      { log: quietLog, clock: { now: () => new Date() } },
    )
    for (let nth = 0; nth < 2; nth++) await ai.drawDish(recipe, { signal, quality: 'standard' })
    expect(stub.requests.map(({ path }) => path)).toEqual([
      '/v1/images/generations',
      '/v1/chat/completions',
      '/v1/chat/completions',
    ])
  })

  test.each<[string, (raw: string) => boolean, string]>([
    ['a size', (raw) => raw.includes('"size":"512x512"'), "Supported values are: '512x512'"],
    ['any size', (raw) => !raw.includes('"size"'), 'size is not supported'],
    ['a quality', (raw) => !raw.includes('"quality"'), 'Unknown parameter: quality'],
    ['every wish, without saying which', (raw) => !/"(?:size|quality|n)"/.test(raw), 'Bad Request'],
  ])('%s that is refused is left out', async (_, isTaken, said) => {
    refusing(said, isTaken)
    await draw()
    expect(stub.requests.length).toBeGreaterThan(1)
  })
})

test('photos and pictures can be at services of their own', async () => {
  const eyes = await startStubModel()
  const brush = await startStubModel()
  onTestFinished(() => Promise.all([eyes.close(), brush.close()]).then(() => undefined))
  const ai = connected({
    visionModel: 'sees',
    vision: { provider: 'anthropic', apiKey: 'key-2', baseUrl: eyes.url },
    imageModel: 'paints',
    image: { provider: 'openai', apiKey: 'key-3', baseUrl: brush.url },
  })
  const { draft } = await askForRecipe(ai)
  eyes.always({ text: '{"transcription":"","handwritten":false,"recipes":[]}' })
  const signal = new AbortController().signal
  const { engine } = await ai.readRecipes([Buffer.from('/9j/4AAQ', 'base64')], { signal })
  await ai.drawDish(draft, { signal, quality: 'standard' })
  expect(engine).toBe('anthropic:sees')
  expect(eyes.requests[0]?.headers['x-api-key']).toBe('key-2')
  expect(brush.requests[0]?.headers.authorization).toBe('Bearer key-3')
  expect(stub.requests).toHaveLength(1)
})
