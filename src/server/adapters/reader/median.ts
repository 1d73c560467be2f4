/** Returns the middle one of some numbers, the larger of two; 0 for none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
