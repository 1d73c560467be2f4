import type { FoodFilter } from './food-filter.ts'
import { pantry } from './index.ts'

const roleFamily: Record<string, readonly string[]> = {
  fish: ['fish'],
  seafood: ['fish', 'shellfish'],
  shellfish: ['shellfish'],
  meat: ['red-meat', 'poultry', 'pork-cut', 'ground'],
  berry: ['berry'],
  bean: ['bean'],
  cheese: ['melting-cheese', 'crumbling-cheese'],
  nut: ['nut'],
  herb: ['herb'],
}

const listFamily: Record<string, readonly string[]> = {
  berry: ['strawberry', 'blueberry', 'raspberry'],
  nut: ['almond', 'walnut', 'pecan', 'cashew', 'pistachio', 'hazelnut'],
  lentil: ['lentil-red', 'lentil-brown'],
  vegetable: [
    'carrot',
    'zucchini',
    'red-bell-pepper',
    'broccoli',
    'spinach',
    'cauliflower',
    'green-bean',
    'mushroom',
  ],
  fruit: ['apple', 'pear', 'strawberry', 'blueberry', 'peach', 'mango', 'banana'],
  citrus: ['lemon', 'orange', 'lime'],
  greens: ['spinach', 'kale', 'swiss-chard'],
  noodle: ['rice-noodle', 'udon', 'egg-noodle', 'soba'],
  pasta: ['spaghetti', 'penne', 'rigatoni', 'fusilli', 'linguine'],
  rice: ['white-rice', 'basmati-rice', 'jasmine-rice'],
  chicken: ['chicken-breast', 'chicken-thigh'],
  beef: ['beef-sirloin', 'beef-ground', 'beef-chuck'],
  pork: ['pork-tenderloin', 'pork-chop', 'pork-loin', 'pork-shoulder'],
  lamb: ['lamb-leg', 'lamb-shoulder', 'lamb-ground'],
  turkey: ['turkey-ground', 'turkey-breast'],
  steak: ['beef-sirloin', 'beef-flank', 'beef-ribeye'],
  sausage: ['italian-sausage', 'kielbasa', 'chorizo'],
  meat: ['chicken-thigh', 'beef-sirloin', 'pork-tenderloin', 'lamb-leg', 'turkey-ground'],
  fish: ['salmon', 'cod', 'halibut', 'tilapia', 'trout'],
  seafood: ['shrimp', 'salmon', 'cod', 'scallop'],
  shellfish: ['shrimp', 'scallop', 'mussel'],
  bean: ['black-bean-canned', 'white-bean-canned', 'kidney-bean-canned', 'pinto-bean-canned'],
  cheese: ['cheddar', 'feta', 'gruyere', 'goat-cheese', 'mozzarella-low-moisture', 'vegan-cheese'],
  chocolate: ['dark-chocolate', 'cocoa-powder', 'chocolate-chip', 'vegan-dark-chocolate'],
  tomato: ['tomato', 'cherry-tomato', 'tomato-canned', 'crushed-tomato'],
  mushroom: ['mushroom', 'cremini', 'shiitake'],
  pepper: ['red-bell-pepper', 'yellow-bell-pepper', 'green-bell-pepper'],
  corn: ['corn-frozen', 'corn'],
  tofu: ['tofu-firm'],
  herb: ['parsley', 'basil', 'dill', 'mint'],
  oat: ['rolled-oat', 'gluten-free-oat'],
  cream: ['heavy-cream', 'coconut-cream'],
  milk: ['milk', 'oat-milk', 'almond-milk'],
  butter: ['butter', 'vegan-butter'],
  spinach: ['spinach'],
  bread: ['sourdough-bread', 'bread', 'gluten-free-bread'],
  tortilla: ['flour-tortilla', 'corn-tortilla'],
  yogurt: ['greek-yogurt', 'coconut-yogurt'],
}

/** Families of food that a craving may name without choosing a food. */
export const wishFamilies: readonly string[] = [
  ...new Set([...Object.keys(listFamily), ...Object.keys(roleFamily)]),
]

/** Looks a family up by its own name: a craving may say "constructor". */
const foodsOf = <T>(table: Readonly<Record<string, T>>, family: string): T | undefined =>
  Object.hasOwn(table, family) ? table[family] : undefined

/** Returns the foods that a family may stand for under the rules. */
export function membersOf(family: string, allows: FoodFilter): string[] {
  const listed = (foodsOf(listFamily, family) ?? []).filter(allows)
  if (listed.length > 0) return listed
  const roles = foodsOf(roleFamily, family) ?? []
  return pantry
    .filter((item) => item.roles.some((role) => roles.includes(role)) && allows(item.id))
    .map((item) => item.id)
}
