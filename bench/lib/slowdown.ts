/**
 * The factor by which a machine must be slowed to be as fast as Lighthouse's reference phone, from
 * Lighthouse's own index of the machine (`environment.benchmarkIndex` of a report). Lighthouse's default of 4
 * is right for an index of 1533; its documentation (docs/throttling.md) asks to calibrate other machines by
 * the figures of https://lighthouse-cpu-throttling-calculator.vercel.app: 2000 needs 6, 1300 needs 3, 800
 * needs 2, 150 needs 1, and between them a straight line. The factor is never less than 1.
 */
export function slowdownFor(benchmarkIndex: number): number {
  const points = [
    [150, 1],
    [800, 2],
    [1300, 3],
    [2000, 6],
  ] as const
  for (let index = points.length - 2; index >= 0; index--) {
    const [[from, least], [to, most]] = [points[index]!, points[index + 1]!]
    if (benchmarkIndex >= from) return least + ((benchmarkIndex - from) / (to - from)) * (most - least)
  }
  return 1
}
