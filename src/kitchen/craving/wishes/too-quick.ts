import type { Craving } from '../craving.ts'
import { kindsOfDish } from './kinds/kinds-of-dish.ts'

/** A dish can be hurried a little, not to less than half of what it takes. */
const HURRY = 0.5

/** Why the dish that was named cannot be made in the time that was given; null when it can, or nearly. */
export function tooQuick({ dishes: ids, maxMinutes }: Craving): string | null {
  const named = kindsOfDish.filter(({ id }) => ids.includes(id))
  if (maxMinutes === null || named.length === 0) return null
  const needed = Math.min(...named.map(({ minutes }) => minutes))
  if (needed * HURRY <= maxMinutes) return null
  const given = maxMinutes === 1 ? 'one minute' : `${maxMinutes} minutes`
  return `A dish like this takes about ${needed} minutes, so Larder cannot make it in ${given}. Give it more time, or ask for something quicker.`
}
