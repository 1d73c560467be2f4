import type { Ingredient } from '#contract/recipe.ts'
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
