import { asksForStream, type Finish, named, type Protocol, tokens } from './protocol.ts'

const ITEM = 'msg-1'
const reply = { id: 'resp-1', object: 'response', created_at: 1, model: 'stub' }
const usage = (text: string) => ({ input_tokens: 100, output_tokens: tokens(text).length })
const incomplete = { length: 'max_output_tokens', 'content-filter': 'content_filter' }
const details = (finish: Finish) => (finish === 'stop' ? null : { reason: incomplete[finish] })
const message = (content: object[]) => ({
  type: 'message',
  id: ITEM,
  role: 'assistant',
  status: 'completed',
  content,
})

const end = (text: string, finish: Finish) => [
  named('response.output_item.done', {
    output_index: 0,
    item: message([{ type: 'output_text', text, annotations: [] }]),
  }),
  named(finish === 'stop' ? 'response.completed' : 'response.incomplete', {
    response: { ...reply, incomplete_details: details(finish), usage: usage(text) },
  }),
]

/** OpenAI's Responses protocol. */
export const responses: Protocol = {
  streams: asksForStream,
  open: () => [
    named('response.created', { response: reply }),
    named('response.output_item.added', {
      output_index: 0,
      item: { type: 'message', id: ITEM, role: 'assistant', content: [] },
    }),
  ],
  reasoning: (text) => [
    named('response.reasoning_summary_text.delta', { item_id: 'rs-1', summary_index: 0, delta: text }),
  ],
  delta: (text) => [
    named('response.output_text.delta', { item_id: ITEM, output_index: 0, content_index: 0, delta: text }),
  ],
  refusal: (text) => [
    named('response.refusal.delta', { item_id: ITEM, output_index: 0, content_index: 0, delta: text }),
    named('response.refusal.done', { item_id: ITEM, output_index: 0, content_index: 0, refusal: text }),
    ...end('', 'stop'),
  ],
  close: (text, finish) => end(text, finish),
  errorEvent: (text) => [
    named('error', {
      sequence_number: 2,
      error: { type: 'server_error', code: 'server_error', message: text },
    }),
  ],
  noChoices: () => [
    named('response.created', { response: reply }),
    named('response.completed', { response: { ...reply, usage: usage('') } }),
  ],
  whole: (text, finish) => ({
    ...reply,
    status: finish === 'stop' ? 'completed' : 'incomplete',
    incomplete_details: details(finish),
    output: [message([{ type: 'output_text', text, annotations: [] }])],
    usage: usage(text),
  }),
  noChoicesWhole: () => ({ ...reply, status: 'completed', output: [], usage: usage('') }),
}
