import { APICallError } from 'ai'
import { AiError } from '#server/ports/ai.ts'
import { RedirectedAnswer, TooLargeAnswer } from './fetch/limited-fetch.ts'
import { wordsOfFailure } from './words-of-failure.ts'

/** Text that the cook reads when a model declines; the model's own words are never shown. */
export const REFUSED =
  'The AI would not write a recipe for this. Please try other words: a dish, a taste, some ingredients.'

export const refused = (cause?: unknown) => new AiError('refused', REFUSED, { cause })

/**
 * Turns anything that a call to a provider throws or streams as an error into an error in the product's
 * terms.
 */
export function aiFailure(cause: unknown): AiError {
  if (cause instanceof AiError) return cause
  const { kind, message, retryAfterS } = verdictOn(cause)
  return new AiError(kind, message, { cause, retryAfterS, said: wordsOfFailure(cause) })
}

function verdictOn(cause: unknown): AiError {
  if (hasCause(cause, (one) => one instanceof TooLargeAnswer)) {
    return new AiError('broken', 'The AI service sent far more than a recipe', { cause })
  }
  if (hasCause(cause, (one) => one instanceof RedirectedAnswer)) {
    return new AiError('unreachable', 'The AI service cannot be reached', { cause })
  }
  if (isTimeout(cause)) return new AiError('timeout', 'The AI service did not answer in time', { cause })
  if (APICallError.isInstance(cause)) return ofStatus(cause)
  const status = statusIn(cause)
  if (status) return ofCode(status, undefined, cause)
  if (hasCause(cause, isConnectionError)) {
    return new AiError('unreachable', 'The connection to the AI service broke off', { cause })
  }
  return new AiError('broken', 'The AI service gave an answer that cannot be used', { cause })
}

function ofStatus(error: APICallError): AiError {
  const status = error.statusCode
  // A call without status never arrived; one with 200 was cut, or was no JSON at all.
  if (status === undefined || status < 400) {
    return hasCause(error, isConnectionError)
      ? new AiError('unreachable', 'The AI service cannot be reached', { cause: error })
      : new AiError('broken', 'The AI service gave an answer that cannot be used', { cause: error })
  }
  const said = `${error.message} ${error.responseBody?.slice(0, 2_000) ?? ''}`
  if (outOfCredit.test(said))
    return new AiError('payment', 'The AI account has no credit left', { cause: error })
  return ofCode(status, retryAfter(error.responseHeaders), error)
}

/** OpenAI reports an account without credit with status 429, Anthropic with 400. */
const outOfCredit = /insufficient_quota|credit balance is too low/i

function ofCode(status: number, retryAfterS: number | undefined, cause: unknown): AiError {
  const options = { cause, ...(retryAfterS !== undefined && { retryAfterS }) }
  if (status === 401 || status === 403)
    return new AiError('credentials', 'The AI service did not accept the key', options)
  if (status === 404)
    return new AiError('credentials', 'The AI service does not know this model or address', options)
  if (status === 402) return new AiError('payment', 'The AI account has no credit left', options)
  // Status 529 is Anthropic's "overloaded"; 503 with a Retry-After header means the same as 429.
  if (status === 429 || status === 529 || (status === 503 && retryAfterS !== undefined)) {
    return new AiError('busy', 'The AI service takes no more calls just now', options)
  }
  if (status === 408 || status === 504)
    return new AiError('timeout', 'The AI service did not answer in time', options)
  if (status >= 500) return new AiError('unreachable', `The AI service failed with ${status}`, options)
  return new AiError('broken', `The AI service refused the request with ${status}`, options)
}

/**
 * Reads the Retry-After header as seconds or a date, and OpenAI's `retry-after-ms`; longer than an hour is
 * cut to one.
 */
function retryAfter(headers: Record<string, string> | undefined): number | undefined {
  const ms = Number(headers?.['retry-after-ms'])
  const said = headers?.['retry-after']
  const seconds =
    ms > 0
      ? ms / 1000
      : said === undefined
        ? Number.NaN
        : /^\d+(\.\d+)?$/.test(said)
          ? Number(said)
          : (Date.parse(said) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.min(3600, Math.max(0, Math.ceil(seconds))) : undefined
}

/** Reads the status of an error event inside a stream, which is a plain object that names its kind. */
function statusIn(cause: unknown): number | undefined {
  if (typeof cause !== 'object' || cause === null || cause instanceof Error) return undefined
  const { type, code, message }: { type?: unknown; code?: unknown; message?: unknown } = cause
  if (typeof code === 'number' && code >= 400 && code < 600) return code
  const kind = [type, code, message].filter((one) => typeof one === 'string').join(' ')
  if (/overloaded/i.test(kind)) return 529
  if (/rate.?limit/i.test(kind)) return 429
  if (/server_error|internal|api_error|unavailable/i.test(kind)) return 500
  return undefined
}

const isTimeout = (cause: unknown) =>
  hasCause(
    cause,
    (one) => one instanceof Error && /^(TimeoutError|HeadersTimeoutError|BodyTimeoutError)$/.test(one.name),
  )

const isConnectionError = (one: unknown) =>
  one instanceof Error &&
  (/ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|UND_ERR|CERT|SSL/.test(
    'code' in one ? String(one.code) : '',
  ) ||
    /fetch failed|terminated|socket hang up|Cannot connect/i.test(one.message))

function hasCause(cause: unknown, test: (one: unknown) => boolean): boolean {
  for (let one = cause, depth = 0; one !== undefined && one !== null && depth < 6; depth++) {
    if (test(one)) return true
    one = one instanceof Error ? one.cause : undefined
  }
  return false
}
