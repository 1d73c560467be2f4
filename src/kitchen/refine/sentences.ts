import type { RecipeDraft } from '#contract/recipe.ts'
import { sentences } from '../checks/words.ts'
import { readDurations } from '../steps/read-durations.ts'

/** The sentences of a step. */
export const sentencesOf = (step: string): string[] => sentences(step).filter((each) => each !== '')

/** The steps with each sentence changed; a step of which nothing is left is gone. */
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

/** The longest stretch of time that a sentence names, in minutes; 0 where it names none. */
export const minutesIn = (sentence: string): number =>
  Math.max(0, ...readDurations(sentence).map(({ upTo }) => upTo / 60))

/** "1 hour 45 minutes" */
export function spell(minutes: number): string {
  const whole = minutes < 12 ? Math.max(1, Math.round(minutes)) : Math.round(minutes / 5) * 5
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  const parts = [
    hours > 0 ? `${hours} hour${hours > 1 ? 's' : ''}` : '',
    rest > 0 ? `${rest} minute${rest > 1 ? 's' : ''}` : '',
  ]
  return parts.filter(Boolean).join(' ')
}

/** The sentence with its longest time replaced. */
export function withMinutes(sentence: string, minutes: number): string {
  const longest = readDurations(sentence).sort((a, b) => b.upTo - a.upTo)[0]
  return longest
    ? `${sentence.slice(0, longest.start)}${spell(minutes)}${sentence.slice(longest.end)}`
    : sentence
}
