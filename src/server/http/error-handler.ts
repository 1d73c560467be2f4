import { isResponseSerializationError } from '@fastify/type-provider-zod'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemCode } from '#contract/problem.ts'
import { PictureStoreError } from '#server/ports/pictures.ts'
import { CollectionFull } from '#server/stores/collection-room.ts'
import { isCookGone } from '#server/stores/cook-gone.ts'
import { allowedMethods } from './contract-routes.ts'
import { AppError, collectionFull, invalidRequest, notFound, problemOf, sessionExpired } from './errors.ts'
import { isLostConnection } from './lost-connection.ts'

/** Error codes of PostgreSQL and the system for a disk without room. */
const fullDisk = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Beginnings of zod's own messages, which need the name of the field; a message of our own stands alone. */
const generalWords = /^(Invalid|Too|Unrecognized|Expected|Required)/

/** Turns a JSON pointer into a path: `/ingredients/0/item` becomes `ingredients.0.item`. */
const dotted = (pointer: string) => pointer.replace(/^\//, '').replaceAll('/', '.')

/** Kinds of things whose ids these addresses contain. */
const things: readonly (readonly [start: string, thing: Parameters<typeof notFound>[0]])[] = [
  ['/api/recipes/', 'Recipe'],
  ['/api/folders/', 'Folder'],
  ['/api/meal-calendar/', 'Meal'],
]

/** Returns the error for a malformed id, which is the same as for an id that never existed. */
const nothingBy = (route = '') => notFound(things.find(([start]) => route.startsWith(start))?.[1] ?? 'Page')

const fromValidation = (error: FastifyError): AppError => {
  const fields: Record<string, string> = {}
  for (const issue of error.validation ?? []) {
    const place = dotted(issue.instancePath) || (error.validationContext ?? 'body')
    fields[place] ??= issue.message ?? 'is not valid'
  }
  const [first] = Object.entries(fields)
  if (!first) return invalidRequest('The request is not valid.')
  const [place, message] = first
  return invalidRequest(generalWords.test(message) ? `${place}: ${message}` : message, fields)
}

const fromFastify = (error: FastifyError): AppError | null => {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' || error.code === 'FST_REQ_FILE_TOO_LARGE') {
    return new AppError('payload_too_large', 'The request is too large.', { cause: error })
  }
  if (
    error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' ||
    error.code === 'FST_INVALID_MULTIPART_CONTENT_TYPE'
  ) {
    return new AppError('unsupported_media_type', 'This content type is not accepted here.', { cause: error })
  }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('invalid_request', 'The request could not be read.', { cause: error })
  }
  return null
}

/** Turns anything that was thrown into an error of the contract. 5xx reveal no internals. */
export const asAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  if (isResponseSerializationError(error)) return new AppError('internal', internalMessage, { cause: error })
  const known = error as Partial<FastifyError> & { code?: string; syscall?: string }
  if (known.validation) return fromValidation(known as FastifyError)
  // A DOMException has a number as its code.
  const isFastifys = typeof known.code === 'string' && known.code.startsWith('FST_')
  const refused = isFastifys ? fromFastify(known as FastifyError) : null
  if (refused) return refused
  // Another tab has deleted the account during this request.
  if (isCookGone(error)) return sessionExpired(error)
  if (error instanceof CollectionFull) return collectionFull(error)
  if (error instanceof PictureStoreError) {
    return new AppError('unavailable', 'Pictures cannot be kept or read just now. Please try again.', {
      cause: error,
      retryAfterS: 5,
    })
  }
  if (isLostConnection(known)) {
    return new AppError('unavailable', 'Larder cannot reach its database just now. Please try again.', {
      cause: error,
      retryAfterS: 2,
    })
  }
  if (fullDisk.has(known.code ?? '')) {
    return new AppError(
      'unavailable',
      'Larder has no room left to save this. What you have is safe; please try again later.',
      { cause: error, retryAfterS: 60 },
    )
  }
  if (known.statusCode && known.statusCode >= 400 && known.statusCode < 500) {
    return new AppError('invalid_request', 'The request could not be read.', { cause: error })
  }
  return new AppError('internal', internalMessage, { cause: error })
}

const internalMessage = 'Something went wrong on our side. Please try again.'

const problemCodes = new WeakMap<FastifyReply, ProblemCode>()

export const problemCodeOf = (reply: FastifyReply): ProblemCode | undefined => problemCodes.get(reply)

export const sendProblem = (request: FastifyRequest, reply: FastifyReply, thrown: unknown) => {
  const error = asAppError(thrown)
  problemCodes.set(reply, error.code)
  // An error without a cause was thrown on purpose, by code that has told the operator where needed.
  if (error.status >= 500 && error.cause) {
    request.log.error({ err: error.cause, code: error.code }, 'request failed')
  }
  if (error.retryAfterS !== undefined) reply.header('retry-after', Math.ceil(error.retryAfterS))
  if (error.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problemOf(error))
}

/** Answers addresses under /api without a route: 405 where another method would do, else 404. */
export const sendNoRoute = (request: FastifyRequest, reply: FastifyReply) => {
  const methods = allowedMethods(request.url.split('?', 1)[0] ?? '')
  if (methods.length === 0) return sendProblem(request, reply, notFound('Page'))
  reply.header('allow', methods.join(', '))
  return sendProblem(
    request,
    reply,
    new AppError('method_not_allowed', `This address answers ${methods.join(', ')}.`),
  )
}

/**
 * True for a stream that ended because its client disconnected before the first byte, which is no failure.
 */
const isLeftUnread = (error: unknown, reply: FastifyReply) =>
  reply.raw.destroyed && (error as { code?: string }).code === 'ERR_STREAM_PREMATURE_CLOSE'

/**
 * True for an upload that its sender aborted: Node gives it the code of a lost connection, which is not that
 * of the database.
 */
export const isBrokenOff = (error: unknown, { raw }: FastifyRequest) =>
  raw.destroyed &&
  !raw.complete &&
  isAborted.test(`${(error as Partial<FastifyError>).code} ${(error as Partial<Error>).message}`)
const isAborted = /^(?:ECONNRESET aborted$|ERR_STREAM_PREMATURE_CLOSE )/

export const handleErrors = (app: FastifyInstance) => {
  app.setErrorHandler((error, request, reply) => {
    if (isLeftUnread(error, reply) || isBrokenOff(error, request)) return void reply.hijack()
    const named = (error as FastifyError).validationContext !== 'params'
    return sendProblem(request, reply, named ? error : nothingBy(request.routeOptions.url))
  })
}
