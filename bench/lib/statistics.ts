/** Returns the value below which this share of the samples lies, by nearest rank. */
export const quantile = (samples: readonly number[], share: number): number => {
  const sorted = samples.toSorted((one, other) => one - other)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new Error('no samples')
  return value
}

export const median = (samples: readonly number[]) => quantile(samples, 0.5)
