import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Message in a stream of server-sent events. */
export interface StreamedEvent {
  id: number
  type: string
  data: unknown
}

export const wantsEventStream = (request: FastifyRequest): boolean =>
  (request.headers.accept ?? '').split(',').some((part) => part.trim().startsWith('text/event-stream'))

/** Returns the id of the last event that the client received before it was cut off; 0 is the start. */
export const lastEventId = (request: FastifyRequest): number => {
  const given = Number(request.headers['last-event-id'])
  return Number.isSafeInteger(given) && given > 0 ? given : 0
}

/**
 * Returns a signal that aborts when the client disconnects. Only for work for this client, never for work
 * that outlives it.
 */
export const readerGone = (reply: FastifyReply): AbortSignal => {
  if (reply.raw.destroyed) return AbortSignal.abort()
  const controller = new AbortController()
  reply.raw.once('close', () => controller.abort())
  return controller.signal
}

const frame = ({ id, type, data }: StreamedEvent) =>
  `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`

const heartbeat = Symbol('heartbeat')

/**
 * Yields the events as text, with a comment after each period of silence, because proxies close silent
 * connections.
 */
async function* framed(events: AsyncIterable<StreamedEvent>, heartbeatMs: number): AsyncGenerator<string> {
  yield ': open\n\n'
  const iterator = events[Symbol.asyncIterator]()
  let next = iterator.next()
  for (;;) {
    let timer: NodeJS.Timeout | undefined
    const silence = new Promise<typeof heartbeat>((resolve) => {
      timer = setTimeout(resolve, heartbeatMs, heartbeat)
      timer.unref()
    })
    const first = await Promise.race([next, silence]).finally(() => clearTimeout(timer))
    if (first === heartbeat) {
      yield ': still here\n\n'
      continue
    }
    if (first.done) return
    yield frame(first.value)
    next = iterator.next()
  }
}

/**
 * Answers with an event stream that ends when the events do. `events` must end when the signal of
 * `readerGone` aborts.
 */
export const sendEvents = (reply: FastifyReply, events: AsyncIterable<StreamedEvent>, heartbeatMs = 15_000) =>
  reply
    .code(200)
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .serializer((payload: unknown) => payload as string)
    .send(Readable.from(framed(events, heartbeatMs), { objectMode: false, highWaterMark: 64 * 1024 }))
