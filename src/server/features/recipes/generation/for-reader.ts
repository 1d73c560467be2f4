import type { FastifyReply } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { readerGone } from '#server/http/event-stream.ts'
import { failureOf, reportFailure, Stopped } from './failure.ts'

/**
 * Runs work that only its caller needs: it ends when the client disconnects, and its failure is reported in
 * words.
 */
export const forReader = async <T>(
  { log }: Pick<Deps, 'log'>,
  reply: FastifyReply,
  /** Name of the work in the log. */
  subject: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const signal = readerGone(reply)
  try {
    return await work(signal)
  } catch (error) {
    const cause = signal.aborted ? new Stopped('cancelled') : error
    reportFailure(log, cause, subject)
    throw failureOf(cause)
  }
}
