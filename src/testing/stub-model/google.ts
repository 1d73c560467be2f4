import { data, type Finish, type Protocol, tokens } from './protocol.ts'

const reasons: Record<Finish, string> = { stop: 'STOP', length: 'MAX_TOKENS', 'content-filter': 'SAFETY' }
const candidate = (parts: object[], finishReason?: string) => ({
  candidates: [{ content: { role: 'model', parts }, index: 0, ...(finishReason && { finishReason }) }],
})
const usageMetadata = (text: string) => {
  const count = tokens(text).length
  return {
    usageMetadata: { promptTokenCount: 100, candidatesTokenCount: count, totalTokenCount: 100 + count },
  }
}
const blocked = { promptFeedback: { blockReason: 'SAFETY' } }

/** Google's generateContent protocol. */
export const google: Protocol = {
  streams: (path) => path.includes(':streamGenerateContent'),
  open: () => [],
  reasoning: (text) => [data(candidate([{ text, thought: true }]))],
  delta: (text) => [data(candidate([{ text }]))],
  refusal: () => [data({ ...blocked, ...usageMetadata('') })],
  close: (text, finish) => [data({ ...candidate([{ text: '' }], reasons[finish]), ...usageMetadata(text) })],
  errorEvent: (message) => [data({ error: { code: 503, message, status: 'UNAVAILABLE' } })],
  noChoices: () => [data(usageMetadata(''))],
  whole: (text, finish) => ({ ...candidate([{ text }], reasons[finish]), ...usageMetadata(text) }),
  noChoicesWhole: () => usageMetadata(''),
}
