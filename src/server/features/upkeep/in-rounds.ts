/**
 * Maximum number of rounds in one run, because a server that is told to stop waits for it. The next run does
 * the rest.
 */
const MOST_ROUNDS = 40

/**
 * Repeats a round that handles up to `limit` rows, until it finds fewer: one round a run would fall behind on
 * a busy server.
 * @param round returns the number of rows that it found
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
