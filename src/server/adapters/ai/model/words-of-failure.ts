import { APICallError } from 'ai'
import { onOneLine } from './on-one-line.ts'

const MOST = 400
/**
 * Returns the service's own words about a failure, on one line; undefined without any. They are for the
 * operator alone, once `concealing` has read them.
 */
export function wordsOfFailure(cause: unknown): string | undefined {
  const said = APICallError.isInstance(cause)
    ? (inBody(cause.responseBody) ?? innermost(cause))
    : ofOther(cause)
  const words = said && onOneLine(said, MOST)
  return words || undefined
}

const ofOther = (cause: unknown) => (cause instanceof Error ? innermost(cause) : inFields(cause))

/** Returns the message of the innermost cause: for a failed connection only that one says what happened. */
function innermost(error: Error): string {
  let one = error
  for (let depth = 0; depth < 6 && one.cause instanceof Error; depth++) one = one.cause
  return 'code' in one && typeof one.code === 'string' && !one.message.includes(one.code)
    ? `${one.message} (${one.code})`
    : one.message
}

function inBody(body: string | undefined): string | undefined {
  if (!body?.trim()) return undefined
  try {
    return inFields(JSON.parse(body)) ?? body
  } catch {
    const [, title] = /<title[^>]*>([^<]*)<\/title>/i.exec(body) ?? []
    if (title !== undefined) return `A web page answered: ${title}`
    return /^\s*</.test(body) ? 'A web page answered' : body
  }
}

/**
 * Finds the message in the error formats of services: `{error: {message}}`, `{error}`, `{message}`, `{detail:
 * [{msg}]}`, `[{error}]`.
 */
function inFields(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return inFields(value[0])
  if (typeof value !== 'object' || value === null) return undefined
  const { error, message, detail, msg, metadata }: Record<string, unknown> = { ...value }
  const own = inFields(error) ?? inFields(message) ?? inFields(msg) ?? inFields(detail)
  // OpenRouter puts the words of the service behind it only into `metadata.raw`.
  const { raw }: { raw?: unknown } = typeof metadata === 'object' && metadata !== null ? metadata : {}
  const behind = typeof raw === 'string' ? inBody(raw) : undefined
  return behind && own ? `${own}: ${behind}` : own
}

/**
 * Removes the texts in the data block of a question from a message, because services repeat what they were
 * asked.
 */
export function withoutData(said: string, question: string): string {
  const texts = [...question.matchAll(/<data>\n([\s\S]*?)\n<\/data>/g)].flatMap(([, json = '']) =>
    textsOf(JSON.parse(json)),
  )
  return texts
    .filter((text) => text.length > 3)
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, text) => left.replaceAll(text, '…'), said)
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [onOneLine(value), ...value.split('\n').map((line) => line.trim())]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** API keys as providers write them, also partly masked ones. */
const keys = /\b(?:(?:sk|pk|gsk|xai|key)[-_]|Bearer\s+|AIza)[\w*.-]{8,}/gi

/** Returns a function that removes the given secrets and everything that looks like a key from a text. */
export const concealing = (secrets: readonly (string | null | undefined)[]) => {
  // Values of up to three letters are no secrets, and stand in many words.
  const known = secrets.filter((secret) => secret != null && secret.length > 3)
  return (text: string): string =>
    known.reduce<string>((left, secret) => left.replaceAll(String(secret), '…'), text).replace(keys, '…')
}
