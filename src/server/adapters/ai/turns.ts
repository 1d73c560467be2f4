import { inPieces, type Pieces } from '#server/in-pieces.ts'

/** Does a work of pure computing when its turn comes. Rejects with the signal's reason when aborted before its end. */
type InTurn = <T>(signal: AbortSignal, work: Pieces<T>) => Promise<T>

/** Works take turns, each in its pieces, so that many at once do not hold up the requests in between. */
export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (signal, work) => {
    const turn = last.then(() => inPieces(signal, work))
    last = turn.catch(() => undefined)
    return turn
  }
}
