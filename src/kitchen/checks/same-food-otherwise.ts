import { englishOfClaim } from '../craving/claim.ts'
import type { Craving } from '../craving/craving.ts'
import { isFlesh } from '../foods/flesh.ts'
import { foodById } from '../foods/index.ts'
import { familyOf } from './food-families.ts'
import { nameOf } from './food-occurs.ts'
import type { ReadDraft } from './read-draft.ts'
import { tokens } from './words.ts'

/**
 * Returns the words that the cook typed for a food: "nduja" is read as a sausage, and a line may say the
 * word.
 */
export const wordsFor = ({ claims = [] }: Craving, id: string): string[] =>
  claims.filter(({ kind, means }) => kind === 'wish' && means === nameOf(id)).map(({ words }) => words)

/**
 * True when a line has another food of the same kind, and the cook named the kind alone: a mustard sauce is
 * one with any mustard, though the table takes it for Dijon.
 */
export function isOfHead({ lines }: ReadDraft, { claims = [] }: Craving, id: string): boolean {
  const words = tokens(nameOf(id))
  const [head, ...before] = [...words].reverse()
  const own = claims.filter(({ kind, means }) => kind === 'wish' && means === nameOf(id))
  const said = new Set(own.flatMap((claim) => tokens(`${englishOfClaim(claim)} ${claim.words}`)))
  const food = foodById(id)
  const isAlone = before.length === 0 && !(food !== undefined && isFlesh(food))
  if (head === undefined || !said.has(head) || isAlone || before.some((word) => said.has(word))) return false
  // A frankfurter is a sausage, whatever the last word of its name.
  const family = familyOf(head)
  return lines.some(
    ({ food }) => food !== null && (tokens(food.name).at(-1) === head || (isFlesh(food) && family?.(food))),
  )
}

/** True when the cook wished for pastries, which any pastry makes: baklava is of phyllo. */
export const isAnyPastry = ({ lines }: ReadDraft, craving: Craving, id: string): boolean =>
  wordsFor(craving, id).some((words) => /^pastr(?:y|ies)$/i.test(words)) &&
  lines.some(({ text }) => /\b(?:phyllo|filo|pastry|strudel dough)\b/.test(text))

/** Dishes of a dough or a batter, which is made of the flour of the food before their name. */
const ofDough =
  /^(?:omelet|omelette|pancake|crepe|waffle|bread|flatbread|cake|muffin|cookie|cracker|brownie|blini|fritter|pasta|noodle|gnocchi|pizza|tortilla|wrap|naan|dosa|scone|biscuit|crust|bun|roll|dumpling)s?$/i

/** True for a dish of a dough that is named after a food and made of its flour: a chickpea omelette, almond cake. */
export function isOfItsFlour({ lines }: ReadDraft, { claims = [] }: Craving, id: string): boolean {
  const words = tokens(nameOf(id))
  return claims.some((claim, at) => {
    const next = claims[at + 1]
    return (
      claim.kind === 'wish' &&
      claim.means === nameOf(id) &&
      next !== undefined &&
      !next.afterStop &&
      ofDough.test(englishOfClaim(next)) &&
      lines.some((line) => [...words, 'flour'].every((word) => line.tokens.includes(word)))
    )
  })
}

const preserves =
  /^(?:jam|jelly|marmalade|preserve|conserve|butter|paste|curd|compote|puree|syrup|chutney|sauce|pickle)$/

/**
 * True when the cook named a preserve by a food of the list, and the table has it in the row of another: the quince
 * jam of quinces, which is in the row of apple butter.
 */
export function isPreserved({ lines }: ReadDraft, { claims = [] }: Craving, id: string): boolean {
  const own = nameOf(id)
  return claims
    .filter(({ kind, means }) => kind === 'wish' && means === own)
    .some((claim) => {
      const [head = '', ...source] = tokens(englishOfClaim(claim)).reverse()
      const isOfRow = tokens(own).some((word) => source.includes(word))
      return (
        preserves.test(head) &&
        source.length > 0 &&
        !isOfRow &&
        lines.some((line) => source.every((word) => line.tokens.includes(word)))
      )
    })
}
