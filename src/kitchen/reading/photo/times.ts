import { minutesInSteps } from '../../steps/index.ts'
import type { Facts } from './facts.ts'

export interface Times {
  prepTime: number
  cookTime: number
  restTime: number
  assumed: (readonly ['prepTime' | 'cookTime', string])[]
}

const USUAL_PREP = 15
const LONGEST = 10_080

/**
 * Returns the minutes of a recipe: those on the photo, otherwise those that follow from them, otherwise an
 * assumption that is reported.
 */
export function timesOf(
  { prepTime, cookTime, restTime, totalTime: inAll }: Facts,
  steps: readonly string[],
): Times {
  const { cooking, waiting } = minutesInSteps(steps)
  const inSteps = Math.min(1440, cooking)
  const limit = (minutes: number) => Math.min(LONGEST, Math.max(0, minutes))
  const totalTime = inAll === undefined ? undefined : Math.max(0, inAll - (restTime ?? 0))
  const fromTotal = (other: number | undefined) =>
    totalTime !== undefined && other !== undefined && totalTime >= other ? totalTime - other : undefined
  const left = prepTime && cookTime && totalTime !== undefined ? totalTime - prepTime - cookTime : 0
  const assumed: Times['assumed'] = []
  let wait = Math.max(0, left)
  let prep = prepTime ?? fromTotal(cookTime)
  let cook = cookTime ?? fromTotal(prepTime)
  if (cook === undefined) {
    cook = totalTime !== undefined && prep === undefined ? Math.min(totalTime, inSteps) : inSteps
    assumed.push(['cookTime', 'The photo names no cooking time; this is the sum of the times in the steps.'])
    if (totalTime === undefined) wait = waiting
  }
  if (prep === undefined) {
    prep = totalTime !== undefined && totalTime > cook ? totalTime - cook : USUAL_PREP
    assumed.push(['prepTime', 'The photo names no preparation time; this one is assumed.'])
  }
  return {
    prepTime: limit(prep),
    cookTime: limit(cook),
    restTime: limit(restTime === undefined ? wait : restTime + Math.max(0, left)),
    assumed,
  }
}
