import { asksForStream, data, type Finish, type Protocol, tokens } from './protocol.ts'

const frame = (delta: object, finish: string | null = null) =>
  data({
    id: 'chat-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'stub',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })
const reason = (finish: Finish) => (finish === 'content-filter' ? 'content_filter' : finish)
const usage = (text: string) => {
  const count = tokens(text).length
  return { prompt_tokens: 100, completion_tokens: count, total_tokens: 100 + count }
}

const end = (text: string, finish: Finish) => [
  frame({}, reason(finish)),
  data({
    id: 'chat-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'stub',
    choices: [],
    usage: usage(text),
  }),
  'data: [DONE]\n\n',
]

/** OpenAI's chat completions protocol, which OpenRouter, Ollama, vLLM and llama.cpp speak too. */
export const chatCompletions: Protocol = {
  streams: asksForStream,
  open: () => [frame({ role: 'assistant', content: '' })],
  reasoning: (text) => [frame({ reasoning_content: text })],
  delta: (text) => [frame({ content: text })],
  refusal: (text) => [frame({ refusal: text }), ...end('', 'stop')],
  close: (text, finish) => end(text, finish),
  errorEvent: (message) => [data({ error: { message, type: 'server_error', code: null, param: null } })],
  noChoices: () => [
    data({ id: 'chat-1', object: 'chat.completion.chunk', created: 1, model: 'stub', choices: [] }),
    'data: [DONE]\n\n',
  ],
  whole: (text, finish) => ({
    id: 'chat-1',
    object: 'chat.completion',
    created: 1,
    model: 'stub',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: reason(finish) }],
    usage: usage(text),
  }),
  noChoicesWhole: () => ({ id: 'chat-1', object: 'chat.completion', created: 1, model: 'stub', choices: [] }),
}
