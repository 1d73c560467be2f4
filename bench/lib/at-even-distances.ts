/**
 * Calls `each` at even intervals, `rate` times a second and `count` times in all, whether or not earlier
 * calls have finished. `each` gets its index and its scheduled start by `performance.now()`; the results keep
 * that order.
 */
export function atEvenDistances<Answer>(
  rate: number,
  count: number,
  each: (index: number, due: number) => Promise<Answer>,
): Promise<Answer[]> {
  const begun = performance.now()
  const dues = Array.from({ length: count }, (_, index) => begun + (index * 1000) / rate)
  return Promise.all(
    dues.map(async (due, index) => {
      await until(due)
      return each(index, due)
    }),
  )
}

function until(due: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
}
