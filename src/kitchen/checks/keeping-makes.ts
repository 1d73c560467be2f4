import type { Food } from '../foods/food.ts'
import { absent } from './absent.ts'
import type { DietRule } from './diet-rules.ts'
import { isOfAnimals } from './plant-shapes.ts'

/*
 * Test for a food that a sentence asks for in a make that keeps a diet: "cornbread without egg or milk", "challah from a
 * pareve bakery", "a pickle whose label is chile-free". The cook buys it and reads the label.
 */

/** Words between a food and its claim, which name no second food. */
const between = "(?:,? (?!(?:and|or|but|then|with|in|on|into|over)\\b)[a-z'-]+){0,5}?"
/** Words by which a maker or a shop vouches for a product. */
const vouched = new RegExp(
  `^${between},? (?:(?:is|are|be) )?(?:(?:labell?ed|certified|guaranteed|marked|sold as|suitable for)\\b|(?:from|of) an? [a-z]+ (?:bakery|butcher|kitchen|brand|maker|deli)\\b)`,
)
/** Conditions by which the cook is told to look before buying. */
const onCondition =
  /^[^.;!?]{0,40}?,? (?:(?:only )?(?:if|when|as long as|so long as|provided|once)|whose|making sure|make sure|checking|check(?: that)?|looking for) [^.;!?]*?(?:\blabels?\b|\blabell?ed\b|[a-z]-free\b|\bfree (?:of|from)\b|\bwithout\b|\bcertified\b|\bvegan\b|\bpareve\b)/
const claim = new RegExp(`^${between},? (?:[a-z]+-free\\b|without\\b[^.;!?,]*|free (?:of|from)\\b[^.;!?,]*)`)

/** True when a claim speaks of what the rule forbids: a brioche "without raisins" says nothing of its eggs. */
const isOf = (said: string, { words, allergens, substitutes }: DietRule): boolean => {
  const denied = (said.match(absent) ?? [said]).join(' ')
  return (
    words.test(denied) ||
    substitutes.test(said) ||
    allergens.some((allergen) => said.includes(allergen.replace(/s$/, '').replace('tree-', '')))
  )
}

/**
 * True when the words behind a food ask for a make of it that keeps the rule.
 * @param behind the step's text from the end of the food on
 */
export function isOfKeepingMake(behind: string, rule: DietRule | null): boolean {
  if (vouched.test(behind) || onCondition.test(behind)) return true
  const [said] = claim.exec(behind) ?? []
  return said !== undefined && (rule === null || isOf(said, rule))
}

/** True for breads and dressings where milk, eggs or meat are out: they are made with them and without. */
export const isOfManyMakes = ({ aisle, name }: Food, rule: DietRule): boolean =>
  isOfAnimals(rule) && (aisle === 'Bakery' || /\b(?:dressing|vinaigrette)$/.test(name))
