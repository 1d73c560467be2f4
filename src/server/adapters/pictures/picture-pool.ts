import { Worker } from 'node:worker_threads'
import type { Drawing } from '#kitchen/illustration/index.ts'
import type { PreparedPhoto } from '#server/ports/photos.ts'
import { PictureError } from '#server/ports/pictures.ts'
import type {
  EncodedPicture,
  PictureJob,
  PictureJobAnswer,
  PictureJobRequest,
  PictureJobResult,
  PictureShape,
} from './picture-jobs.ts'

/** Picture work off the event loop. The calls reject with the signal's reason when aborted. */
export interface PicturePool {
  /** @throws PictureError */
  encode(bytes: Uint8Array, signal?: AbortSignal, shape?: PictureShape): Promise<EncodedPicture>
  /** The picture of a dish; one that an encoder like ours made is kept as it is.
   * @throws PictureError */
  encodeUnlessOwn(bytes: Uint8Array): Promise<EncodedPicture>
  /** A photo that a cook sent, made upright and bare.
   * @throws PictureError */
  photo(bytes: Uint8Array, signal?: AbortSignal): Promise<PreparedPhoto>
  /** JPEG of a link preview, from a picture of our own. */
  preview(bytes: Uint8Array, signal?: AbortSignal): Promise<Uint8Array>
  /** The picture of a drawing, or of an SVG that the kitchen drew. Its pixels, some megabytes, never leave the worker. */
  draw(drawing: Drawing | { svg: string }, signal?: AbortSignal): Promise<EncodedPicture>
  close(): Promise<void>
}

interface Task {
  id: number
  job: PictureJob
  resolve: (result: PictureJobResult) => void
  reject: (cause: unknown) => void
}

interface Slot {
  worker: Worker
  task: Task | null
  /** Ends the worker when it has had nothing to do for a while. */
  rest?: NodeJS.Timeout
}

/** What a worker holds after a drawing is tens of megabytes; starting one anew takes a tenth of a second. */
const REST_MS = 20_000

/** In the bundle the worker lies beside the main file as `picture-worker.js`. */
const startWorker = () =>
  import.meta.url.endsWith('.ts')
    ? new Worker(new URL('./picture-worker-from-source.mjs', import.meta.url), { execArgv: [] })
    : new Worker(new URL('./picture-worker.js', import.meta.url))

/**
 * At most `size` workers, started when first needed. A job whose caller gave up is dropped from the queue, or its
 * result thrown away. A worker that dies fails its own job only; the next job gets a fresh one. One that has had nothing
 * to do for `restMs` is ended.
 */
export function createPicturePool(
  size = 2,
  start: () => Worker = startWorker,
  restMs = REST_MS,
): PicturePool {
  const slots = new Set<Slot>()
  const queue: Task[] = []
  let closed = false
  let lastId = 0

  const settle = (slot: Slot, answer: PictureJobAnswer) => {
    const { task } = slot
    if (task?.id !== answer.id) return
    release(slot)
    if (answer.ok) task.resolve(answer.result)
    else
      task.reject(
        answer.problem ? new PictureError(answer.problem, answer.message) : new Error(answer.message),
      )
  }

  const release = (slot: Slot) => {
    slot.task = null
    // An idle worker must not keep the process alive.
    slot.worker.unref()
    slot.rest = setTimeout(() => dismiss(slot), restMs).unref()
    next()
  }

  const dismiss = (slot: Slot) => {
    slots.delete(slot)
    void slot.worker.terminate()
  }

  const lose = (slot: Slot, cause: unknown) => {
    if (!slots.delete(slot)) return
    slot.task?.reject(cause)
    next()
  }

  const addSlot = (): Slot => {
    const slot: Slot = { worker: start(), task: null }
    slot.worker.on('message', (answer: PictureJobAnswer) => settle(slot, answer))
    slot.worker.on('error', (cause) => lose(slot, cause))
    slot.worker.on('exit', (code) => lose(slot, new Error(`The picture worker stopped with code ${code}`)))
    slots.add(slot)
    return slot
  }

  const next = () => {
    if (closed || queue.length === 0) return
    const slot = [...slots].find((one) => !one.task) ?? (slots.size < size ? addSlot() : null)
    const task = slot && queue.shift()
    if (!slot || !task) return
    clearTimeout(slot.rest)
    slot.task = task
    slot.worker.ref()
    const request: PictureJobRequest = { id: task.id, job: task.job }
    slot.worker.postMessage(request)
  }

  const run = (job: PictureJob, signal?: AbortSignal) =>
    new Promise<PictureJobResult>((resolve, reject) => {
      if (closed) return reject(new Error('The picture workers are closed'))
      if (signal?.aborted) return reject(signal.reason)
      const task: Task = {
        id: ++lastId,
        job,
        resolve: (result) => {
          signal?.removeEventListener('abort', giveUp)
          resolve(result)
        },
        reject: (cause) => {
          signal?.removeEventListener('abort', giveUp)
          reject(cause)
        },
      }
      const giveUp = () => {
        const place = queue.indexOf(task)
        if (place >= 0) queue.splice(place, 1)
        task.reject(signal?.reason)
      }
      signal?.addEventListener('abort', giveUp, { once: true })
      queue.push(task)
      next()
    })

  return {
    async encode(bytes, signal, shape = 'dish') {
      const result = await run({ kind: 'encode', bytes, shape }, signal)
      if (result.kind !== 'encode') throw new Error('The picture worker answered another question')
      return result.picture
    },
    async encodeUnlessOwn(bytes) {
      const result = await run({ kind: 'encode', bytes, shape: 'dish', keepOwn: true })
      if (result.kind !== 'encode') throw new Error('The picture worker answered another question')
      return result.picture
    },
    async photo(bytes, signal) {
      const result = await run({ kind: 'photo', bytes }, signal)
      if (result.kind !== 'photo') throw new Error('The picture worker answered another question')
      const { jpeg, width, height } = result
      return { jpeg, width, height }
    },
    async preview(bytes, signal) {
      const result = await run({ kind: 'preview', bytes }, signal)
      if (result.kind !== 'preview') throw new Error('The picture worker answered another question')
      return result.bytes
    },
    async draw(drawing, signal) {
      const result = await run({ kind: 'draw', ...('svg' in drawing ? drawing : { drawing }) }, signal)
      if (result.kind !== 'encode') throw new Error('The picture worker answered another question')
      return result.picture
    },
    async close() {
      closed = true
      const gone = new Error('The picture workers are closed')
      for (const task of queue.splice(0)) task.reject(gone)
      const workers = [...slots]
      for (const slot of workers) lose(slot, gone)
      await Promise.all(workers.map((slot) => slot.worker.terminate()))
    },
  }
}

let shared: PicturePool | null = null

/** The process's own pool: drawing and storing take turns at the same two workers. */
export const sharedPicturePool = (): PicturePool => (shared ??= createPicturePool())
