/** Shop sections in the order in which most people walk through a shop. */
export const aisles = [
  'Produce',
  'Meat & Fish',
  'Dairy & Eggs',
  'Bakery',
  'Pasta, Rice & Grains',
  'Canned & Jarred',
  'Baking',
  'Spices & Seasonings',
  'Oils & Condiments',
  'Nuts & Dried Fruit',
  'Frozen',
  'Drinks',
  'Other',
] as const
export type Aisle = (typeof aisles)[number]
