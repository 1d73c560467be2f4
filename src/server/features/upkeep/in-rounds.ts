/** What is more waits for the next run: a server that is told to stop waits for this one. */
const MOST_ROUNDS = 40

/**
 * Repeats what takes up to `limit` at once, until it finds fewer: one round a run would fall behind a busy house.
 * @param round answers how many it found
 */
export async function inRounds(limit: number, round: (limit: number) => Promise<number>): Promise<number> {
  let all = 0
  for (let rounds = 0; rounds < MOST_ROUNDS; rounds += 1) {
    const found = await round(limit)
    all += found
    if (found < limit) break
  }
  return all
}
