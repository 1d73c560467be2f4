import { afterEach, beforeEach, expect, test } from 'vitest'
import { ConfigError, readConfig } from '#server/config.ts'
import { AiError } from '#server/ports/ai.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { askForRecipe } from '#testing/stub-model/ask-for-recipe.ts'
import { recipeFor } from '#testing/stub-model/default-recipe.ts'
import { type Behaviour, type Script, type StubModel, startStubModel } from '#testing/stub-model.ts'
import type { ModelConfig } from '../ai-config.ts'
import { createModelAi } from './create-model-ai.ts'

/**
 * Failures of AI features in other products, as their users reported them: each by its symptom, in our words,
 * with the report. Each is shown to work here, or to give its operator a message that says what to do.
 */
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
      imageModel: 'paints',
      timeoutS: 5,
      ...config,
    },
    { log: quietLog, clock: { now: () => new Date() } },
  )

const origin = () => stub.url.replace(/\/v1$/, '')
/** Serves only this path, as a real server does. */
const only =
  (path: string): Script =>
  (request) =>
    request.path === path ? {} : { status: 404, body: '{"detail":"Not Found"}' }
const refusal = (status: number, message: string): Behaviour => ({
  status,
  body: JSON.stringify({ error: { message } }),
})
/** Refuses in these words while `isWrong` is true for the request. */
const refusing =
  (status: number, message: string, isWrong: (raw: string) => boolean): Script =>
  ({ raw }) =>
    isWrong(raw) ? refusal(status, message) : {}

const recipe = recipeFor('x')
const json = JSON.stringify(recipe)
const chunks = (...deltas: object[]): Behaviour => ({
  contentType: 'text/event-stream',
  body: `${deltas
    .map((delta) => `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: null }] })}\n\n`)
    .join(
      '',
    )}data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`,
})
const gitHub = (path: string) => `https://github.com/${path}`

interface Report {
  symptom: string
  report: string
  server: Script | Behaviour
  config?: () => Partial<ModelConfig>
}

const unknownParameter =
  "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."

