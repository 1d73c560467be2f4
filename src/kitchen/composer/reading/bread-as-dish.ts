import type { Craving } from '../craving.ts'
import { pantryItem, type Role } from '../pantry/index.ts'

/** "Soup with bread" and "leftover bread" have a loaf already; a bread crumb or bread salad is no loaf. */
const breadAtHand =
  /\b(?:with|using|use|leftover|stale|old|day|on|from|no|without|some|and|my) (?:[a-z-]+ ){0,2}breads?\b/i
const otherDish = /\bbread[- ]?(?:crumbs?|and|salad|soup|sauce|bowls?|pudding|stuffing|pizza)\b/i

/** What a dinner is made of: beside it, bread is bread. */
const mains: readonly Role[] = [
  'poultry',
  'red-meat',
  'ground',
  'sausage',
  'fish',
  'shellfish',
  'canned-fish',
  'egg',
  'tofu',
  'bean',
]

/** "Bagels with cream cheese" were bought; "sesame bagels" are to be baked. */
const bagelAtHand = /\b(?:with|and|using|use|leftover|stale|on|from|toasted|some|my)\b/i
const bakedOn: readonly Role[] = ['seed', 'dried-fruit', 'spice', 'bread']

/** Who craves "bread" or "rye bread" wants it baked. Changes the craving. */
export function breadAsDish(craving: Craving): void {
  const { text } = craving
  const noYeast = craving.exclusions.some((word) => /\byeast\b/.test(word))
  if (noYeast) craving.dishes = craving.dishes.map((id) => (id === 'yeast-bread' ? 'quick-bread' : id))
  const plain = craving.foods.every((id) => pantryItem(id)?.roles.some((role) => bakedOn.includes(role)))
  if (craving.dishes.length === 0 && craving.category === null && plain && craving.foods.includes('bagel')) {
    if (bagelAtHand.test(text)) return
    craving.dishes = ['bagels']
    craving.foods = craving.foods.filter((id) => id !== 'bagel')
  }
  if (craving.dishes.length > 0 || !/\bbreads?\b/i.test(text)) return
  if (breadAtHand.test(text) || otherDish.test(text)) return
  const rolesOf = (id: string) => pantryItem(id)?.roles ?? []
  if (craving.foods.some((id) => rolesOf(id).some((role) => mains.includes(role)))) return
  const isBread = (id: string) => rolesOf(id).includes('bread')
  const whole =
    craving.foods.includes('whole-wheat-bread') ||
    /\bwhole[- ]?(?:wheat|meal|grain)|\bbrown bread/i.test(text)
  // Without gluten nothing holds the yeast's bubbles: soda and baking powder raise such a loaf.
  const quick = noYeast || craving.diets.some((diet) => diet === 'gluten-free' || diet === 'low-carb')
  craving.dishes = [quick ? 'quick-bread' : 'yeast-bread']
  craving.foods = craving.foods.filter((id) => !isBread(id))
  if (whole && !craving.foods.includes('whole-wheat-flour')) craving.foods.push('whole-wheat-flour')
  craving.families = (craving.families ?? []).filter((family) => family !== 'bread')
}
