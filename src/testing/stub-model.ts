import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { anthropic } from './stub-model/anthropic.ts'
import type { Behaviour } from './stub-model/behaviour.ts'
import { chatCompletions } from './stub-model/chat-completions.ts'
import { recipeFor } from './stub-model/default-recipe.ts'
import { google } from './stub-model/google.ts'
import { chatImage, googleImage, openAiImage } from './stub-model/images.ts'
import { type Protocol, tokens } from './stub-model/protocol.ts'
import { responses } from './stub-model/responses.ts'

export { type Behaviour, faults } from './stub-model/behaviour.ts'

export interface StubRequest {
  kind: 'text' | 'image'
  path: string
  headers: IncomingHttpHeaders
  /** The request body as it was sent. */
  raw: string
  /** The parsed body; undefined when it was no JSON. */
  body: Record<string, unknown> | undefined
  /**
   * Times from `performance.now()`: when the request was read, when the first usable words left (in JSON the
   * first letters of a value), and when the response was complete.
   */
  receivedAt: number
  firstWordsAt?: number
  endedAt?: number
  /** True when the caller hung up before the response was complete. */
  abandoned: boolean
}

/** Returns the stub's behaviour for a request, when none was queued with `respond`. */
export type Script = (request: StubRequest) => Behaviour

export interface StubModel {
  /** Base address for every provider: `http://127.0.0.1:12345/v1`. */
  url: string
  requests: StubRequest[]
  /** Queues behaviours for the next calls, in order; afterwards the script decides again. */
  respond(...behaviours: Behaviour[]): void
  /** Replaces the script. */
  always(script: Script | Behaviour): void
  close(): Promise<void>
}

function protocolOf(path: string, body: unknown): Protocol | undefined {
  if (path.endsWith('/chat/completions')) return chatCompletions
  if (path.endsWith('/responses')) return responses
  if (path.endsWith('/messages')) return anthropic(body)
  if (/:(generateContent|streamGenerateContent)$/.test(path)) return google
  return undefined
}

/**
 * Starts a model provider on this machine: a real HTTP server that speaks the protocols of OpenAI (chat
 * completions, Responses, images), Anthropic and Google, streamed or not, and fails in every way that
 * providers do.
 */
