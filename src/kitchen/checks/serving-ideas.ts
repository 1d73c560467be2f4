/*
 * Foods of a step that a cook may take or leave, and those that an amount or an article shows to be of the list.
 */

const NEAR = 100
const measured =
  /\d[\d/. ]*(?:cups?|tablespoons?|tbsp|teaspoons?|tsp|ounces?|oz|pounds?|lbs?|g|kg|ml|l|dl|cl|el|tl)?\.? (?:of )?(?:the )?$/

/** True for a food with an amount before it: "1/2 cup cream". */
export const isMeasuredAt = ({ folded }: { folded: string }, start: number): boolean =>
  measured.test(folded.slice(Math.max(0, start - NEAR), start))

/** Words before a food that show it to be on the list: "stir in the cream". */
const listedBefore =
  /\b(?:the|your|this|these|its|remaining|reserved|rest of|all|both)(?: (?!of\b)[a-z-]+){0,2} $/
/** Words around a food that any other would do for as well. */
const anyOf = /\b(?:an?|some|any|or) (?:[a-z-]+ ){0,3}$/
const orAnother = /^(?: [a-z-]+)? or\b/

/** True for a food behind the first sentence of a step, or one of several to choose from, that no word shows to be listed. */
export function isIdea(
  { folded }: { folded: string },
  { start, end }: { start: number; end: number },
): boolean {
  const before = folded.slice(0, start)
  if (listedBefore.test(before) || isMeasuredAt({ folded }, start)) return false
  return /[.!?] /.test(before) || anyOf.test(before) || orAnother.test(folded.slice(end))
}
