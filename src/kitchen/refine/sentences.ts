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
        // A sentence whose words are all gone leaves its full stop.
        .filter((sentence) => /[\p{L}\d]/u.test(sentence))
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

/** Advice on what is left or made ahead, with which a recipe ends. */
const advice =
  /\b(?:freez(?:e|es|er)|reheat|leftovers?|thaw|keeps? (?:for|up to|well|in)|(?:refrigerate|chill|store)\b[^.]*\b(?:up to|days?|weeks?|months?)|ahead|warm it again)\b/i
const serving = /^(?:serve|eat|enjoy|pass)\b/i

/** True for a sentence about leftovers, freezing or making ahead, before which every work on the dish is done. */
export const isAdvice = (sentence: string): boolean => advice.test(sentence)

/**
 * Returns the steps with a sentence where the dish is finished: behind the work on it, and before it is served and
 * before advice about leftovers.
 */
export function withFinish(instructions: readonly string[], sentence: string): string[] {
  const at = instructions.findLastIndex((step) => !sentencesOf(step).every(isAdvice))
  return instructions.map((step, index) => {
    if (index !== at) return step
    const all = sentencesOf(step)
    const firstAdvice = all.findIndex((each, from) => isAdvice(each) && all.slice(from).every(isAdvice))
    const end = firstAdvice < 0 ? all.length : firstAdvice
    const isServed = serving.test(all[end - 1] ?? '') && !serving.test(sentence) && end > 1
    return all.toSpliced(isServed ? end - 1 : end, 0, sentence).join(' ')
  })
}

/** Returns the recipe with advice on keeping it at its end. */
export const advised = (draft: RecipeDraft, advice: string): RecipeDraft => ({
  ...draft,
  instructions: draft.instructions.map((step, at) =>
    at === draft.instructions.length - 1 ? `${step} ${advice}` : step,
  ),
})
