import type { FieldOutcome } from '#contract/capture.ts'
import { isTimer, readDurations } from '../steps/read-durations.ts'
import type { FoundRecipe } from './found-recipe.ts'

interface Times {
  prepTime: number
  cookTime: number
  outcome: FieldOutcome
  note: string
}

const LONGEST = 10_080
const USUAL_PREP = 15

/**
 * Preparing and cooking in minutes. What the source leaves out follows from the rest: from its total, then from the
 * times that its steps name.
 */
export function readTimes(found: FoundRecipe): Times {
  const { prepMinutes: prep, cookMinutes: cook, totalMinutes: total } = found
  // A total of nothing, and two parts of nothing, are what sites write that know no times.
  const isEmpty = !prep && !cook && !total
  if (isEmpty) {
    const inSteps = minutesOfSteps(found)
    const note =
      inSteps > 0
        ? `Not said; the steps name ${inWords(inSteps)} of cooking, ${USUAL_PREP} minutes of preparing are a guess.`
        : `Not said; ${USUAL_PREP} minutes of preparing are a guess.`
    return { prepTime: USUAL_PREP, cookTime: inSteps, outcome: 'guessed', note }
  }
  if (total && total > (prep ?? 0) + (cook ?? 0)) return withTotal(found, total)
  const times = { prepTime: prep ?? 0, cookTime: cook ?? 0 }
  return {
    ...times,
    outcome: 'kept',
    note: `Prep ${inWords(times.prepTime)}, cook ${inWords(times.cookTime)}.`,
  }
}

/** The total is longer than its parts: something rests, chills or was left out. */
function withTotal(found: FoundRecipe, total: number): Times {
  const { prepMinutes: prep, cookMinutes: cook } = found
  if (prep && cook) {
    const rest = total - prep - cook
    // Waiting is neither work nor heat; it counts with preparing, so that the sum is what a cook must plan for.
    return {
      prepTime: prep + rest,
      cookTime: cook,
      outcome: 'changed',
      note: `Of ${inWords(total)} in all, ${inWords(rest)} of resting or waiting count with preparing.`,
    }
  }
  const missing = total - (prep ?? 0) - (cook ?? 0)
  const inSteps = Math.min(minutesOfSteps(found), total)
  const times = prep
    ? { prepTime: prep, cookTime: missing }
    : cook
      ? { prepTime: missing, cookTime: cook }
      : inSteps > 0
        ? { prepTime: total - inSteps, cookTime: inSteps }
        : { prepTime: Math.min(total, USUAL_PREP), cookTime: Math.max(0, total - USUAL_PREP) }
  return {
    ...times,
    outcome: 'changed',
    note: `From ${inWords(total)} in all: prep ${inWords(times.prepTime)}, cook ${inWords(times.cookTime)}.`,
  }
}

const minutesOfSteps = ({ steps }: FoundRecipe): number => {
  const seconds = steps.flatMap(({ text }) =>
    readDurations(text)
      .filter((time) => isTimer(text, time))
      .map(({ upTo }) => upTo),
  )
  return Math.min(LONGEST, Math.round(seconds.reduce((sum, each) => sum + each, 0) / 60))
}

export const inWords = (minutes: number): string => {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
