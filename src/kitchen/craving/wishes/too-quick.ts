import type { Craving } from '../craving.ts'
import { kindsOfDish } from './kinds/kinds-of-dish.ts'

/** Smallest share of its usual time in which a dish can be made. */
const HURRY = 0.5

/**
 * Returns the reason why the named dish cannot be made in the given time; null when it can, or nearly can.
 */
export function tooQuick({ dishes: ids, maxMinutes }: Craving): string | null {
  const named = kindsOfDish.filter(({ id }) => ids.includes(id))
  if (maxMinutes === null || named.length === 0) return null
  const needed = Math.min(...named.map(({ minutes }) => minutes))
  if (needed * HURRY <= maxMinutes) return null
  const given = maxMinutes === 1 ? 'one minute' : `${maxMinutes} minutes`
  return `A dish like this takes about ${needed} minutes, so Larder cannot make it in ${given}. Give it more time, or ask for something quicker.`
}
