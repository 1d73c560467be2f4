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

const meats =
  '(?:chicken|beef|turkey|pork|lamb|veal|duck|sausages?|steak|ham|bacon|meat|meatballs?|chorizo|shrimps?|prawns?|salmon|tuna|cod|fish|seafood)(?: (?:breasts?|thighs?|strips?))?'
const and = '(?:and|&|n|plus|with)'
/** Veggies beside a meat, which are vegetables: "chicken and veggie stir fry". A veggie option is another dish. */
const veggiesBeside = new RegExp(
  `\\b${meats} ${and} veggie\\b(?!s)(?! (?:options?|versions?|alternatives?|ones?|dish|meals?|people|eaters?|guests?|friends?|sausages?|bacon|mince|burgers?)\\b)|\\bveggie (?:and|&|n|plus) ${meats}\\b`,
  'i',
)

/** Veggies that go into a dish unseen or in plenty, which are vegetables too: "hidden veggie meatballs". */
const veggiesInside =
  /\b(?:hidden|hide|sneaky|sneaked|snuck|secret|disguised|extra|loaded|packed|double)[- ]veggie\b|\bveggie[- ](?:loaded|packed|heavy|rich|boosted|stuffed|filled)\b/i

/** Reads "veggie" as vegetables beside a meat of the same dish, or within it. */
function withVegetables(craving: Craving): void {
  const isDiet = /\b(?:vegetarians?|vegan|meat[- ]?free|meatless|plant[- ]based|mock|faux|fake)\b/i
  if ((veggiesBeside.test(craving.text) || veggiesInside.test(craving.text)) && !isDiet.test(craving.text))
    craving.diets = craving.diets.filter((diet) => diet !== 'vegetarian')
}

/** Takes who eats no meat and no fish for a vegetarian, unless a shellfish is wished for. */
function withoutMeatAndFish({ exclusions, diets, foods, families = [] }: Craving): void {
  const isOut = exclusions.includes('meat') && (exclusions.includes('fish') || diets.includes('fish-free'))
  const wishesFish =
    families.some((family) => fishFamilies.includes(family)) ||
    foods.some((id) => pantryItem(id)?.roles.some((role) => ofFish.includes(role)))
  if (isOut && !wishesFish && !diets.includes('vegetarian') && !diets.includes('vegan'))
    diets.push('vegetarian')
}

/**
 * Makes a dish "of vegetables" vegetarian, unless the same words ask for meat or fish. Changes the craving.
 */
export function meatless(craving: Craving): void {
  withoutMeatAndFish(craving)
  withFish(craving)
  withVegetables(craving)
  if (!vegetableDish.test(craving.text) || craving.diets.some((diet) => /^(?:vegan|vegetarian)$/.test(diet)))
    return
  const asked =
    craving.families?.some((family) => fleshFamilies.includes(family)) ||
    craving.foods.some((id) => pantryItem(id)?.roles.some((role) => flesh.includes(role)))
  if (!asked) craving.diets.push('vegetarian')
}
