import type { RecipeDraft } from '#contract/recipe.ts'
import { sentences } from '../checks/words.ts'
import { readDurations } from '../steps/read-durations.ts'

/** Returns the sentences of a step that are not empty. */
export const sentencesOf = (step: string): string[] => sentences(step).filter((each) => each !== '')

/** Changes each sentence of the steps; a step of which nothing is left is removed. */
export const mapSentences = (
  draft: RecipeDraft,
  change: (sentence: string, step: number) => string,
): RecipeDraft => ({
  ...draft,
  instructions: draft.instructions
    .map((step, at) =>
      sentencesOf(step)
        .map((sentence) => change(sentence, at).trim())
        .filter((sentence) => sentence !== '')
        .join(' '),
    )
    .filter((step) => step !== ''),
})

/** Returns the longest stretch of time that a sentence names, in minutes; 0 if it names none. */
export const minutesIn = (sentence: string): number =>
  Math.max(0, ...readDurations(sentence).map(({ upTo }) => upTo / 60))

/** Writes minutes in words: "1 hour 45 minutes". */
export function spell(minutes: number): string {
  const whole = minutes < 12 ? Math.max(1, Math.round(minutes)) : Math.round(minutes / 5) * 5
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  const parts = [
    hours > 0 ? `${hours} hour${hours > 1 ? 's' : ''}` : '',
    rest > 0 ? `${rest} minute${rest > 1 ? 's' : ''}` : '',
  ]
  return parts.filter(Boolean).join(' ')
}

/** Replaces the longest time of a sentence. */
export function withMinutes(sentence: string, minutes: number): string {
  const longest = readDurations(sentence).sort((a, b) => b.upTo - a.upTo)[0]
  return longest
    ? `${sentence.slice(0, longest.start)}${spell(minutes)}${sentence.slice(longest.end)}`
    : sentence
}
