import type { FastifyReply } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { readerGone } from '#server/http/event-stream.ts'
import { failureOf, reportFailure, Stopped } from './failure.ts'

/** Work that is of no use to anyone but who asked for it: it ends when they leave, and its failure is told in words. */
export const forReader = async <T>(
  { log }: Pick<Deps, 'log'>,
  reply: FastifyReply,
  /** What the log calls it. */
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
