import { asksForStream, type Finish, named, type Protocol, tokens } from './protocol.ts'

const reasons: Record<Finish, string> = {
  stop: 'end_turn',
  length: 'max_tokens',
  'content-filter': 'refusal',
}
const start = named('message_start', {
  message: {
    id: 'msg-1',
    type: 'message',
    role: 'assistant',
    model: 'stub',
    content: [],
    stop_reason: null,
    usage: { input_tokens: 100, output_tokens: 1 },
  },
})
const end = (finish: Finish, text: string) => [
  named('message_delta', {
    delta: { stop_reason: reasons[finish], stop_sequence: null },
    usage: { output_tokens: tokens(text).length },
  }),
  named('message_stop', {}),
]

/** Anthropic's Messages protocol with a text answer. */
const inText: Protocol = {
  streams: asksForStream,
  open: () => [start, named('content_block_start', { index: 0, content_block: { type: 'text', text: '' } })],
  // Thoughts would need a block before the text; the stub opens the text block first and sends none.
  reasoning: () => [named('ping', {})],
  delta: (text) => [named('content_block_delta', { index: 0, delta: { type: 'text_delta', text } })],
  // A refusal is an answer without text whose stop reason is the refusal.
  refusal: () => [named('content_block_stop', { index: 0 }), ...end('content-filter', '')],
  close: (text, finish) => [named('content_block_stop', { index: 0 }), ...end(finish, text)],
  errorEvent: (message) => [named('error', { error: { type: 'overloaded_error', message } })],
  noChoices: () => [start, ...end('stop', '')],
  whole: (text, finish) => ({
    id: 'msg-1',
    type: 'message',
    role: 'assistant',
    model: 'stub',
    content: [{ type: 'text', text }],
    stop_reason: reasons[finish],
    stop_sequence: null,
    usage: { input_tokens: 100, output_tokens: tokens(text).length },
  }),
  noChoicesWhole: () => ({
    id: 'msg-1',
    type: 'message',
    role: 'assistant',
    model: 'stub',
    content: [],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 100, output_tokens: 0 },
  }),
}

/** The same protocol with the tool that older models are forced to call, whose input is the answer. */
const inTool: Protocol = {
  ...inText,
  open: () => [
    start,
    named('content_block_start', {
      index: 0,
      content_block: { type: 'tool_use', id: 'tool-1', name: 'json', input: {} },
    }),
  ],
  delta: (text) => [
    named('content_block_delta', { index: 0, delta: { type: 'input_json_delta', partial_json: text } }),
  ],
}

export const anthropic = (body: unknown): Protocol =>
  typeof body === 'object' && body !== null && 'tool_choice' in body ? inTool : inText
