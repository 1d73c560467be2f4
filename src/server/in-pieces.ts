import { setImmediate as otherWork } from 'node:timers/promises'

/** Pure computing that stops every few milliseconds; what it makes is what it returns. */
export type Pieces<T> = Generator<undefined, T>

/** Work that is not worth dividing. */
export function* inOnePiece<T>(task: () => T): Pieces<T> {
  yield
  return task()
}

/**
 * Does the work, and whatever else waits before each of its pieces.
 * @throws the signal's reason, once it is aborted
 */
export async function inPieces<T>(signal: AbortSignal, work: Pieces<T>): Promise<T> {
  for (;;) {
    await otherWork()
    signal.throwIfAborted()
    const step = work.next()
    if (step.done) return step.value
  }
}
