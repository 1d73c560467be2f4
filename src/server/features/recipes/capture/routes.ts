import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import type { Deps } from '#server/deps.ts'
import { bind } from '#server/http/bind.ts'
import { readerGone } from '#server/http/event-stream.ts'
import { AiError } from '#server/ports/ai.ts'
import { createBreaker } from '../generation/breaker.ts'
import { failureOf, reportFailure, Stopped } from '../generation/failure.ts'
import { capturePage } from './capture-page.ts'
import { captureText } from './capture-text.ts'
import { saveImport } from './save-capture.ts'

/** Rate limits: each reading visits a site, and may cost a model call. */
const PAGES_PER_MINUTE = 15
const TEXTS_PER_MINUTE = 30

/** Routes for importing single recipes: read, review, save. */
export const captureRoutes = (app: FastifyInstance, deps: Deps) => {
  const breaker = createBreaker(deps.clock)
  const takeDown = deps.ai.takeDown?.bind(deps.ai)
  const ai = takeDown
    ? { takeDown: (...asked: Parameters<typeof takeDown>) => breaker(() => takeDown(...asked)) }
    : {}

  /** Runs the reading until the client disconnects; a model's failure is reported as everywhere else. */
  const reading = async <T>(signal: AbortSignal, subject: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      const cause = signal.aborted ? new Stopped('cancelled') : error
      if (!(cause instanceof AiError || cause instanceof Stopped)) throw error
      reportFailure(deps.log, cause, subject)
      throw failureOf(cause)
    }
  }

  bind(
    app,
    api.captures.page,
    ({ actor, body, reply }) => {
      const signal = readerGone(reply)
      return reading(signal, 'a page', () => capturePage(deps, ai, actor, body, signal))
    },
    { perMinute: PAGES_PER_MINUTE },
  )
  bind(
    app,
    api.captures.text,
    ({ actor, body, reply }) => {
      const signal = readerGone(reply)
      return reading(signal, 'a text', () => captureText(deps, ai, actor, body, signal))
    },
    { perMinute: TEXTS_PER_MINUTE },
  )
  bind(app, api.captures.save, ({ actor, params, body }) =>
    saveImport(deps, actor, { id: params.id, ...body }),
  )
}
