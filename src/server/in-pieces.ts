import { setImmediate as otherWork } from 'node:timers/promises'

/** Pure computation that yields every few milliseconds and returns its result. */
export type Pieces<T> = Generator<undefined, T>

/** Wraps a short computation that is not worth dividing. */
export function* inOnePiece<T>(task: () => T): Pieces<T> {
  yield
  return task()
}

/**
 * Runs a computation, and lets other work run before each of its pieces.
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

/** Runs a computation when its turn comes. Rejects with the signal's reason when aborted before its end. */
type InTurn = <T>(signal: AbortSignal, work: Pieces<T>) => Promise<T>

/**
 * Creates a queue in which computations run one after the other, each in pieces, so that many at once do not
 * hold up the requests in between.
 */
export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (signal, work) => {
    const turn = last.then(() => inPieces(signal, work))
    last = turn.catch(() => undefined)
    return turn
  }
}
