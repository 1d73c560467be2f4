import { words } from './words.ts'

/** The sections of a shop, by the names that the contract gives them. */
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

/** An aisle in the language of the interface; one that nobody knows, as it is. */
export const aisleName = (aisle: string): string => {
  const names: Record<string, string> = aisleWords.get()
  return names[aisle] ?? aisle
}
