import type { RecipeDraft } from '#contract/recipe.ts'
import { isSaltToTaste, saltedWater } from '../checks/uncounted-salt.ts'
import { foodOfLine } from '../ingredients/index.ts'
import { saltGrams, withoutSalt } from './without-salt.ts'

/** Grams of salt from which on they are a spoonful, more than a dish of little salt has for all its servings. */
const FOR_WATER = 14

/**
 * Returns a recipe without the salt that no figure counts, for eaters who have to keep theirs low: pasta boils in
 * unsalted water, and nothing is salted to taste.
 */
export function withoutUncountedSalt(draft: RecipeDraft): RecipeDraft {
  const isUncounted = draft.ingredients.some(isSaltToTaste)
  const salts = draft.ingredients.filter((line) => foodOfLine(line)?.id === 'salt')
  // A dish that is salted by taste alone does without; beside a measured amount the amount is what it gets. Salt by the
  // spoonful goes into water that is poured off, and little of it is counted.
  const isForWater = salts.reduce((sum, line) => sum + saltGrams(line), 0) >= FOR_WATER
  if ((isUncounted && salts.every(isSaltToTaste)) || isForWater) return withoutSalt(draft) ?? draft
  const instructions = draft.instructions.map((step) =>
    step
      .replace(saltedWater, 'unsalted ')
      .replace(/,? and taste for salt(?=[.;])/gi, '')
      .replace(
        /(?<=^|[.!?] )(?:Taste for salt|Season to taste with salt|Season with salt to taste)[.!]\s*/g,
        '',
      )
      .replace(/ and salt to taste(?=[.,;])/gi, '')
      .trim(),
  )
  if (instructions.every((step, at) => step === draft.instructions[at])) return draft
  return { ...draft, instructions: instructions.filter((step) => step !== '') }
}
