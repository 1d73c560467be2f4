import type { Finding } from '#contract/recipe.ts'
import { gramsOf } from '../nutrition/index.ts'
import type { ReadDraft } from './read-draft.ts'

/** Milligrams of sodium in a serving up to which a food may be called low in sodium (21 CFR 101.61). */
const LOW_MG = 140
const unsalted =
  /\b(?:unsalted|low[- ]sodium|reduced[- ]sodium|no[- ]salt|salt[- ]free|without salt|no added salt)\b/

/**
 * Lists the foods of a dish without salt that bring salt of their own, such as pickles, soy sauce and a brined
 * rotisserie chicken: leaving out the salt of the list does not make them less salty.
 */
export const saltyFoods = ({ lines, draft }: ReadDraft): Finding[] =>
  lines.flatMap(({ food, parsed, text, index }): Finding[] => {
    if (!food || unsalted.test(text)) return []
    const grams = gramsOf(parsed, food)
    const sodium = grams === null ? 0 : (food.sodium * grams) / 100 / draft.servings
    return sodium <= LOW_MG
      ? []
      : [
          {
            rule: 'diet.salty-food',
            severity: 'warning',
            place: `ingredients.${index}`,
            message: `${parsed.food || food.name} brings salt of its own: about ${Math.round(sodium / 10) * 10} mg of sodium per serving.`,
            remedy: 'Choose one without salt, or leave it out.',
          },
        ]
  })
