/** The stub's behaviour in one call; absent fields leave that part sound. */
export interface Behaviour {
  /** Text of the answer; a sound recipe that follows the prompt when not given. */
  text?: string
  /** Milliseconds before anything is sent. */
  delayMs?: number
  /** Tokens (words) per second; all at once when not given. */
  tokensPerS?: number
  /** HTTP status of an error response in place of an answer. */
  status?: number
  headers?: Record<string, string>
  /** Body of an error, or of a 200 that is no answer at all: HTML, nothing, other JSON. */
  body?: string
  contentType?: string
  /** The stop reason that the model reports. */
  finish?: 'stop' | 'length' | 'content-filter'
  /** Text with which the model declines in the protocol's own way. */
  refusal?: string
  /** Thoughts that are streamed before the text, in the protocol's own way. */
  reasoning?: string
  /** A fault of the stream, after this share (0 to 1) of the text was sent. */
  fault?: { kind: 'cut' | 'end' | 'stall' | 'error-event' | 'broken-event'; after: number }
  /** Sends the answer in one piece, although a stream was requested. */
  whole?: true
  /** Sends the whole answer as thoughts, as some servers do by mistake. */
  onlyThoughts?: true
  /** Sends a 200 in the protocol's form without an answer. */
  noChoices?: true
}

/** Common failures of providers, by name. */
export const faults = {
  unauthorized: { status: 401 },
  forbidden: { status: 403 },
  unpaid: { status: 402 },
  noCredit: {
    status: 429,
    body: '{"error":{"message":"You exceeded your current quota","type":"insufficient_quota","code":"insufficient_quota"}}',
  },
  unknownModel: { status: 404 },
  busy: { status: 429 },
  busyFor: (seconds: number) => ({ status: 429, headers: { 'retry-after': String(seconds) } }),
  overloaded: { status: 529 },
  serverError: { status: 500 },
  html: {
    contentType: 'text/html',
    body: '<!doctype html><html><title>Welcome</title><h1>Sign in to the Wi-Fi</h1></html>',
  },
  errorIn200: { contentType: 'application/json', body: '{"error":{"message":"upstream failed"}}' },
  nothing: { contentType: 'text/event-stream', body: '' },
  noChoices: { noChoices: true },
  emptyText: { text: '' },
  cut: { fault: { kind: 'cut', after: 0.5 } },
  endedEarly: { fault: { kind: 'end', after: 0.5 } },
  stalled: { fault: { kind: 'stall', after: 0.3 } },
  stalledAtOnce: { fault: { kind: 'stall', after: 0 } },
  errorEvent: { fault: { kind: 'error-event', after: 0.3 } },
  brokenEvent: { fault: { kind: 'broken-event', after: 0.5 } },
  lengthLimit: { finish: 'length' },
  contentFilter: { text: '', finish: 'content-filter' },
  refusal: { refusal: 'I cannot help with that.' },
  malformed: { text: '{"title":"Soup","ingredients":[{"amount":"1","item":' },
  wrongSchema: { text: '{"title":7,"ingredients":{"rice":"1 cup"},"instructions":"Cook it."}' },
  prose: { text: 'I would love to help! What do you feel like eating tonight?' },
  huge: { text: `{"title":"${'x'.repeat(10_000_000)}"}` },
} as const satisfies Record<string, Behaviour | ((seconds: number) => Behaviour)>
