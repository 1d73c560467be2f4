import type { Transferable, Worker } from 'node:worker_threads'
import { ThreadError } from './thread-error.ts'
import { READY, type ThreadAnswer, type ThreadRequest } from './thread-jobs.ts'

export interface ThreadPoolSettings {
  /** Name of the thread in errors. */
  name: string
  /** Number of jobs that run at once; each thread takes a core. */
  size: number
  /** Maximum number of waiting jobs; another one is refused as `busy`. */
  waiting: number
  /** Maximum milliseconds of one job, counted from its start in the thread. */
  longestMs: number
  /** Milliseconds after which an idle thread ends and frees its memory. */
  idleMs: number
  /** Treatment of a running job whose caller gave up: its result is dropped, or its thread is stopped. */
  givenUp: 'finishes' | 'stops'
  /**
   * Returns the index of the next job in the queue, given the owners of the waiting ones; -1 to start none
   * now.
   */
  pick(owners: readonly string[]): number
}

export interface JobOptions {
  signal?: AbortSignal | undefined
  /** Id of the cook for whom the job runs, which only `pick` reads. */
  owner?: string
  /** Objects that are moved into the thread instead of copied. */
  transfer?: readonly Transferable[]
  /** Called when the thread begins the job; the returned function is called when the job ends. */
  begins?: () => () => void
}

const usual: Omit<ThreadPoolSettings, 'name'> = {
  size: 1,
  waiting: Number.POSITIVE_INFINITY,
  longestMs: Number.POSITIVE_INFINITY,
  idleMs: 20_000,
  givenUp: 'finishes',
  pick: () => 0,
}

interface Job<Asked, Result> extends JobOptions {
  id: number
  asked: Asked
  resolve: (result: Result) => void
  reject: (cause: unknown) => void
}

interface Slot<Asked, Result> {
  worker: Worker
  isReady: boolean
  job: Job<Asked, Result> | null
  ends: (() => void) | undefined
  timer: NodeJS.Timeout | undefined
}

/**
 * Creates a pool of worker threads, the only kind in this server. A thread that dies, or takes too long,
 * fails its own job; the next job gets a new thread.
 */
export function createThreadPool<Asked, Result, Failure>(
  start: () => Worker,
  toError: (failure: Failure) => Error,
  given: Partial<ThreadPoolSettings> & Pick<ThreadPoolSettings, 'name'>,
) {
  const settings = { ...usual, ...given }
  const { name } = settings
  const slots = new Set<Slot<Asked, Result>>()
  const queue: Job<Asked, Result>[] = []
  let closed = false
  let lastId = 0

  const dismiss = async (slot: Slot<Asked, Result>, cause: unknown) => {
    if (!slots.delete(slot)) return
    const { job } = slot
    release(slot)
    job?.reject(cause)
    const ended = slot.worker.terminate()
    next()
    await ended
  }
  const release = (slot: Slot<Asked, Result>) => {
    clearTimeout(slot.timer)
    slot.ends?.()
    slot.ends = undefined
    slot.job = null
  }

  const settle = (slot: Slot<Asked, Result>, answer: ThreadAnswer<Result, Failure>) => {
    const { job } = slot
    if (job?.id !== answer.id) return
    release(slot)
    // An idle thread must not keep the process alive, nor hold its memory for ever.
    slot.worker.unref()
    slot.timer = setTimeout(() => void dismiss(slot, null), settings.idleMs).unref()
    if (answer.ok) job.resolve(answer.result)
    else job.reject(toError(answer.failure))
    next()
  }

  const begin = (slot: Slot<Asked, Result>) => {
    const { job } = slot
    if (!job) return
    slot.ends = job.begins?.()
    if (Number.isFinite(settings.longestMs))
      slot.timer = setTimeout(
        () => void dismiss(slot, new ThreadError('too_slow', `A job of the ${name} worker took too long`)),
        settings.longestMs,
      ).unref()
    const request: ThreadRequest<Asked> = { id: job.id, asked: job.asked }
    slot.worker.postMessage(request, job.transfer ?? [])
  }

  const addSlot = (): Slot<Asked, Result> => {
    const slot: Slot<Asked, Result> = {
      worker: start(),
      isReady: false,
      job: null,
      ends: undefined,
      timer: undefined,
    }
    slot.worker.on('message', (said: typeof READY | ThreadAnswer<Result, Failure>) => {
      if (said !== READY) return settle(slot, said)
      slot.isReady = true
      begin(slot)
    })
    slot.worker.on('error', (cause: unknown) => {
      const isFull = (cause as NodeJS.ErrnoException | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY'
      void dismiss(
        slot,
        new ThreadError(isFull ? 'too_large' : 'lost', `The ${name} worker fell over`, { cause }),
      )
    })
    slot.worker.on('exit', (code) => {
      void dismiss(slot, new ThreadError('lost', `The ${name} worker stopped with code ${code}`))
    })
    slots.add(slot)
    return slot
  }

  const next = () => {
    while (!closed && queue.length > 0) {
      const idle = [...slots].find(({ job }) => !job)
      if (!idle && slots.size >= settings.size) return
      const place = settings.pick(queue.map(({ owner }) => owner ?? ''))
      const [job] = place < 0 ? [] : queue.splice(place, 1)
      if (!job) return
      const slot = idle ?? addSlot()
      clearTimeout(slot.timer)
      slot.job = job
      slot.worker.ref()
      if (slot.isReady) begin(slot)
    }
  }

  return {
    /**
     * Runs a job. Rejects with `ThreadError`, with the error that `toError` makes of a failure, or with the
     * signal's reason.
     */
    run: (asked: Asked, options: JobOptions = {}) =>
      new Promise<Result>((resolve, reject) => {
        const { signal } = options
        if (closed) return reject(new ThreadError('closed', `The ${name} workers are closed`))
        if (signal?.aborted) return reject(signal.reason)
        if (queue.length >= settings.waiting)
          return reject(new ThreadError('busy', `Too many jobs wait for the ${name} worker`))
        const giveUp = () => {
          const place = queue.indexOf(job)
          if (place >= 0) queue.splice(place, 1)
          const slot = [...slots].find((one) => one.job === job)
          if (slot && settings.givenUp === 'stops') void dismiss(slot, signal?.reason)
          else job.reject(signal?.reason)
        }
        const settled = () => signal?.removeEventListener('abort', giveUp)
        const job: Job<Asked, Result> = {
          ...options,
          id: ++lastId,
          asked,
          resolve: (result) => {
            settled()
            resolve(result)
          },
          reject: (cause) => {
            settled()
            reject(cause)
          },
        }
        signal?.addEventListener('abort', giveUp, { once: true })
        queue.push(job)
        next()
      }),
    async close() {
      closed = true
      const gone = new ThreadError('closed', `The ${name} workers are closed`)
      for (const job of queue.splice(0)) job.reject(gone)
      await Promise.all([...slots].map((slot) => dismiss(slot, gone)))
    },
  }
}
export type ThreadPool<Asked, Result> = Pick<
  ReturnType<typeof createThreadPool<Asked, Result, unknown>>,
  'run' | 'close'
>
