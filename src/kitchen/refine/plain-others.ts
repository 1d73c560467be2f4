import { familyOf } from '../checks/index.ts'
import { foodById } from '../foods/index.ts'

/**
 * Foods that a cook takes in savoury dishes in place of one that somebody does not eat, the nearest first, by
 * ids of the food table. Diets and doughs have tables of their own; foods in this table change the taste and
 * not the way of cooking.
 */
// biome-ignore format: a table reads best with one food per row
const rows: Readonly<Record<string, readonly string[]>> = {
  garlic: ['shallot', 'leek', 'ginger', 'fennel'],
  onion: ['leek', 'fennel', 'celery'],
  'yellow-onion': ['leek', 'fennel', 'celery'],
  'red-onion': ['scallion', 'fennel', 'radish'],
  shallot: ['scallion', 'red-onion', 'fennel'],
  scallion: ['chive', 'parsley'],
  celery: ['fennel', 'carrot'],
  mushroom: ['zucchini', 'eggplant'],
  cremini: ['zucchini', 'eggplant'],
  'red-bell-pepper': ['zucchini', 'carrot'],
  'green-bell-pepper': ['zucchini', 'celery'],
  'yellow-bell-pepper': ['zucchini', 'carrot'],
  zucchini: ['yellow-squash', 'green-bean'],
  eggplant: ['zucchini', 'mushroom'],
  tomato: ['roasted-red-pepper', 'zucchini'],
  'cherry-tomato': ['radish', 'roasted-red-pepper'],
  cilantro: ['parsley', 'mint', 'basil'],
  parsley: ['chive', 'cilantro'],
  basil: ['parsley', 'mint'],
  dill: ['parsley', 'chive'],
  mint: ['parsley', 'basil'],
  caper: ['olive-green', 'dill-pickle'],
  anchovy: ['caper', 'olive-black'],
  'olive-black': ['caper', 'roasted-red-pepper'],
  'olive-green': ['caper', 'roasted-red-pepper'],
  'dijon-mustard': ['horseradish'],
  'yellow-mustard': ['horseradish'],
  raisin: ['cranberry-dried', 'date'],
  peanut: ['cashew', 'sunflower-seed', 'pumpkin-seed'],
  corn: ['pea', 'carrot'],
  'corn-frozen': ['pea-frozen', 'carrot'],
  'pea-frozen': ['edamame', 'green-bean', 'corn-frozen'],
  pea: ['green-bean', 'edamame'],
  carrot: ['parsnip', 'butternut-squash'],
  butter: ['olive-oil', 'vegetable-oil'],
  'heavy-cream': ['half-and-half', 'coconut-cream'],
  'sour-cream': ['greek-yogurt', 'coconut-yogurt'],
  mayonnaise: ['greek-yogurt', 'sour-cream'],
  'coconut-milk': ['half-and-half', 'vegan-cream'],
  'white-wine': ['chicken-stock', 'vegetable-stock'],
  'red-wine': ['beef-stock', 'vegetable-stock'],
  sherry: ['chicken-stock', 'vegetable-stock'],
  vermouth: ['chicken-stock', 'vegetable-stock'],
  'shaoxing-wine': ['chicken-stock', 'vegetable-stock'],
  'sparkling-wine': ['vegetable-stock'],
  'red-wine-full': ['beef-stock', 'vegetable-stock'],
  'hard-cider': ['apple-juice'],
  brandy: ['apple-juice'],
  beer: ['beef-stock', 'vegetable-stock'],
  'fish-sauce': ['soy-sauce', 'coconut-aminos'],
  'soy-sauce': ['tamari', 'coconut-aminos'],
  tamari: ['soy-sauce', 'coconut-aminos'],
  cornstarch: ['potato-starch', 'arrowroot', 'tapioca-flour'],
  feta: ['goat-cheese', 'olive-black'],
  parmesan: ['pecorino'],
  bacon: ['smoked-tofu', 'turkey-bacon'],
}

/** Kinds of food whose members share the row of one: an ale is a beer. */
const kinds = ['beer'] as const

export function plainOthers(id: string): readonly string[] {
  const food = rows[id] ? undefined : foodById(id)
  const kind = food && kinds.find((one) => familyOf(one)?.(food))
  return rows[kind ?? id] ?? []
}
