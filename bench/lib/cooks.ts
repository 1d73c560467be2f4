import { FREE_RECIPES_PER_MONTH } from '#contract/limits.ts'
import { type RemoteCook, remoteCook } from '#testing/remote-cook.ts'

/** Provides a cook with a free recipe left this month, and signs a new one up when the last one has none. */
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
