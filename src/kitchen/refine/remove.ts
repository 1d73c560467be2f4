import type { RecipeDraft } from '#contract/recipe.ts'
import { dropped } from './drop.ts'
import { readLines } from './lines.ts'

/** What holds a dish together and cannot simply stay out. */
const bears =
  /flour|baking-powder|baking-soda|yeast|egg|stock|broth|rice|pasta|noodle|bread|dough|tortilla|oat|sugar$|^salt$/

/** A food that weighs more than this share of the dish is the dish. */
const LARGEST_SHARE = 0.2

/**
 * The draft without a line, everywhere; null where the dish rests on it, or a sentence cannot do without it.
 * @param anySize lets a larger part go, when the cook asked for just that
 */
export function removeLine(draft: RecipeDraft, index: number, { anySize = false } = {}): RecipeDraft | null {
  const lines = readLines(draft)
  const line = lines[index]
  if (!line || draft.ingredients.length <= 3) return null
  const whole = lines.reduce((sum, each) => sum + each.grams, 0)
  if (line.food && bears.test(line.food.id)) return null
  if (whole > 0 && line.grams / whole > (anySize ? 0.3 : LARGEST_SHARE)) return null
  const title = dropped(draft.title, line, lines)
  const description = dropped(draft.description, line, lines)
  const steps = draft.instructions.map((step) => droppedStep(step, index))
  if (!title || description === null || steps.some((step) => step === null)) return null
  return {
    ...draft,
    title,
    description,
    ingredients: draft.ingredients.filter((_, each) => each !== index),
    instructions: steps.filter((step) => step !== null && step !== '') as string[], // null was ruled out above
  }

  /** Where a whole sentence goes, the next one must not lean on it. */
  function droppedStep(step: string, at: number): string | null {
    const next = dropped(step, lines[at]!, lines)
    if (next === null || next === step) return next
    const sentences = step.split(/(?<=[.!?])\s+/)
    const left = new Set(next.split(/(?<=[.!?])\s+/))
    const leans = sentences.some((sentence, i) => {
      const gone = dropped(sentence, lines[at]!, lines) === ''
      const after = sentences[i + 1]
      return gone && after !== undefined && left.has(after) && !speaksForItself(after)
    })
    return leans ? null : next
  }

  function speaksForItself(sentence: string): boolean {
    return /^(?:Add|Stir|Mix|Heat|Serve|Meanwhile|Preheat|Cook the|Put|Pour)\b/.test(sentence)
      ? lines.some((each) => each.index !== index && namedIn(sentence, each))
      : false
  }

  function namedIn(sentence: string, each: (typeof lines)[number]): boolean {
    return dropped(sentence, each, lines) !== sentence
  }
}
