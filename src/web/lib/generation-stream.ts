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

/** Waits before each further try to take a broken stream up again. */
const BACK_OFF_MS = [300, 1000, 2000, 4000, 8000, 8000]

/**
 * Starts a generation and follows it to its end.
 *
 * A broken connection is taken up where it broke: by the generation's id once that is known, by the same request
 * with the same idempotency key before. The generation itself does not depend on anyone listening.
 * @throws HttpError when it is refused, fails or is cancelled
 */
export function streamGeneration(
  route: RouteShape,
  input: { body?: unknown; form?: FormData; query?: object; idempotencyKey: string },
  options: StreamOptions,
): Promise<GeneratedRecipe> {
  return follow(() => send(route, { ...input, signal: options.signal }, EVENT_STREAM), options)
}

/** Comes back to a generation that runs already, from its first event on. */
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
      // A gateway that has lost the server behind it is a broken connection, too.
      const refused = error instanceof HttpError && !isUnreachable(error)
      if (refused || signal.aborted || wait === undefined) throw error
      failures += 1
      await pause(wait, signal)
    }
  }
}

/** Events of a stream; or of one JSON answer, from a server or a proxy that does not stream. */
async function* eventsIn(response: Response): AsyncGenerator<GenerationEvent> {
  if (!response.headers.get('content-type')?.includes('text/event-stream')) {
    yield { id: Number.MAX_SAFE_INTEGER, type: 'done', data: (await response.json()) as GeneratedRecipe } // the route's reply
    return
  }
  if (!response.body) return
  const arrived: GenerationEvent[] = []
  const parser = createParser({
    onEvent: ({ id, event, data }) => {
      if (id === undefined || event === undefined) return
      arrived.push({ id: Number(id), type: event, data: JSON.parse(data) } as GenerationEvent) // by the contract
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
