import { AppError, collectionFull } from '#server/http/errors.ts'
import { AiError } from '#server/ports/ai.ts'
import type { Log } from '#server/ports/log.ts'
import { CollectionFull } from '#server/stores/collection-room.ts'

/** Reason of the abort signal for a generation that was stopped from outside. */
export class Stopped extends Error {
  readonly why: 'cancelled' | 'shutdown' | 'too_long' | 'lease_lost'
  constructor(why: Stopped['why']) {
    super(why)
    this.name = 'Stopped'
    this.why = why
  }
}

const operatorTold = "The AI service did not accept this server's account. The operator has been told."

const ofAi = (error: AiError): AppError => {
  const cause = error
  switch (error.kind) {
    case 'refused':
      return new AppError('recipe_refused', error.message, { cause, near: error.near.slice(0, 3) })
    case 'credentials':
    case 'payment':
      return new AppError('ai_failed', operatorTold, { cause })
    case 'busy':
      return new AppError(
        'ai_unavailable',
        'The AI service is busy just now. Please try again in a moment.',
        {
          cause,
          retryAfterS: error.retryAfterS ?? 30,
        },
      )
    case 'timeout':
      return new AppError('ai_timeout', 'The AI service took too long to answer. Please try again.', {
        cause,
      })
    case 'unreachable':
      return new AppError('ai_failed', 'The AI service cannot be reached just now. Please try again later.', {
        cause,
      })
    case 'broken':
      return new AppError(
        'ai_failed',
        'The AI service gave an answer that cannot be used. Please try again.',
        {
          cause,
        },
      )
  }
}

const ofStop = (error: Stopped): AppError => {
  switch (error.why) {
    case 'cancelled':
      return new AppError('generation_cancelled', 'You cancelled this recipe.')
    case 'too_long':
      return new AppError('ai_timeout', 'The recipe took too long. Please try again.')
    case 'shutdown':
    case 'lease_lost':
      return interrupted()
  }
}

export const interrupted = () =>
  new AppError(
    'generation_interrupted',
    'Larder was restarted while this recipe was being made. Please try again.',
    { retryAfterS: 2 },
  )

/** Returns the message to the cook about a generation that did not end in a recipe. */
export const failureOf = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  if (error instanceof AiError) return ofAi(error)
  if (error instanceof CollectionFull) return collectionFull(error)
  if (error instanceof Stopped) return ofStop(error)
  return new AppError('ai_failed', 'Failed to generate recipe. Please try again.', { cause: error })
}

/** Reports a failure to the operator, without the cook's words. */
export const reportFailure = (log: Log, error: unknown, generationId: string) => {
  if (error instanceof Stopped || error instanceof CollectionFull) return
  if (error instanceof AiError) {
    const fields = { generationId, kind: error.kind, err: error }
    if (error.kind === 'credentials' || error.kind === 'payment') {
      log.error(fields, 'the AI service refused this account: check AI_API_KEY and the account behind it')
    } else if (error.kind !== 'refused') {
      log.warn(fields, 'the AI service failed')
    }
    return
  }
  if (error instanceof AppError && error.status < 500) return
  log.error({ generationId, err: error }, 'a generation failed')
}
