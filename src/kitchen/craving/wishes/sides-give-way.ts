import { membersOf } from '../../culinary/food-kinds.ts'
import { pantryItem, type Role } from '../../culinary/index.ts'
import { kindsOfDish } from './kinds/kinds-of-dish.ts'
import type { Hit } from './lexicon.ts'

/** Roles of foods that a dinner is built around. */
const mains: readonly Role[] = [
  ...(['poultry', 'red-meat', 'pork-cut', 'ground', 'stewing', 'roast'] as const),
  ...(['fish', 'shellfish', 'tofu'] as const),
]

/** Simple dishes for a main food that was named without a dish: "chicken with cilantro lime rice". */
export const plainMains: readonly string[] = ['skillet', 'sheet-pan']

const dishesOf = ({ entries }: Hit) => entries.filter(({ kind }) => kind === 'dish').map(({ id }) => id)

/** Returns the side that a phrase names, when the phrase names no other dish. */
const sideOf = (hit: Hit) => {
  const [id, ...others] = dishesOf(hit)
  return others.length === 0 ? kindsOfDish.find((kind) => kind.id === id && kind.isSide) : undefined
}

/** Returns the roles of each food, or family of foods, that a phrase names. */
const foodsOf = ({ entries }: Hit): (readonly Role[])[] =>
  entries.flatMap(({ kind, id }) =>
    kind === 'food'
      ? [pantryItem(id)?.roles ?? []]
      : kind === 'family'
        ? [membersOf(id, () => true).flatMap((member) => pantryItem(member)?.roles ?? [])]
        : [],
  )

/**
 * Finds the sides that give way to another dish, or to a main food that the side does not take: in "steak
 * with creamed spinach" the steak is the dish, though the side has the longer name.
 */
export function sidesGivingWay(hits: readonly Hit[]): ReadonlyMap<Hit, string> {
  const dish = hits.some((hit) => dishesOf(hit).length > 0 && !sideOf(hit))
  const giving = hits.flatMap((hit): [Hit, string][] => {
    const side = sideOf(hit)
    if (!side) return []
    const rolesBeside = hits.filter((other) => other !== hit).flatMap(foodsOf)
    const main = rolesBeside.some(
      (roles) =>
        roles.some((role) => mains.includes(role)) && !roles.some((role) => side.takes.includes(role)),
    )
    return dish || main ? [[hit, side.id]] : []
  })
  return new Map(giving)
}
