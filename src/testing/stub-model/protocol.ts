export type Finish = 'stop' | 'length' | 'content-filter'

/** A provider's protocol for the stub's answers. Each frame is a whole server-sent event. */
export interface Protocol {
  /** True when this request asks for a stream. */
  streams(path: string, body: unknown): boolean
  open(): string[]
  reasoning(text: string): string[]
  delta(text: string): string[]
  /** Frames from the refusal text to the end of the stream. */
  refusal(text: string): string[]
  close(text: string, finish: Finish): string[]
  errorEvent(message: string): string[]
  /** Frames of a stream without an answer. */
  noChoices(): string[]
  /** The response when no stream was requested. */
  whole(text: string, finish: Finish): unknown
  noChoicesWhole(): unknown
}

export const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`
export const named = (event: string, value: object) => `event: ${event}\n${data({ type: event, ...value })}`
export const asksForStream = (_path: string, body: unknown) =>
  typeof body === 'object' && body !== null && 'stream' in body && body.stream === true

/** Splits a text into rough tokens, which the stub counts and paces. */
export const tokens = (text: string): string[] => text.match(/\s*[^\s]{1,8}|\s+$/g) ?? []
