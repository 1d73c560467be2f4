import { describe, expect, test } from 'vitest'
import { type Change, changeFor, withChanges } from './request-parameters.ts'

const messages = [
  { role: 'system', content: 'Rules.' },
  { role: 'user', content: 'Soup.' },
]
const chat = {
  model: 'm',
  max_tokens: 8000,
  temperature: 0.2,
  reasoning_effort: 'low',
  stream: true,
  stream_options: { include_usage: true },
  response_format: { type: 'json_object' },
  messages,
}
const anthropic = { model: 'm', max_tokens: 8000, system: [{ type: 'text', text: 'Rules.' }], messages: [] }
const google = { generationConfig: { maxOutputTokens: 8000, temperature: 0.2, thinkingConfig: {} } }

/** Refusals in the words of services. */
describe('a refusal that names a parameter says what to change', () => {
  test.each<[string, object, string, Change | null]>([
    [
      'OpenAI, newer models',
      chat,
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      { kind: 'rename', name: 'max_tokens', to: 'max_completion_tokens' },
    ],
    [
      'Mistral',
      { ...chat, max_tokens: undefined, max_completion_tokens: 8000 },
      '{"detail":[{"type":"extra_forbidden","loc":["body","max_completion_tokens"],"msg":"Extra inputs are not permitted"}]}',
      { kind: 'rename', name: 'max_completion_tokens', to: 'max_tokens' },
    ],
    [
      'OpenAI, older models',
      chat,
      'max_tokens is too large: 8000. This model supports at most 4096 completion tokens, whereas you provided 8000.',
      { kind: 'limit', name: 'max_tokens', to: 4096 },
    ],
    [
      'vLLM',
      chat,
      "This model's maximum context length is 4096 tokens. However, you requested 9100 tokens (1100 in the messages, 8000 in the completion).",
      { kind: 'limit', name: 'max_tokens', to: 2996 },
    ],
    [
      'newer vLLM',
      chat,
      "'max_tokens' or 'max_completion_tokens' is too large: 8000. This model's maximum context length is 8192 tokens and your request has 1100 input tokens (8000 > 8192 - 1100).",
      { kind: 'limit', name: 'max_tokens', to: 7092 },
    ],
    [
      'DeepSeek',
      chat,
      'Invalid max_tokens value, the valid range of max_tokens is [1, 4096]',
      { kind: 'limit', name: 'max_tokens', to: 4000 },
    ],
    [
      'Groq',
      chat,
      '`max_tokens` must be less than or equal to `8192`, the maximum value for `max_tokens` is less than the `context_window` for this model',
      { kind: 'limit', name: 'max_tokens', to: 4000 },
    ],
    [
      'Anthropic',
      anthropic,
      'max_tokens: 8000 > 4096, which is the maximum allowed number of output tokens for claude-3-haiku-20240307',
      { kind: 'limit', name: 'max_tokens', to: 4096 },
    ],
    [
      'Google',
      google,
      'Unable to submit request because it has a maxOutputTokens value of 8000 but the supported range is from 1 to 4097.',
      { kind: 'limit', name: 'generationConfig.maxOutputTokens', to: 4000 },
    ],
    [
      'OpenAI, reasoning models',
      chat,
      "Unsupported value: 'temperature' does not support 0.2 with this model. Only the default (1) value is supported.",
      { kind: 'drop', name: 'temperature' },
    ],
    [
      'a gateway without usage in streams',
      chat,
      "Unrecognized request argument supplied: 'stream_options'",
      { kind: 'drop', name: 'stream_options' },
    ],
    [
      'a model that does not think',
      chat,
      '"mistral-small" does not support thinking',
      { kind: 'drop', name: 'reasoning_effort' },
    ],
    [
      'Google, a model that cannot stop thinking',
      google,
      'Budget 0 is invalid. This model only works in thinking mode.',
      { kind: 'drop', name: 'generationConfig.thinkingConfig' },
    ],
    ['a template of llama.cpp', chat, 'System role not supported', { kind: 'merge-system' }],
    [
      'Gemma at Google',
      chat,
      'Developer instruction is not enabled for models/gemma-3-27b-it',
      { kind: 'merge-system' },
    ],
    ['something else', chat, 'The model is overloaded', null],
    [
      'no reason, of a question in plain words',
      { messages, stream_options: {} },
      'Param Incorrect',
      { kind: 'drop', name: 'stream_options' },
    ],
    ['nothing', chat, '', null],
    // The level of structured output is found by capability.ts, not here.
    ['a schema that is not taken', chat, "'response_format' of type 'json_schema' is not supported", null],
  ])('%s', (_, body, said, wanted) => {
    expect(changeFor(JSON.parse(JSON.stringify(body)), said, [])).toEqual(wanted)
  })

  const picture = { model: 'm', prompt: 'Soup', n: 1, size: '1536x1024', quality: 'high' }
  test.each<[string, object, string, Change | null]>([
    [
      'a size with those that there are',
      picture,
      "Invalid value: '1536x1024'. Supported values are: '1024x1024' and '1024x1792'.",
      { kind: 'set', name: 'size', to: '1024x1024' },
    ],
    ['a size without any', picture, 'size is not supported', { kind: 'drop', name: 'size' }],
    ['a quality', picture, "Invalid value: 'high' for quality", { kind: 'drop', name: 'quality' }],
    [
      'a form of the answer',
      { ...picture, response_format: 'b64_json' },
      "Unknown parameter: 'response_format'",
      { kind: 'drop', name: 'response_format' },
    ],
    ['nothing', picture, 'Bad Request', { kind: 'drop', name: 'quality' }],
    ['what it shows', picture, 'Your request was rejected by our safety system', null],
    ['nothing, of a bare wish', { model: 'm', prompt: 'Soup' }, 'Bad Request', null],
    [
      'an aspect at Google',
      { contents: [], generationConfig: { imageConfig: { aspectRatio: '4:3' } } },
      'Aspect ratio is not supported',
      { kind: 'drop', name: 'generationConfig.imageConfig' },
    ],
  ])('of a picture: %s', (_, body, said, wanted) => {
    expect(changeFor(JSON.parse(JSON.stringify(body)), said, [])).toEqual(wanted)
  })

  test('a spelling that was refused is not tried twice', () => {
    const said = 'Unknown parameter: max_completion_tokens'
    const tried: Change[] = [{ kind: 'rename', name: 'max_tokens', to: 'max_completion_tokens' }]
    expect(changeFor({ max_completion_tokens: 8000 }, said, tried)).toEqual({
      kind: 'drop',
      name: 'max_completion_tokens',
    })
  })

  test('a limit that no figure is said of is halved until nothing is left to ask for', () => {
    const tried: Change[] = []
    const asked: (number | undefined)[] = []
    for (let body: Record<string, unknown> = { max_tokens: 8000 }; tried.length < 10; ) {
      asked.push(body.max_tokens as number | undefined)
      const change = changeFor(body, 'max_tokens is too large', tried)
      if (!change) break
      tried.push(change)
      body = withChanges(body, [change])
    }
    expect(asked).toEqual([8000, 4000, 2000, 1000, undefined])
  })
})

test('changes leave the request itself as it is, and what they do not name', () => {
  const before = JSON.stringify(chat)
  const changed = withChanges(chat, [
    { kind: 'drop', name: 'stream_options' },
    { kind: 'rename', name: 'max_tokens', to: 'max_completion_tokens' },
    { kind: 'limit', name: 'max_completion_tokens', to: 4096 },
    { kind: 'merge-system' },
  ])
  expect(JSON.stringify(chat)).toBe(before)
  expect(changed).toEqual({
    model: 'm',
    max_completion_tokens: 4096,
    temperature: 0.2,
    reasoning_effort: 'low',
    stream: true,
    response_format: { type: 'json_object' },
    messages: [{ role: 'user', content: 'Rules.\n\nSoup.' }],
  })
  expect(withChanges(google, [{ kind: 'drop', name: 'generationConfig.thinkingConfig' }])).toEqual({
    generationConfig: { maxOutputTokens: 8000, temperature: 0.2 },
  })
})
