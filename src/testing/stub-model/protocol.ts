export type Finish = 'stop' | 'length' | 'content-filter'

/** One provider's way of saying the same things. Frames are whole server-sent events. */
export interface Protocol {
  /** Whether this request asks for a stream. */
  streams(path: string, body: unknown): boolean
  open(): string[]
  reasoning(text: string): string[]
  delta(text: string): string[]
  /** From the declining words to the end of the stream. */
  refusal(text: string): string[]
  close(text: string, finish: Finish): string[]
  errorEvent(message: string): string[]
  /** The stream of an answer in which nothing is answered. */
  noChoices(): string[]
  /** The answer when no stream was asked for. */
  whole(text: string, finish: Finish): unknown
  noChoicesWhole(): unknown
}

export const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`
export const named = (event: string, value: object) => `event: ${event}\n${data({ type: event, ...value })}`
export const asksForStream = (_path: string, body: unknown) =>
  typeof body === 'object' && body !== null && 'stream' in body && body.stream === true

/** Words, roughly: what the stub counts and spaces out. */
export const tokens = (text: string): string[] => text.match(/\s*[^\s]{1,8}|\s+$/g) ?? []
