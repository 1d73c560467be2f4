import { foodById } from '#kitchen/foods/index.ts'
import { matchFood } from '../../foods/index.ts'
import { listOf } from '../../prose.ts'
import { isFoodWish } from '../claim.ts'
import type { Craving } from '../craving.ts'

/** Questions whether one food may stand for another. */
const mayStandFor: readonly RegExp[] = [
  /\b(?:can|could|may|should|would) (?:i|we|you|one|it)\b.{0,60}\b(?:substituted?|swap|sub|replaced?)\b/i,
  /\b(?:can|could|may|should|would) (?:i|we|you|one)\b.{0,20}\buse\b.{2,60}\b(?:instead|in place|in lieu|rather than)\b/i,
  /\bis it (?:possible|ok|okay|fine|better|best|alright)\b.{0,40}\b(?:substitute|use|swap|replace)\b/i,
  /\bwhat\b.{0,30}\breplace\b/i,
  /\bingredients? (?:instead|in place|in lieu) of\b/i,
  /\b(?:what|something) (?:can|could|may) (?:i|we|you)\b.{0,15}\binstead of\b/i,
  /\bwhat (?:can|could|do|should|would) (?:i|we|you) (?:use|substitute|replace)\b.{0,40}\b(?:instead|in place|in lieu|with|by)\b/i,
]
/** Questions for another food in the place of one. */
const standsFor = /\b(?:alternatives?|substitutes?|replacements?|stand-?ins?|replacers?) (?:to|for|of)\b/i

/** Such a question and nothing else: "a good substitute for saffron?". */
const standsForAlone =
  /^\W*(?:(?:is there|what is|what's|need|i need|looking for|good|best|any|an?|the) )*(?:substitutes?|replacements?|alternatives?) (?:to|for|of) (?:the )?[\p{L}]+\W*$/iu

/** Aisles of foods that are cooked with, and hardly eaten by themselves. */
const ofCooking = /dairy|oils|baking|spice|seasoning|condiment|sauce/i

const isOfCooking = (word: string): boolean =>
  ofCooking.test((foodById(word) ?? matchFood(word.replace(/-/g, ' '))?.food)?.aisle ?? '')

/** True when no word names a dish, a meal or an eater, but foods at most. */
const namesNoDish = ({ claims = [], category, purpose, pet, cuisines, recipes, named }: Craving): boolean =>
  category === null &&
  (!recipes || matchFood(named?.words ?? '') !== null) &&
  !purpose &&
  !pet &&
  cuisines.length === 0 &&
  claims.every((claim) => {
    const { kind, namesA = [] } = claim
    return (
      kind !== 'wish' ||
      isFoodWish(claim) ||
      (namesA.length > 0 && namesA.every((one) => one === 'diet' || one === 'class' || one === 'mood'))
    )
  })

/**
 * Returns the refusal of a question about a food that names no dish, since any dish with that food in it is no answer:
 * "can I substitute the butter for the oil?"; null for every other craving.
 */
export function questionAlone(craving: Craving): string | null {
  const { text, exclusions, foods } = craving
  const asksForOther =
    (standsFor.test(text) && exclusions.length > 0 && exclusions.every((word) => isOfCooking(word))) ||
    (standsForAlone.test(text) && foods.length === 1 && foods.every((id) => isOfCooking(id)))
  if (!(asksForOther || mayStandFor.some((one) => one.test(text))) || !namesNoDish(craving)) return null
  const names = (ids: readonly string[]) => [
    ...new Set(ids.map((id) => foodById(id)?.name ?? id.replace(/-/g, ' '))),
  ]
  // "What can replace eggs?" speaks of the food that is not there.
  const isReplaced = /\breplace\b|\bsubstitute for\b/i.test(text) && exclusions.length === 0
  const [wanted, out] = isReplaced ? [[], names(foods)] : [names(foods), names(exclusions)]
  const rules = [
    wanted.length > 0 ? `with ${listOf(wanted.slice(0, 3))}` : '',
    out.length > 0 ? `without ${listOf(out.slice(0, 3))}` : '',
  ].filter(Boolean)
  const made = rules.length > 0 ? `, and it is made ${rules.join(' and ')}` : ''
  return `Larder makes recipes and answers no questions. Name the dish that this is for${made}.`
}
