import { setImmediate as otherWork } from 'node:timers/promises'

/** Runs a task of pure computing when its turn comes. Rejects with the signal's reason when aborted before that. */
export type InTurn = <T>(signal: AbortSignal, task: () => T) => Promise<T>

/** Tasks of some milliseconds take turns, so that many at once do not hold up the requests in between. */
export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (signal, task) => {
    const turn = last
      .then(() => otherWork())
      .then(() => {
        signal.throwIfAborted()
        return task()
      })
    last = turn.catch(() => undefined)
    return turn
  }
}
