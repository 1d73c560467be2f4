import type { Worker } from 'node:worker_threads'
import { type PageText, ReaderError } from '#server/ports/reader.ts'
import type { ReaderAnswer, ReaderRequest } from './reader-jobs.ts'

export interface ReaderPoolSettings {
  /** Pictures that are read side by side. Each thread takes a core and some 250 MB while it reads. */
  size: number
  /** Pictures that may wait; the next one is told that the reader is busy. */
  waiting: number
  /** The longest that one picture may take, in milliseconds, from the moment its reading begins. */
  longestMs: number
  /** An idle thread gives its memory back after so many milliseconds. */
  idleMs: number
}

const usual: ReaderPoolSettings = { size: 1, waiting: 20, longestMs: 120_000, idleMs: 2_000 }

type Task = Omit<ReaderRequest, 'id'>

interface Job {
  id: number
  task: Task
  resolve: (page: PageText) => void
  reject: (cause: unknown) => void
}

interface Slot {
  worker: Worker
  job: Job | null
  timer: NodeJS.Timeout | undefined
}

/**
 * At most `size` threads, started when first needed. One that dies, or takes too long, fails its own picture only.
 * A caller who gives up stops the thread: Tesseract cannot be interrupted otherwise, and the next picture gets a new one.
 */
export function createReaderPool(start: () => Worker, given: Partial<ReaderPoolSettings> = {}) {
  const settings = { ...usual, ...given }
  const slots = new Set<Slot>()
  const queue: Job[] = []
  let closed = false
  let lastId = 0

  const dismiss = async (slot: Slot, cause: unknown) => {
    if (!slots.delete(slot)) return
    clearTimeout(slot.timer)
    slot.job?.reject(cause)
    slot.job = null
    await slot.worker.terminate()
    next()
  }

  const settle = (slot: Slot, answer: ReaderAnswer) => {
    const { job } = slot
    if (job?.id !== answer.id) return
    clearTimeout(slot.timer)
    slot.job = null
    // An idle thread must not keep the process alive, nor its memory for ever.
    slot.worker.unref()
    slot.timer = setTimeout(() => void dismiss(slot, null), settings.idleMs).unref()
    if (answer.ok) job.resolve(answer.page)
    else job.reject(new ReaderError(answer.problem, answer.message))
    next()
  }

  const addSlot = (): Slot => {
    const slot: Slot = { worker: start(), job: null, timer: undefined }
    const lost = (cause: unknown) =>
      void dismiss(slot, new ReaderError('broken', 'The text reader stopped', { cause }))
    slot.worker.on('message', (answer: ReaderAnswer) => settle(slot, answer))
    slot.worker.on('error', lost)
    slot.worker.on('exit', lost)
    slots.add(slot)
    return slot
  }

  const next = () => {
    if (closed || queue.length === 0) return
    const slot = [...slots].find(({ job }) => !job) ?? (slots.size < settings.size ? addSlot() : null)
    const job = slot && queue.shift()
    if (!slot || !job) return
    clearTimeout(slot.timer)
    slot.job = job
    slot.worker.ref()
    slot.timer = setTimeout(() => {
      void dismiss(slot, new ReaderError('timeout', 'Reading this picture took too long'))
    }, settings.longestMs).unref()
    slot.worker.postMessage({ id: job.id, ...job.task } satisfies ReaderRequest)
  }

  return {
    run: (task: Task, signal: AbortSignal) =>
      new Promise<PageText>((resolve, reject) => {
        if (closed) return reject(new ReaderError('broken', 'The text reader is closed'))
        if (queue.length >= settings.waiting) {
          return reject(new ReaderError('busy', 'Too many pictures are waiting to be read'))
        }
        const giveUp = () => {
          const place = queue.indexOf(job)
          if (place >= 0) queue.splice(place, 1)
          const slot = [...slots].find((one) => one.job === job)
          if (slot) void dismiss(slot, signal.reason)
          else job.reject(signal.reason)
        }
        const job: Job = {
          id: ++lastId,
          task,
          resolve: (page) => {
            signal.removeEventListener('abort', giveUp)
            resolve(page)
          },
          reject: (cause) => {
            signal.removeEventListener('abort', giveUp)
            reject(cause)
          },
        }
        signal.addEventListener('abort', giveUp, { once: true })
        queue.push(job)
        next()
      }),
    async close() {
      closed = true
      const gone = new ReaderError('broken', 'The text reader is closed')
      for (const job of queue.splice(0)) job.reject(gone)
      await Promise.all([...slots].map((slot) => dismiss(slot, gone)))
    },
  }
}
