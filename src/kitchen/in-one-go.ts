/** What work that stops every few milliseconds makes, done without a pause: for who has nothing else to do meanwhile. */
export function inOneGo<Made>(work: Generator<undefined, Made>): Made {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
