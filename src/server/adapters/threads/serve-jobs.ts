import { parentPort } from 'node:worker_threads'
import { READY, type ThreadAnswer, type ThreadRequest } from './thread-jobs.ts'

/**
 * Runs the jobs in a worker thread: each is answered with its result, or with the failure that `toFailure`
 * makes of an error.
 */
export function serveJobs<Asked, Result, Failure>(
  work: (asked: Asked) => Promise<Result>,
  toFailure: (cause: unknown) => Failure,
  afterwards: () => void = () => undefined,
): void {
  if (!parentPort) throw new Error('This file runs as a worker thread only')
  const port = parentPort
  port.on('message', async ({ id, asked }: ThreadRequest<Asked>) => {
    const answer: ThreadAnswer<Result, Failure> = await work(asked).then(
      (result) => ({ id, ok: true, result }),
      (cause: unknown) => ({ id, ok: false, failure: toFailure(cause) }),
    )
    port.postMessage(answer)
    afterwards()
  })
  port.postMessage(READY)
}

export const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))
