import type { Finding, Ingredient, RecipeDraft } from '#contract/recipe.ts'
import type { Craving } from '../craving/craving.ts'
import { foodOfLine } from '../ingredients/index.ts'

/** Water that is salted in a step, of which no line tells how much and no figure counts. */
export const saltedWater =
  /\b(?:well[- ]|generously |lightly |heavily )?salted (?=(?:(?:boiling|cold|hot) )?water\b)/gi
const salting =
  /\b(?:salt(?: and pepper)? to taste|(?:season|salt)\b[^.]*\bto taste with [^.]*salt|taste for salt|season (?:well |generously )with salt)\b/i

/** True for a line of salt whose amount is left to the cook's taste. */
export const isSaltToTaste = (line: Ingredient): boolean =>
  foodOfLine(line)?.id === 'salt' &&
  /\bto taste\b/i.test(`${line.amount} ${line.item}`) &&
  !/\d/.test(line.amount)

/** Returns the words of a step that salt beyond what the list tells; null where there are none. */
export const uncountedSalt = (step: string): string | null => {
  const water = step.match(saltedWater)?.[0]
  return water === undefined ? (salting.exec(step)?.[0] ?? null) : `${water.trim()} water`
}

/** True for a craving whose eaters have to keep their salt low: a diet, a baby or a toddler. */
export const keepsSaltLow = ({ diets, conditions = [] }: Craving): boolean =>
  diets.includes('low-sodium') || conditions.some(({ id }) => id === 'baby' || id === 'toddler')

/** Finds salt that the computed sodium does not count: of the water that pasta boils in, or to taste. */
export function uncountedSaltFindings({ ingredients, instructions }: RecipeDraft): Finding[] {
  const lines = ingredients.flatMap((line, at) =>
    isSaltToTaste(line) ? [{ place: `ingredients.${at}`, words: 'salt to taste' }] : [],
  )
  const steps = instructions.flatMap((step, at) => {
    const words = uncountedSalt(step)
    return words === null ? [] : [{ place: `instructions.${at}`, words }]
  })
  return [...lines, ...steps].map(({ place, words }) => ({
    rule: 'diet.uncounted-salt',
    severity: 'error',
    place,
    message: `“${words}” adds salt that no figure counts, and little salt was asked for.`,
    remedy: 'Cook it in unsalted water, and give the salt as an amount.',
  }))
}
