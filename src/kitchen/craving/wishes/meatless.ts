import { pantryItem, type Role } from '../../culinary/index.ts'
import type { Craving } from '../craving.ts'

/** Names of vegetable dishes, "vegetable curry", in which the vegetables are the main part. */
const vegetableDish =
  /\bveg(?:etable|gie|gy)?s? (?:curry|stir[- ]?fry|stew|lasagn[ae]|chill?i|pasta|biryani|pie|tacos?|fried rice|pizza|casserole|skewers?|kebabs?|quesadillas?|enchiladas?|burritos?|wraps?|sandwich(?:es)?|noodles|paella|risotto|korma|tagine)\b/i

const flesh: readonly Role[] = [
  'poultry',
  'red-meat',
  'ground',
  'sausage',
  'fish',
  'shellfish',
  'canned-fish',
  'cooked-meat',
  'stewing',
  'bacon',
  'pork-cut',
]
const fleshFamilies = [
  'chicken',
  'beef',
  'pork',
  'lamb',
  'turkey',
  'steak',
  'fish',
  'seafood',
  'shellfish',
  'meat',
  'sausage',
]

const ofFish: readonly Role[] = ['fish', 'shellfish', 'canned-fish']
const fishFamilies = ['fish', 'seafood', 'shellfish']

/** Keeps the fish of a "meat-free dinner with salmon", where it means no flesh of land animals. */
function withFish(craving: Craving): void {
  const { text, diets, foods, families = [] } = craving
  if (!/\bmeat[- ]?free\b/i.test(text) || /\bvegetarian\b|\bveggie\b/i.test(text)) return
  const asksForFish =
    families.some((family) => fishFamilies.includes(family)) ||
    foods.some((id) => pantryItem(id)?.roles.some((role) => ofFish.includes(role)))
  if (asksForFish) craving.diets = diets.map((diet) => (diet === 'vegetarian' ? 'pescatarian' : diet))
}

/**
 * Makes a dish "of vegetables" vegetarian, unless the same words ask for meat or fish. Changes the craving.
 */
export function meatless(craving: Craving): void {
  withFish(craving)
  if (!vegetableDish.test(craving.text) || craving.diets.some((diet) => /^(?:vegan|vegetarian)$/.test(diet)))
    return
  const asked =
    craving.families?.some((family) => fleshFamilies.includes(family)) ||
    craving.foods.some((id) => pantryItem(id)?.roles.some((role) => flesh.includes(role)))
  if (!asked) craving.diets.push('vegetarian')
}
