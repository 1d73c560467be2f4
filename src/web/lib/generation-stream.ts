import { createParser } from 'eventsource-parser'
import type { GenerationEvent } from '#contract/generations.ts'
import { api } from '#contract/index.ts'
import { PROBLEM_STATUS } from '#contract/problem.ts'
import type { GeneratedRecipe } from '#contract/recipes.ts'
import type { RouteShape } from '#contract/route.ts'
import { send } from './http.ts'
import { HttpError } from './http-error.ts'
import { isUnreachable } from './reachability.ts'

export interface StreamOptions {
  signal: AbortSignal
  onEvent: (event: GenerationEvent) => void
}

/** Milliseconds to wait before each retry of a broken stream. */
const BACK_OFF_MS = [300, 1000, 2000, 4000, 8000, 8000]

/**
 * Starts a generation and follows its events to the end.
 *
 * A broken connection is resumed: by the generation's id once that is known, before that by the same request
 * with the same idempotency key. The generation itself does not depend on a listener.
 * @throws HttpError when the generation is refused, fails or is cancelled
 */
export function streamGeneration(
  route: RouteShape,
  input: { body?: unknown; form?: FormData; query?: object; idempotencyKey: string },
  options: StreamOptions,
): Promise<GeneratedRecipe> {
  return follow(() => send(route, { ...input, signal: options.signal }, EVENT_STREAM), options)
}

/** Follows a running generation from its first event on. */
export function followGeneration(id: string, options: StreamOptions): Promise<GeneratedRecipe> {
  return follow(() => eventsOf(id, 0, options.signal), options, id)
}

const EVENT_STREAM = { Accept: 'text/event-stream' }

const eventsOf = (id: string, lastEventId: number, signal: AbortSignal) =>
  send(
    api.generations.events,
    { params: { id }, signal },
    { ...EVENT_STREAM, ...(lastEventId > 0 ? { 'Last-Event-ID': String(lastEventId) } : {}) },
  )

async function follow(
  start: () => Promise<Response>,
  { signal, onEvent }: StreamOptions,
  knownId: string | null = null,
): Promise<GeneratedRecipe> {
  let id = knownId
  let lastEventId = 0
  let failures = 0
  for (;;) {
    try {
      const response = await (id && lastEventId > 0 ? eventsOf(id, lastEventId, signal) : start())
      for await (const event of eventsIn(response)) {
        if (event.id <= lastEventId) continue
        lastEventId = event.id
        failures = 0
        if (event.type === 'stage') id = event.data.generationId
        onEvent(event)
        if (event.type === 'done') return event.data
        if (event.type === 'error')
          throw new HttpError(PROBLEM_STATUS[event.data.code], event.data.code, event.data)
      }
      throw new TypeError('The connection ended before the recipe was done.')
    } catch (error) {
      const wait = BACK_OFF_MS[failures]
      // A gateway that cannot reach the server counts as a broken connection.
      const refused = error instanceof HttpError && !isUnreachable(error)
      if (refused || signal.aborted || wait === undefined) throw error
      failures += 1
      await pause(wait, signal)
    }
  }
}

/** Yields the events of a stream, or the one JSON reply of a server or proxy that does not stream. */
async function* eventsIn(response: Response): AsyncGenerator<GenerationEvent> {
  if (!response.headers.get('content-type')?.includes('text/event-stream')) {
    // The route's reply.
    yield { id: Number.MAX_SAFE_INTEGER, type: 'done', data: (await response.json()) as GeneratedRecipe }
    return
  }
  if (!response.body) return
  const arrived: GenerationEvent[] = []
  const parser = createParser({
    onEvent: ({ id, event, data }) => {
      if (id === undefined || event === undefined) return
      // The contract defines the events' types.
      arrived.push({ id: Number(id), type: event, data: JSON.parse(data) } as GenerationEvent)
    },
  })
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      parser.feed(value)
      yield* arrived.splice(0)
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason)
      },
      { once: true },
    )
  })
