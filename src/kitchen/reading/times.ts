import type { FieldOutcome } from '#contract/capture.ts'
import { heats, restIn } from '../checks/times.ts'
import { isTimer, readDurations } from '../steps/read-durations.ts'
import type { FoundRecipe } from './found-recipe.ts'

interface Times {
  prepTime: number
  cookTime: number
  restTime: number
  outcome: FieldOutcome
  note: string
}

const LONGEST = 10_080
const USUAL_PREP = 15

/**
 * Returns the minutes of preparing, cooking and resting. Missing times follow from the others: from the
 * total, then from the times that the steps name.
 */
export function readTimes(found: FoundRecipe): Times {
  const { prepMinutes: prep, cookMinutes: cook, restMinutes: rest, totalMinutes: total } = found
  // Sites that know no times write a total of zero and two parts of zero.
  const isEmpty = !prep && !cook && !total
  if (isEmpty) {
    const waits = Math.round(found.steps.reduce((sum, { text }) => sum + restIn(text), 0))
    const inSteps = Math.max(0, minutesOfSteps(found) - waits)
    const waiting = waits > 0 ? ` and ${inWords(waits)} of waiting` : ''
    const note =
      inSteps > 0
        ? `Not said; the steps name ${inWords(inSteps)} of cooking${waiting}, ${USUAL_PREP} minutes of preparing are a guess.`
        : `Not said; ${USUAL_PREP} minutes of preparing are a guess.`
    return { prepTime: USUAL_PREP, cookTime: inSteps, restTime: rest ?? waits, outcome: 'guessed', note }
  }
  if (total && total > (prep ?? 0) + (cook ?? 0) + (rest ?? 0)) return withTotal(found, total)
  const times = { prepTime: prep ?? 0, cookTime: cook ?? 0, restTime: rest ?? 0 }
  return {
    ...times,
    outcome: 'kept',
    note: `${said(times)}.`,
  }
}

/** Returns the times when the total is longer than its parts: something rests, chills or was left out. */
function withTotal(found: FoundRecipe, total: number): Times {
  const { prepMinutes: prep, cookMinutes: cook } = found
  const restTime = found.restMinutes ?? 0
  if (prep && cook) {
    const rest = total - prep - cook
    return {
      prepTime: prep,
      cookTime: cook,
      restTime: rest,
      outcome: 'changed',
      note: `Of ${inWords(total)} in all, ${inWords(rest)} are neither preparing nor cooking: resting or waiting.`,
    }
  }
  const missing = total - (prep ?? 0) - (cook ?? 0) - restTime
  if (prep && found.steps.length > 0 && !found.steps.some(({ text }) => heats(text.toLowerCase()))) {
    const times = { prepTime: prep, cookTime: 0, restTime: restTime + missing }
    return { ...times, outcome: 'changed', note: `From ${inWords(total)} in all: ${lower(said(times))}.` }
  }
  const inSteps = Math.min(minutesOfSteps(found), total - restTime)
  const times = prep
    ? { prepTime: prep, cookTime: missing }
    : cook
      ? { prepTime: missing, cookTime: cook }
      : inSteps > 0
        ? { prepTime: missing - inSteps, cookTime: inSteps }
        : { prepTime: Math.min(missing, USUAL_PREP), cookTime: Math.max(0, missing - USUAL_PREP) }
  return {
    ...times,
    restTime,
    outcome: 'changed',
    note: `From ${inWords(total)} in all: ${lower(said({ ...times, restTime }))}.`,
  }
}

const said = ({ prepTime, cookTime, restTime }: Pick<Times, 'prepTime' | 'cookTime' | 'restTime'>) =>
  `Prep ${inWords(prepTime)}, cook ${inWords(cookTime)}${restTime > 0 ? `, rest ${inWords(restTime)}` : ''}`
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

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
