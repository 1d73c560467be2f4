/** Upper bounds of the histograms' buckets, in seconds. */
export const bounds = [0.005, 0.025, 0.1, 0.5, 2.5, 10]

type Labels = Readonly<Record<string, string | number>>

const escaped = (value: string | number) =>
  String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const labelled = (name: string, labels: Labels) => {
  const parts = Object.entries(labels).map(([label, value]) => `${label}="${escaped(value)}"`)
  return parts.length > 0 ? `${name}{${parts.join(',')}}` : name
}

/** Creates a counter: numbers that only rise, one for each set of labels. */
export const createCounter = (name: string) => {
  const values = new Map<string, number>()
  return {
    add(labels: Labels, by = 1) {
      const key = labelled(name, labels)
      values.set(key, (values.get(key) ?? 0) + by)
    },
    lines: () => [`# TYPE ${name} counter`, ...[...values].map(([key, value]) => `${key} ${value}`)],
  }
}

interface Series {
  labels: Labels
  count: number
  seconds: number
  buckets: number[]
}

/** Creates a histogram of durations, in the buckets of `bounds`. */
export const createHistogram = (name: string) => {
  const series = new Map<string, Series>()
  return {
    observe(labels: Labels, seconds: number) {
      const key = labelled(name, labels)
      const one = series.get(key) ?? { labels, count: 0, seconds: 0, buckets: bounds.map(() => 0) }
      one.count += 1
      one.seconds += seconds
      one.buckets = one.buckets.map((count, index) => (seconds <= (bounds[index] ?? 0) ? count + 1 : count))
      series.set(key, one)
    },
    lines: () => [
      `# TYPE ${name} histogram`,
      ...[...series.values()].flatMap(({ labels, count, seconds, buckets }) => [
        ...bounds.map(
          (le, index) => `${labelled(`${name}_bucket`, { ...labels, le })} ${buckets[index] ?? 0}`,
        ),
        `${labelled(`${name}_bucket`, { ...labels, le: '+Inf' })} ${count}`,
        `${labelled(`${name}_sum`, labels)} ${seconds.toFixed(6)}`,
        `${labelled(`${name}_count`, labels)} ${count}`,
      ]),
    ],
  }
}

/** Returns the lines of a gauge, whose values are those of this moment. */
export const gauge = (name: string, values: readonly (readonly [Labels, number])[]) => [
  `# TYPE ${name} gauge`,
  ...values.map(([labels, value]) => `${labelled(name, labels)} ${value}`),
]
