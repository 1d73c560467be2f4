import { foodById } from '#kitchen/foods/index.ts'
import { foodFilter } from '../../culinary/food-filter.ts'
import { membersOf } from '../../culinary/food-kinds.ts'
import { pantryItem } from '../../culinary/index.ts'
import { inItsPlace } from '../../culinary/other-forms.ts'
import { listOf } from '../../prose.ts'
import type { Craving } from '../craving.ts'
import { forWhom } from './for-whom.ts'

/** Largest number of foods that can make one dish; a longer list is cut to `ENOUGH_FOODS`. */
const MOST_FOODS = 12
const ENOUGH_FOODS = 5

/**
 * Sets aside wishes that the rules of the same craving forbid, and notes it: "a vegan omelette with real
 * eggs" is vegan. Eaters that the text mentions (an infant, a pregnancy) become rules first. Changes the
 * craving.
 */
export function setAside(craving: Craving): void {
  const notes = forWhom(craving)
  const allows = foodFilter(craving)
  const asked = craving.foods
  craving.foods = asked.map((id) => inItsPlace(id, allows))
  const smooth = craving.foods.filter((id) => id.endsWith('-butter') && !asked.includes(id))
  if (smooth.length > 0)
    notes.unshift(`Made with ${listed(smooth.map((id) => foodById(id)?.name ?? id))}, and no whole nuts.`)
  const forbidden = craving.foods.filter(
    (id) => pantryItem(id) && !allows(id) && !isOftenAllowed(id, craving),
  )
  const families = (craving.families ?? []).filter(
    (family) => membersOf(family, () => true).length > 0 && membersOf(family, allows).length === 0,
  )
  craving.foods = craving.foods.filter((id) => !forbidden.includes(id))
  craving.families = (craving.families ?? []).filter((family) => !families.includes(family))
  const told = families.filter(
    (family) => !(craving.diets.includes('gluten-free') && ofGlutenFreeMakes.has(family)),
  )
  const names = [...forbidden.map((id) => foodById(id)?.name ?? id), ...told]
  if (names.length > 0) notes.unshift(`Made without ${listed(names)}, as the rest of your wish asks.`)
  const few = fewOf(craving.foods)
  if (few.length < craving.foods.length) {
    notes.unshift(
      `${craving.foods.length} foods are more than one dish can carry; this one takes some of them.`,
    )
    craving.foods = few
    craving.families = []
  }
  if (notes.length > 0) craving.notes = notes
}

/** Families of which every shop has gluten-free makes. */
const ofGlutenFreeMakes: ReadonlySet<string> = new Set(['pasta', 'noodle', 'bread'])

/**
 * True for a food that only may hold traces of what a diet leaves out, such as cocoa and milk: the checks tell the cook
 * to read its label. An allergy keeps it out.
 */
const isOftenAllowed = (id: string, { allergies = [], exclusions }: Craving): boolean => {
  const { mayContain = [], allergens = [] } = foodById(id) ?? {}
  return (
    mayContain.includes('milk') &&
    !mayContain.includes('gluten') &&
    allergens.length === 0 &&
    allergies.length === 0 &&
    !exclusions.includes(id)
  )
}

const proteins = ['poultry', 'red-meat', 'ground', 'sausage', 'fish', 'shellfish', 'canned-fish', 'pork-cut']
const beside = ['vegetable', 'mushroom', 'allium', 'herb', 'citrus']

/** Returns one meat or fish and then vegetables and herbs, which go with almost anything. */
function fewOf(foods: readonly string[]): string[] {
  if (foods.length <= MOST_FOODS) return [...foods]
  const rolesOf = (id: string): readonly string[] => pantryItem(id)?.roles ?? []
  const isProtein = (id: string) => rolesOf(id).some((role) => proteins.includes(role))
  const main = foods.find(isProtein)
  const kept: string[] = main ? [main] : []
  const sides = foods.filter((id) => id !== main && rolesOf(id).some((role) => beside.includes(role)))
  return [...kept, ...sides.slice(0, ENOUGH_FOODS - kept.length)]
}

const listed = (names: readonly string[]): string => listOf(names.slice(0, 3))
