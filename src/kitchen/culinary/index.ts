import { type Food, foodById } from '#kitchen/foods/index.ts'
import { askedByName } from './by-name.ts'
import type { PantryItem } from './item.ts'
import { larder } from './larder.ts'
import { proteins } from './proteins.ts'
import { rarer } from './rarer.ts'
import { readyFoods } from './ready-foods.ts'
import { specialties } from './specialties.ts'
import { staples } from './staples.ts'
import { sweets } from './sweets.ts'
import { vegetables } from './vegetables.ts'
import { wrappers } from './wrappers.ts'

export type { Cooking, PantryItem, Role, Speed } from './item.ts'

export const pantry: readonly PantryItem[] = [
  ...vegetables,
  ...proteins,
  ...larder,
  ...staples,
  ...sweets,
  ...wrappers,
  ...specialties,
  ...askedByName,
  ...rarer,
  ...readyFoods,
]

const byId = new Map(pantry.map((item) => [item.id, item]))

export const pantryItem = (id: string): PantryItem | null => byId.get(id) ?? null

/** Returns the row of the food table for a pantry item. */
export function factsOf(id: string): Food {
  const food = foodById(id)
  if (!food) throw new Error(`The pantry names ${id}, which is not in the food table`)
  return food
}
