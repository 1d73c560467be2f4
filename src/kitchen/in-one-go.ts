/**
 * Runs work that yields every few milliseconds to its end without a pause, for callers that have nothing else
 * to do meanwhile.
 */
export function inOneGo<Made>(work: Generator<undefined, Made>): Made {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
