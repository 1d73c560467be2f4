import { type PantryItem, pantryItem } from '../culinary/index.ts'
import { foodById } from '../foods/index.ts'

/**
 * Foods without a row in the culinary table, with those that are cooked in the same way: frames treat a roti as a
 * tortilla and name it as the roti that it is.
 */
const nearFoods: Readonly<Record<string, readonly string[]>> = {
  chapati: ['flour-tortilla', 'pita'],
  paratha: ['flour-tortilla', 'naan'],
  focaccia: ['sourdough-bread'],
  'hot-dog': ['kielbasa'],
  'cooked-ground-beef': ['cooked-pork'],
  'smoked-turkey': ['turkey-cooked'],
  'cooked-chicken-thigh': ['chicken-cooked'],
}

/** A chorizo or a sausage of plants, which is no patty: it crumbles in the pan. */
const plantSausage = /\b(?:chorizo|soyrizo|sausages?)\b/i
const chorizoOfPlants: PantryItem = {
  ...{ id: 'veggie-burger', one: 'soy chorizo', many: 'soy chorizo', roles: ['sausage'], cooking: 'tempeh' },
  ...{ amount: '12 oz', cut: 'crumbled', home: [] },
}

/** Returns the rows under which frames cook a food that has none of its own, each with the name of the food. */
export function nearTo(id: string | undefined, said: string): PantryItem[] {
  const food = id === undefined || pantryItem(id) ? undefined : foodById(id)
  if (!food) return []
  if (food.id === 'veggie-burger' && plantSausage.test(said)) return [chorizoOfPlants]
  return (nearFoods[food.id] ?? []).flatMap((other) => {
    const item = pantryItem(other)
    if (!item) return []
    const { buy, title, ...row } = item
    return [{ ...row, one: food.name, many: food.plural }]
  })
}
