import { MessageChannel } from 'node:worker_threads'
import { type FileReading, ReadingError } from '#server/ports/reading.ts'
import type { ThreadPool } from '../threads/thread-pool.ts'
import type { FileAnswer, FileQuestion, ReadingJob, ReadingResult } from './reading-jobs.ts'

/** Milliseconds that one file may take of its thread. Time between two requests does not count. */
export interface FileBudget {
  /** Milliseconds for one item, which for the first recipe include reading a document of 64 MB. */
  itemMs: number
  fileMs: number
}

/**
 * Yields the items of a file, each read by a thread when it is asked for. Leaving the loop stops the thread.
 */
export async function* readFileItems(
  threads: ThreadPool<ReadingJob, ReadingResult>,
  { path, name, cook, signal }: { path: string; name: string; cook: string; signal: AbortSignal },
  { itemMs, fileMs }: FileBudget,
): AsyncGenerator<FileReading> {
  const { port1: port, port2 } = new MessageChannel()
  const left = new AbortController()
  const ended = threads
    .run(
      { kind: 'file', path, name, port: port2 },
      { owner: cook, signal: AbortSignal.any([signal, left.signal]), transfer: [port2] },
    )
    .then(() => null)
  // An error of the thread reaches the next request; without one it must not count as unhandled.
  ended.catch(() => undefined)
  let spent = 0

  const ask = async (question: FileQuestion): Promise<FileAnswer | null> => {
    const began = performance.now()
    let timer: NodeJS.Timeout | undefined
    const tooLong = new Promise<never>((_, reject) => {
      const error = new ReadingError('too_much', 'A file takes too long to read')
      timer = setTimeout(() => reject(error), Math.min(itemMs, fileMs - spent))
    })
    const answered = new Promise<FileAnswer>((resolve) => port.once('message', resolve))
    port.postMessage(question)
    try {
      return await Promise.race([answered, ended, tooLong])
    } finally {
      clearTimeout(timer)
      spent += performance.now() - began
    }
  }
  const picture = async (wanted: string | null) => {
    const answer = await ask({ ask: 'picture', name: wanted })
    return answer && 'picture' in answer ? answer.picture : {}
  }

  try {
    for (;;) {
      const answer = await ask({ ask: 'next' })
      if (!answer) return
      if ('item' in answer) yield { ...answer.item, picture }
    }
  } finally {
    left.abort()
    port.close()
    await ended.catch(() => undefined)
  }
}