const works: Report[] = [
  {
    symptom: 'a slash at the end of the address makes every call end with "not found"',
    report: gitHub('open-webui/open-webui/issues/16749'),
    server: only('/v1/chat/completions'),
    config: () => ({ baseUrl: `${stub.url}/` }),
  },
  {
    symptom: 'the address is accepted with a slash, and fails when the model is used',
    report: gitHub('open-webui/open-webui/issues/3198'),
    server: only('/v1/chat/completions'),
    config: () => ({ provider: 'ollama', baseUrl: `${origin()}/` }),
  },
  {
    symptom: 'an address that ends in /v1/ is joined to a path that nobody serves',
    report: gitHub('sigoden/aichat/issues/767'),
    server: only('/v1/chat/completions'),
    config: () => ({ baseUrl: `${origin()}//v1//` }),
  },
  {
    symptom: 'an address as the local server shows it, without /v1, gives no answer',
    report: gitHub('cline/cline/issues/240'),
    server: only('/v1/chat/completions'),
    config: () => ({ provider: 'lmstudio', baseUrl: origin() }),
  },
  {
    symptom: 'an address with /v1 gets it a second time',
    report: gitHub('arbs-io/github-copilot-llm-gateway/issues/21'),
    server: only('/v1/chat/completions'),
    config: () => ({ provider: 'lmstudio', baseUrl: `${origin()}/v1` }),
  },
  {
    symptom:
      'a service at the root of its host is looked for below /v1 only, and the call itself must not be in the address',
    report: gitHub('huggingface/chat-ui/pull/2556'),
    server: only('/chat/completions'),
    config: () => ({ baseUrl: `${origin()}/chat/completions` }),
  },
  {
    symptom: 'another product that serves chat completions below /api has no /api/v1',
    report: gitHub('open-webui/open-webui/issues/16445'),
    server: only('/api/chat/completions'),
    config: () => ({ baseUrl: `${origin()}/api` }),
  },
  {
    symptom: 'a gateway below a path of its own works with one client and not with another',
    report: gitHub('mealie-recipes/mealie/issues/4473'),
    server: only('/openai/chat/completions'),
    config: () => ({ baseUrl: `${origin()}/openai` }),
  },
  {
    symptom: 'a model name with a slash is changed on its way',
    report: gitHub('microsoft/foundry-dev-tools/issues/231'),
    server: ({ body }) => (body?.model === 'qwen/qwen3-32b' ? {} : { status: 404, body: 'no such model' }),
    config: () => ({ provider: 'openrouter', model: 'qwen/qwen3-32b' }),
  },
  ...[
    'continuedev/continue/issues/7052',
    'anomalyco/opencode/issues/37964',
    'griptape-ai/ComfyUI-Griptape/issues/312',
    'JohnnyZ93/oai-compatible-copilot/issues/19',
    'langflow-ai/openrag/issues/398',
  ].map((path) => ({
    symptom: 'a newer model refuses the usual name for the most tokens',
    report: gitHub(path),
    server: refusing(400, unknownParameter, (raw) => raw.includes('"max_tokens"')),
  })),
  {
    symptom: 'a model that thinks takes no temperature but its own',
    report: gitHub('moona3k/macparakeet/pull/1087'),
    server: refusing(400, 'invalid temperature: only 1 is allowed for this model', (raw) =>
      raw.includes('"temperature"'),
    ),
    config: () => ({ temperature: 0.3 }),
  },
  {
    symptom: 'a service answers 422 to the wish for figures of usage',
    report: gitHub('vybestack/llxprt-code/issues/114'),
    server: refusing(422, 'body.stream_options: Extra inputs are not permitted', (raw) =>
      raw.includes('stream_options'),
    ),
  },
  {
    symptom: 'a gateway fails with 500 at the wish for figures of usage',
    report: gitHub('BerriAI/litellm/issues/9916'),
    server: refusing(500, 'extraneous key [include_usage] is not permitted', (raw) =>
      raw.includes('include_usage'),
    ),
  },
  {
    symptom: 'the same through another gateway, with 400',
    report: gitHub('anomalyco/opencode/issues/4698'),
    server: refusing(400, 'stream_options.include_usage: extraneous key', (raw) =>
      raw.includes('include_usage'),
    ),
  },
  {
    symptom: 'a service refuses the wish for figures of usage without saying why',
    report: gitHub('anomalyco/opencode/pull/27672'),
    server: refusing(400, 'Param Incorrect', (raw) => raw.includes('stream_options')),
  },
  {
    symptom: 'a schema is refused, though JSON mode would be taken',
    report: gitHub('BerriAI/litellm/issues/7580'),
    server: refusing(400, 'response_format.type `json_schema` is unavailable now', (raw) =>
      raw.includes('json_schema'),
    ),
  },
  {
    symptom: 'the same with 422',
    report: gitHub('langchain-ai/langchain/issues/29282'),
    server: refusing(422, 'response_format type is unavailable now', (raw) => raw.includes('json_schema')),
  },
  {
    symptom: 'neither schema nor JSON mode is taken by a model that thinks',
    report: gitHub('deepseek-ai/DeepSeek-R1/issues/614'),
    server: refusing(400, 'Json Output is not supported', (raw) => raw.includes('response_format')),
  },
  ...['huggingface/chat-ui/issues/1386', 'abetlen/llama-cpp-python/issues/1580'].map((path) => ({
    symptom: 'a model knows no role for the rules',
    report: gitHub(path),
    server: refusing(400, 'Error in applying chat template: System role not supported', (raw) =>
      raw.includes('"role":"system"'),
    ),
  })),
  {
    symptom: 'the whole answer arrives as thoughts, and the content is empty',
    report: gitHub('colorful-tones/wp-trend-watcher/issues/9'),
    server: { onlyThoughts: true },
  },
  {
    symptom: 'thoughts arrive in a field of another name, and the answer counts as empty',
    report: gitHub('danny-avila/LibreChat/issues/12775'),
    server: chunks({ role: 'assistant' }, { reasoning: 'Soup, then.' }, { content: json }),
  },
  {
    symptom: 'null for the content beside thoughts ends in "empty response"',
    report: gitHub('danny-avila/LibreChat/issues/10377'),
    server: chunks({ role: 'assistant', content: null, reasoning_content: 'Hm.' }, { content: json }),
  },
  {
    symptom: 'a small model wraps its JSON into a code block, and nothing is read',
    report: gitHub('TomBursch/kitchenowl/issues/1021'),
    server: { text: `Sure!\n\`\`\`json\n${json}\n\`\`\`` },
  },
  {
    symptom: 'the answer has the form of schema.org, with a list where one category was expected',
    report: gitHub('mealie-recipes/mealie/issues/7011'),
    server: {
      text: JSON.stringify({
        '@type': 'Recipe',
        name: 'Burgers',
        description: 'Old-fashioned.',
        recipeCategory: ['Dinner', 'Meat'],
        prepTime: 'PT15M',
        cookTime: 'PT20M',
        recipeYield: ['4', '4 servings'],
        recipeIngredient: ['1 pound ground beef', '1 onion', '1 egg', '2 slices bread'],
        recipeInstructions: [{ '@type': 'HowToStep', text: 'Mix and fry for 20 minutes.' }],
      }),
    },
  },
]

