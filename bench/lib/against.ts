import type { Measure } from './report.ts'
import { median } from './statistics.ts'

const ROUNDS = 21

const timed = async (work: () => Promise<unknown>) => {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/**
 * Times our call and a limit alternately, 21 rounds: the ratio of their medians, which is the goal, and our
 * time for comparison.
 */
export async function against(
  name: string,
  goal: number,
  ours: () => Promise<unknown>,
  limit: () => Promise<unknown>,
): Promise<Measure[]> {
  await Promise.all([ours(), limit()])
  const samples: { ours: number[]; limit: number[] } = { ours: [], limit: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    samples.limit.push(await timed(limit))
    samples.ours.push(await timed(ours))
  }
  const [our, least] = [median(samples.ours), median(samples.limit)]
  return [
    { name, value: our / least, unit: 'x', goal },
    { name: `${name}: time`, value: our, unit: 'ms' },
  ]
}
