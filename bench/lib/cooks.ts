import { FREE_RECIPES_PER_MONTH } from '#contract/limits.ts'
import { type RemoteCook, remoteCook } from '#testing/remote-cook.ts'

/** A cook who still has a recipe left this month: a new one signs up when the last one has none. */
export function createCooks(origin: string) {
  let count = 0
  let left = 0
  let cook: RemoteCook | undefined
  const signUp = () => remoteCook(origin, `bench-${++count}@example.org`)
  return {
    async next(): Promise<RemoteCook> {
      if (!cook || left === 0) {
        cook = await signUp()
        left = FREE_RECIPES_PER_MONTH
      }
      left -= 1
      return cook
    },
    signUp,
  }
}