test.each(works)('$symptom ($report): works', async ({ server, config }) => {
  stub.always(server)
  const { draft } = await askForRecipe(connected(config?.()))
  expect(draft.ingredients.length).toBeGreaterThan(3)
})

const paintings: Report[] = [
  ...[
    'CherryHQ/cherry-studio/issues/18415',
    'openclaw/openclaw/issues/85842',
    'open-webui/open-webui/issues/8209',
  ].map((path) => ({
    symptom: 'a picture that is answered as an address counts as none',
    report: gitHub(path),
    server: (({ path: asked }) =>
      asked === '/v1/files/1.png'
        ? { contentType: 'image/png', body: 'the picture' }
        : {
            contentType: 'application/json',
            body: JSON.stringify({ data: [{ url: `${stub.url}/files/1.png` }] }),
          }) satisfies Script,
  })),
  {
    symptom: 'pictures are asked of a model that the server does not have, whatever is set',
    report: gitHub('qwersyk/Newelle/issues/430'),
    server: ({ body }) => (body?.model === 'paints' ? {} : refusal(404, 'model_not_found')),
  },
]

test.each(paintings)('$symptom ($report): works', async ({ server }) => {
  stub.always(server)
  const dish = await connected().drawDish(recipe, {
    signal: new AbortController().signal,
    quality: 'standard',
  })
  expect('bytes' in dish && dish.bytes.byteLength).toBeGreaterThan(5)
})

interface Told extends Report {
  remedy: RegExp
  role?: 'vision'
}

const told: Told[] = [
  {
    symptom: 'all tokens go into thoughts, and the cook is told something about tools',
    report: gitHub('sipeed/picoclaw/issues/966'),
    server: { text: '', reasoning: 'Hm. Hm.', finish: 'length' },
    remedy: /AI_REASONING=none, or raise AI_MAX_TOKENS/,
  },
  {
    symptom: 'a small window cuts the answer, and only a fault of the parser is told',
    report: gitHub('TandoorRecipes/recipes/issues/4246'),
    server: { text: '{"word":"a very long word that never ends', finish: 'length' },
    remedy: /OLLAMA_CONTEXT_LENGTH/,
  },
  {
    symptom: 'a local server that cannot be reached is an error 500 without a word',
    report: gitHub('TandoorRecipes/recipes/issues/4125'),
    server: {},
    config: () => ({ provider: 'ollama', baseUrl: 'http://127.0.0.1:18434' }),
    remedy: /^Nobody listens at 127\.0\.0\.1:18434/,
  },
  {
    symptom: 'a photo is refused, and nobody says that the model does not see',
    report: gitHub('TandoorRecipes/recipes/issues/4111'),
    server: refusal(400, 'invalid image input'),
    config: () => ({ visionModel: 'llama3.2' }),
    role: 'vision',
    remedy: /does not see: set AI_VISION_MODEL/,
  },
  {
    symptom: '"something went wrong", and no log says what',
    report: gitHub('mealie-recipes/mealie/issues/5719'),
    server: refusal(404, 'model "mistral" not found, try pulling it first'),
    remedy: /^Check AI_MODEL/,
  },
  {
    symptom: '"failed to call OpenAI" is all that is told of a wrong key',
    report: gitHub('mealie-recipes/mealie/issues/5480'),
    server: refusal(401, 'Incorrect API key provided'),
    remedy: /^Check AI_API_KEY/,
  },
]

test.each(told)('$symptom ($report): is told with what to do', async ({ server, config, role, remedy }) => {
  stub.always(server)
  const { operator } = connected(config?.())
  const trial = await operator?.tryOut(role ?? 'writing', { signal: new AbortController().signal })
  expect(trial).toMatchObject({ ok: false, remedy: expect.stringMatching(remedy) })
  expect(trial?.said.length).toBeGreaterThan(5)
})

test(`a mistyped address keeps the service "not ready" without a reason (${gitHub('mealie-recipes/mealie/issues/6904')}): stops the start`, () => {
  const start = () =>
    readConfig({ AI_PROVIDER: 'ollama', AI_MODEL: 'gemma3:12b', AI_BASE_URL: 'http://192.168..50:11434/v1' })
  expect(start).toThrow(ConfigError)
  expect(start).toThrow(/^AI_BASE_URL must be an address/)
})

test('every report is named once, and thirty of them are', () => {
  const all = [...works, ...paintings, ...told].map(({ report }) => report)
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(30)
})

test('a failure is always one of the product, whatever a service does', async () => {
  for (const { server, config } of told) {
    stub.always(server)
    await expect(askForRecipe(connected(config?.()))).rejects.toBeInstanceOf(AiError)
  }
}, 60_000)
