import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { askForRecipe } from '#testing/stub-model/ask-for-recipe.ts'
import { type StubModel, type StubRequest, startStubModel } from '#testing/stub-model.ts'
import type { ModelConfig } from '../ai-config.ts'
import { createModelAi } from './create-model-ai.ts'

let stub: StubModel
beforeEach(async () => {
  stub = await startStubModel()
})
afterEach(() => stub.close())

/** Code blocks of docs/ai.md by their headings: the test uses only documented settings. */
const blocks = new Map(
  [...readFileSync('docs/ai.md', 'utf8').matchAll(/^### (.+)$[\s\S]*?```sh\n([\s\S]*?)```/gm)].map(
    ([, name = '', block = '']) => [
      name,
      Object.fromEntries(
        [...block.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]),
      ),
    ],
  ),
)

/** Requests that each service expects. */
const spoken: Record<string, { path: RegExp; key?: [header: string, value: RegExp]; body: object }> = {
  OpenAI: {
    path: /\/responses$/,
    key: ['authorization', /^Bearer sk-/],
    body: { stream: true, store: false, text: { format: { type: 'json_schema' } } },
  },
  Anthropic: {
    path: /\/messages$/,
    key: ['x-api-key', /^sk-ant-/],
    body: { stream: true, max_tokens: 8000 },
  },
  Google: {
    path: /\/models\/gemini-[\w.-]+:streamGenerateContent\?alt=sse$/,
    key: ['x-goog-api-key', /^AIza/],
    body: { generationConfig: { responseMimeType: 'application/json' } },
  },
  OpenRouter: {
    path: /\/chat\/completions$/,
    key: ['authorization', /^Bearer sk-or-/],
    body: { response_format: { type: 'json_schema' } },
  },
  Azure: {
    path: /\/chat\/completions$/,
    key: ['api-key', /./],
    body: { response_format: { type: 'json_schema' } },
  },
  Ollama: { path: /^\/v1\/chat\/completions$/, body: { reasoning_effort: 'none' } },
  'LM Studio': { path: /^\/v1\/chat\/completions$/, body: { stream: true } },
  vLLM: { path: /^\/v1\/chat\/completions$/, body: { stream: true } },
  'llama.cpp': { path: /^\/v1\/chat\/completions$/, body: { stream: true } },
}

test('every provider that the documentation names has a block, and every block is looked at here', () => {
  expect([...blocks.keys()].filter((name) => name in spoken)).toEqual(Object.keys(spoken))
})

describe.each(Object.entries(spoken))('%s', (name, { path, key, body }) => {
  /**
   * Creates the documented AI from variables alone, with the stub at the address of the service, as an
   * operator has it: without a version, and with a slash at its end.
   */
  const connected = () => {
    const { ai } = readConfig({ ...blocks.get(name), AI_BASE_URL: stub.url.replace(/v1$/, '') })
    return createModelAi(ai as ModelConfig, { log: quietLog, clock: { now: () => new Date() } }) // each block names a model
  }
  const first = (): StubRequest => {
    const [request] = stub.requests
    if (!request) throw new Error('nothing was asked')
    return request
  }

  test('its block is all that is needed for a recipe', async () => {
    const { draft, engine } = await askForRecipe(connected())
    expect(draft.ingredients.length).toBeGreaterThan(3)
    expect(engine).toContain(blocks.get(name)?.AI_MODEL)
    expect(stub.requests).toHaveLength(1)
    expect(first().path).toMatch(path)
    expect(first().body).toMatchObject(body)
    if (key) expect(first().headers[key[0]]).toMatch(key[1])
    else expect(first().headers.authorization).toBeUndefined()
  })

  test('its block passes the test of the connection', async () => {
    stub.always({ text: '{"word":"ready"}' })
    const trial = await connected().operator?.tryOut('writing', { signal: new AbortController().signal })
    expect(trial).toMatchObject({ ok: true, said: 'ready', remedy: null })
  })
})

test('no block is meant for an address that it would not be called at', () => {
  for (const [name, block] of blocks) {
    if (!(name in spoken)) continue
    const { ai } = readConfig(block)
    const [connection] =
      createModelAi(ai as ModelConfig, {
        log: quietLog,
        clock: { now: () => new Date() },
      }).operator?.connections() ?? []
    expect([name, connection?.address]).toEqual([name, usualAddress[name]])
  }
})

const usualAddress: Record<string, string> = {
  OpenAI: 'https://api.openai.com/v1',
  Anthropic: 'https://api.anthropic.com/v1',
  Google: 'https://generativelanguage.googleapis.com/v1beta',
  OpenRouter: 'https://openrouter.ai/api/v1',
  Azure: 'https://your-resource.openai.azure.com/openai/v1',
  Ollama: 'http://127.0.0.1:11434/v1',
  'LM Studio': 'http://127.0.0.1:1234/v1',
  vLLM: 'http://127.0.0.1:8000/v1',
  'llama.cpp': 'http://127.0.0.1:8080/v1',
}
