import { pantryItem } from '../../culinary/index.ts'
import type { Craving } from '../craving.ts'
import { breadAtHand, mains, namedAlone } from './named-alone.ts'

/** Phrases in which bread is an ingredient of another dish, such as bread crumbs or bread salad. */
const otherDish = /\bbread[- ]?(?:crumbs?|and|salad|soup|sauce|bowls?|pudding|stuffing|pizza)\b/i

/** Reads "bread" or "rye bread" as a loaf to bake. Changes the craving. */
export function breadAsDish(craving: Craving): void {
  const { text } = craving
  const noYeast = craving.exclusions.some((word) => /\byeast\b/.test(word))
  if (noYeast) craving.dishes = craving.dishes.map((id) => (id === 'yeast-bread' ? 'quick-bread' : id))
  if (!namedAlone(craving)) return
  if (craving.dishes.length > 0 || !/\bbreads?\b/i.test(text)) return
  // The bread that is not to be proposed again is no wish.
  if (craving.exclusions.some((word) => / bread$/.test(word))) return
  if (breadAtHand.test(text) || otherDish.test(text)) return
  const rolesOf = (id: string) => pantryItem(id)?.roles ?? []
  if (craving.foods.some((id) => rolesOf(id).some((role) => mains.includes(role)))) return
  const isBread = (id: string) => rolesOf(id).includes('bread')
  const whole =
    craving.foods.includes('whole-wheat-bread') ||
    /\bwhole[- ]?(?:wheat|meal|grain)|\bbrown bread/i.test(text)
  // Without gluten nothing holds the yeast's bubbles, so soda and baking powder raise such a loaf.
  const quick = noYeast || craving.diets.some((diet) => diet === 'gluten-free' || diet === 'low-carb')
  craving.dishes = [quick ? 'quick-bread' : 'yeast-bread']
  craving.foods = craving.foods.filter((id) => !isBread(id))
  if (whole && !craving.foods.includes('whole-wheat-flour')) craving.foods.push('whole-wheat-flour')
  craving.families = (craving.families ?? []).filter((family) => family !== 'bread')
}
