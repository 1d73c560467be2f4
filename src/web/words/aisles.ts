import { words } from './words.ts'

/** Aisles of a shop; the keys are the contract's names. */
export const aisleWords = words('aisles', {
  Produce: 'Produce',
  'Meat & Fish': 'Meat & Fish',
  'Dairy & Eggs': 'Dairy & Eggs',
  Bakery: 'Bakery',
  'Pasta, Rice & Grains': 'Pasta, Rice & Grains',
  'Canned & Jarred': 'Canned & Jarred',
  Baking: 'Baking',
  'Spices & Seasonings': 'Spices & Seasonings',
  'Oils & Condiments': 'Oils & Condiments',
  'Nuts & Dried Fruit': 'Nuts & Dried Fruit',
  Frozen: 'Frozen',
  Drinks: 'Drinks',
  Other: 'Other',
})

/** The name of an aisle in the interface's language; an unknown aisle keeps its own name. */
export const aisleName = (aisle: string): string => {
  const names: Record<string, string> = aisleWords.get()
  return names[aisle] ?? aisle
}
