import { isIPv6, type LookupFunction } from 'node:net'
import { Agent, type Dispatcher, errors } from 'undici'
import { PageError } from '#server/ports/pages.ts'
import { type Target, type TargetRules, targetOf } from './target.ts'
import { unpacked } from './unpacked.ts'

export interface VisitLimits {
  /** Milliseconds to wait for the connection, for the first byte, between two bytes, and in total. */
  connectMs: number
  answerMs: number
  pauseMs: number
  totalMs: number
  maxRedirects: number
}

export const usualLimits: VisitLimits = {
  connectMs: 5000,
  answerMs: 10_000,
  pauseMs: 5000,
  totalMs: 20_000,
  maxRedirects: 5,
}

export interface Visit {
  address: string
  accept: string
  userAgent: string
  /** Maximum size of the body, compressed and decompressed. */
  maxBytes: number
  /** Throws for an unwanted content type before the body is read. */
  admit: (contentType: string) => void
  signal: AbortSignal
}

export interface Visited {
  address: string
  contentType: string
  bytes: Uint8Array
}

/**
 * Fetches an address and follows redirects; each one is checked like the first address. Sends no cookies and
 * no credentials, and uses no proxy of the environment.
 * @throws PageError, or the signal's reason.
 */
export async function visit(rules: TargetRules, limits: VisitLimits, request: Visit): Promise<Visited> {
  const clock = AbortSignal.timeout(limits.totalMs)
  const signal = AbortSignal.any([request.signal, clock])
  try {
    let target = await withSignal(signal, targetOf(request.address, rules))
    for (let hops = 0; hops <= limits.maxRedirects; hops += 1) {
      const step = await ask(target, limits, request, signal)
      if ('bytes' in step) return step
      target = await withSignal(signal, targetOf(step.location, rules, target.url))
    }
    throw new PageError('site_failed', 'The address leads on and on')
  } catch (cause) {
    if (cause instanceof PageError) throw cause
    request.signal.throwIfAborted()
    throw failureOf(cause, clock)
  }
}

/** Rejects when the signal aborts, because resolving a name can take long, too. */
const withSignal = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })

async function ask(
  target: Target,
  limits: VisitLimits,
  request: Visit,
  signal: AbortSignal,
): Promise<Visited | { location: string }> {
  const agent = new Agent({
    connections: 1,
    pipelining: 1,
    connect: { timeout: limits.connectMs, lookup: pinned(target.addresses) },
    headersTimeout: limits.answerMs,
    bodyTimeout: limits.pauseMs,
    maxHeaderSize: 32_768,
    maxResponseSize: request.maxBytes,
  })
  try {
    const { origin, pathname, search } = target.url
    const answer = await agent.request({
      origin,
      path: `${pathname}${search}`,
      method: 'GET',
      signal,
      headers: {
        accept: request.accept,
        'accept-encoding': 'gzip, deflate, br',
        'accept-language': 'en, *;q=0.5',
        'user-agent': request.userAgent,
      },
    })
    const location = headerOf(answer, 'location')
    if ([301, 302, 303, 307, 308].includes(answer.statusCode) && location)
      return { location: inUtf8(location) }
    requireSuccess(answer.statusCode)
    const contentType = headerOf(answer, 'content-type') ?? ''
    request.admit(contentType)
    const announced = Number(headerOf(answer, 'content-length') ?? 0)
    if (announced > request.maxBytes) throw tooLarge()
    const bytes = await bodyOf(answer, request.maxBytes)
    return {
      address: target.url.href,
      contentType,
      bytes: await unpacked(bytes, headerOf(answer, 'content-encoding'), request.maxBytes),
    }
  } finally {
    // Destroying the agent drops the rest of the body, which nobody reads any more.
    await agent.destroy()
  }
}

/** Lookup function that returns the checked IP addresses, so that no name is resolved a second time. */
const pinned =
  (addresses: string[]): LookupFunction =>
  (_name, options, answer) => {
    const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
    const [first] = found
    if (!first) answer(new Error('no address'), '')
    else if (options.all) answer(null, found)
    else answer(null, first.address, first.family)
  }

const headerOf = ({ headers }: Dispatcher.ResponseData, name: string): string | undefined => {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** Decodes a header as UTF-8, because Node gives it as Latin-1 and browsers accept UTF-8 in addresses. */
const inUtf8 = (header: string): string =>
  /^[\x20-\xff]*$/.test(header) ? Buffer.from(header, 'latin1').toString('utf8') : header

async function bodyOf({ body }: Dispatcher.ResponseData, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

const tooLarge = () => new PageError('too_large', 'There is more of it than is read')

function requireSuccess(status: number) {
  if (status === 200 || status === 203) return
  if (status === 404 || status === 410) throw new PageError('absent', `The site answered ${status}`)
  if ([401, 402, 403, 405, 406, 407, 429, 451].includes(status)) {
    throw new PageError('refused', `The site answered ${status}`)
  }
  throw new PageError('site_failed', `The site answered ${status}`)
}

const slow = ['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT']

function failureOf(cause: unknown, clock: AbortSignal): PageError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (clock.aborted || slow.includes(code))
    return new PageError('too_slow', 'The site took too long', { cause })
  if (cause instanceof errors.ResponseExceededMaxSizeError) return tooLarge()
  if (cause instanceof errors.HTTPParserError || cause instanceof errors.HeadersOverflowError) {
    return new PageError('site_failed', 'The site does not speak HTTP', { cause })
  }
  return new PageError('no_answer', 'The site could not be reached', { cause })
}
