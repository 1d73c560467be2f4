import { pantryItem, type Role } from './index.ts'

/**
 * Costs of 100 g of a food beside others, in cents of a plain shop: no price to be told, and enough to say that lentils
 * cost less than lamb.
 */
const ofRoles: Partial<Record<Role, number>> = {
  shellfish: 250,
  fish: 200,
  'red-meat': 180,
  stewing: 150,
  roast: 130,
  ground: 110,
  bacon: 150,
  'pork-cut': 90,
  poultry: 80,
  sausage: 90,
  'cooked-meat': 120,
  'canned-fish': 100,
  'grill-cheese': 180,
  'hard-cheese': 200,
  'crumbling-cheese': 150,
  'melting-cheese': 100,
  'fresh-cheese': 90,
  nut: 160,
  seed: 120,
  'dried-fruit': 110,
  chocolate: 150,
  berry: 110,
  mushroom: 80,
  'nut-butter': 70,
  tofu: 60,
  dairy: 40,
  fat: 60,
  egg: 45,
  bread: 45,
  fruit: 40,
  citrus: 40,
  vegetable: 35,
  noodle: 35,
  pasta: 20,
  grain: 20,
  allium: 18,
  bean: 20,
  lentil: 20,
  baking: 12,
  sweetener: 18,
}

/** Foods that cost far more or less than others of their kind. */
const ofFoods: readonly (readonly [ids: RegExp, cents: number])[] = [
  [/^(?:saffron|truffle.*|lobster.*|caviar.*)$/, 600],
  [
    /ribeye|rib-eye|tenderloin-beef|beef-tenderloin|filet|sirloin|flank|skirt|strip-steak|lamb|veal|duck|scallop|crab/,
    280,
  ],
  [/^chicken-(?:thigh|drumstick|whole|leg|wing)|^chicken-liver|^pork-shoulder/, 50],
  [/^(?:potato|new-potato|cabbage|green-cabbage|carrot|pumpkin|turnip|rutabaga|beet)$/, 15],
  [/^(?:tomato-canned|canned-tomato|diced-tomato|tomato-paste|crushed-tomato|passata).*/, 22],
  [/stock|broth|^water|^milk/, 10],
  [/^(?:pine-nut|macadamia|pistachio)$/, 300],
  [/^peanut/, 45],
  [/^(?:asparagus|artichoke|fennel|avocado)$/, 80],
]

/** Returns what 100 g of a food cost beside others, in cents. */
export function centsPer100g(id: string): number {
  const own = ofFoods.find(([ids]) => ids.test(id))?.[1]
  if (own !== undefined) return own
  const cents = (pantryItem(id)?.roles ?? []).flatMap((role) => ofRoles[role] ?? [])
  return cents.length === 0 ? 30 : Math.max(...cents)
}
