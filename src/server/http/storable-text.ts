import type { FastifyInstance } from 'fastify'
import { halfSymbol } from '#contract/storable-text.ts'
import { invalidRequest } from './errors.ts'

/**
 * Refuses text that PostgreSQL cannot store, anywhere in a request: null bytes, and halves of characters (a
 * lone surrogate, which a string cut in the middle of an emoji has at its end). Each would otherwise cause an
 * internal error.
 */
export const refuseUnstorableText = (app: FastifyInstance) => {
  app.addHook('preValidation', async ({ body, query }) => {
    const place = findUnstorable(body, '') ?? findUnstorable(query, '')
    if (place === null) return
    throw invalidRequest(MESSAGE, { [place || 'body']: MESSAGE })
  })
}

const MESSAGE =
  'This text has a character that cannot be kept (a null byte or half of a symbol). Please remove it.'

/** Depth to which a body is searched, more than any schema has; deeper ones fail their schema. */
const MAX_DEPTH = 12

/** Returns the dotted path of the first such text; null when there is none. */
function findUnstorable(value: unknown, place: string, depth = 0): string | null {
  if (typeof value === 'string') return value.includes('\0') || halfSymbol.test(value) ? place : null
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH || Buffer.isBuffer(value)) return null
  for (const [key, inner] of Object.entries(value)) {
    const found =
      findUnstorable(key, place) ?? findUnstorable(inner, place ? `${place}.${key}` : key, depth + 1)
    if (found !== null) return found
  }
  return null
}