export async function startStubModel(script: Script | Behaviour = {}): Promise<StubModel> {
  const requests: StubRequest[] = []
  const queued: Behaviour[] = []
  let usual: Script = scriptOf(script)

  const server = createServer(async (request, response) => {
    const seen = await record(request)
    requests.push(seen)
    const gone = new AbortController()
    response.on('close', () => {
      seen.endedAt = performance.now()
      seen.abandoned = !response.writableFinished
      gone.abort()
    })
    try {
      await answer(seen, queued.shift() ?? usual(seen), response, gone.signal)
    } catch (cause) {
      if (!gone.signal.aborted) throw cause
    }
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    respond: (...behaviours) => {
      queued.push(...behaviours)
    },
    always: (next) => {
      usual = scriptOf(next)
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}

const scriptOf = (script: Script | Behaviour): Script =>
  typeof script === 'function' ? script : () => script

async function record(request: IncomingMessage): Promise<StubRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const raw = Buffer.concat(chunks).toString()
  const path = request.url ?? '/'
  const body = parsed(raw)
  const image =
    path.endsWith('/images/generations') ||
    raw.includes('"responseModalities":["IMAGE"]') ||
    raw.includes('"modalities":["image"')
  return {
    kind: image ? 'image' : 'text',
    path,
    headers: request.headers,
    raw,
    body,
    receivedAt: performance.now(),
    abandoned: false,
  }
}

function parsed(raw: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(raw)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

async function answer(seen: StubRequest, behaviour: Behaviour, response: ServerResponse, gone: AbortSignal) {
  const { delayMs, status = 200, headers = {}, body, contentType = 'application/json' } = behaviour
  if (delayMs) await pause(delayMs, undefined, { signal: gone })
  if (status !== 200 || body !== undefined) {
    const said = body ?? JSON.stringify({ error: { message: `stub answers ${status}`, type: 'stub' } })
    return response.writeHead(status, { 'content-type': contentType, ...headers }).end(said)
  }
  const path = seen.path.split('?')[0] ?? ''
  const protocol = protocolOf(path, seen.body)
  if (seen.kind === 'image') {
    seen.firstWordsAt = performance.now()
    if (protocol === chatCompletions) return json(response, chatImage())
    return json(response, protocol === google ? googleImage() : openAiImage())
  }
  if (!protocol) return response.writeHead(404).end()
  const text = behaviour.text ?? JSON.stringify(recipeFor(seen.raw))
  const finish = behaviour.finish ?? 'stop'
  if (behaviour.whole || !protocol.streams(seen.path, seen.body)) {
    seen.firstWordsAt = performance.now()
    return json(response, behaviour.noChoices ? protocol.noChoicesWhole() : protocol.whole(text, finish))
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache', ...headers })
  const send = (frames: string[]) => response.write(frames.join(''))
  if (behaviour.noChoices) return response.end(protocol.noChoices().join(''))
  send(protocol.open())
  if (behaviour.refusal) return response.end(protocol.refusal(behaviour.refusal).join(''))
  if (behaviour.reasoning) send(protocol.reasoning(behaviour.reasoning))
  if (behaviour.onlyThoughts) {
    return response.end([...protocol.reasoning(text), ...protocol.close('', finish)].join(''))
  }
  // A length limit cuts the text at an arbitrary place.
  const written = finish === 'length' ? text.slice(0, Math.floor(text.length * 0.6)) : text
  await speak(seen, written, behaviour, protocol, response, gone)
  if (response.destroyed || response.writableEnded) return
  response.end(protocol.close(written, finish).join(''))
}

const json = (response: ServerResponse, value: unknown) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))

/** Matches prose at its first letter, and JSON at the first letter of its first value. */
const firstWords = /^\s*[^\s{]|:\s*"[^"]/

async function speak(
  seen: StubRequest,
  text: string,
  { tokensPerS, fault }: Behaviour,
  protocol: Protocol,
  response: ServerResponse,
  gone: AbortSignal,
) {
  // A text of megabytes is sent in large pieces, because such a test is about size and not about tokens.
  const pieces = text.length > 1_000_000 ? (text.match(/[\s\S]{1,65536}/g) ?? []) : tokens(text)
  const faultAt = fault ? Math.floor(pieces.length * fault.after) : -1
  const start = performance.now()
  let sent = ''
  for (const [index, piece] of pieces.entries()) {
    if (index === faultAt && fault && (await fail(fault.kind, protocol, response, gone))) return
    if (tokensPerS) {
      const due = start + (index * 1000) / tokensPerS
      const wait = due - performance.now()
      if (wait > 1) await pause(wait, undefined, { signal: gone })
    }
    sent += seen.firstWordsAt === undefined ? piece : ''
    if (seen.firstWordsAt === undefined && firstWords.test(sent)) seen.firstWordsAt = performance.now()
    const flowing = response.write(protocol.delta(piece).join(''))
    if (response.destroyed) return
    if (!flowing) await drained(response)
  }
}

/** Sends a fault; returns true when nothing more must be sent. */
async function fail(
  kind: NonNullable<Behaviour['fault']>['kind'],
  protocol: Protocol,
  response: ServerResponse,
  gone: AbortSignal,
): Promise<boolean> {
  switch (kind) {
    case 'cut':
      // The pause lets the reader receive what was sent before the connection is cut.
      await pause(20, undefined, { signal: gone })
      response.destroy()
      return true
    case 'end':
      response.end()
      return true
    case 'stall':
      await new Promise<void>((resolve) => {
        gone.addEventListener('abort', () => resolve(), { once: true })
      })
      return true
    case 'error-event':
      response.end(protocol.errorEvent('the stub failed midway').join(''))
      return true
    case 'broken-event':
      response.write('data: {"id": "chat-1", "choices": [{"del\n\n')
      return false
  }
}

/** Waits until the caller has read on, or has hung up. */
const drained = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    const done = () => {
      response.off('drain', done).off('close', done)
      resolve()
    }
    response.on('drain', done).on('close', done)
  })
