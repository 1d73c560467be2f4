/**
 * Sets `each` out `rate` times a second, `count` times in all, at even distances, whether or not earlier ones are back.
 * It is given its number and when it should have set out, by `performance.now()`; the answers come in that order.
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
