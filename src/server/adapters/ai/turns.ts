import { inPieces, type Pieces } from '#server/in-pieces.ts'

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
