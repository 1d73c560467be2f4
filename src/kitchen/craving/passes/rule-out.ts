import type { Diet } from '#contract/dietary.ts'
import { familyOf } from '../../checks/food-families.ts'
import { allergensOfWord } from '../allergens.ts'
import type { Reading } from '../reading.ts'
import type { Thing } from '../things.ts'

import { wordSet } from '../word-set.ts'

const dietOfFree: ReadonlyMap<string, Diet> = new Map(
  Object.entries<Diet>({
    gluten: 'gluten-free',
    wheat: 'gluten-free',
    // An exclusion of flour covers everything baked with it.
    flour: 'gluten-free',
    dairy: 'dairy-free',
    milk: 'dairy-free',
    lactose: 'dairy-free',
    egg: 'egg-free',
    nut: 'nut-free',
    'tree nut': 'nut-free',
    peanut: 'nut-free',
    soy: 'soy-free',
    soya: 'soy-free',
    fish: 'fish-free',
    shellfish: 'shellfish-free',
    seafood: 'shellfish-free',
    sesame: 'sesame-free',
    pork: 'pork-free',
    alcohol: 'alcohol-free',
    carb: 'low-carb',
    salt: 'low-sodium',
    animal: 'vegan',
    // Soy sauce, miso and tofu are made of a legume, though none of their names says so.
    legume: 'soy-free',
    pulse: 'soy-free',
  }),
)
/** Words that a diet covers completely, so that "oat milk" may stand in a recipe without milk. */
const saidByDiet = wordSet('dairy milk lactose gluten wheat nut alcohol carb soy soya animal')

/** Common name of an allergen with several names: an exclusion of sesame seeds covers tahini. */
const generic: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'sesame seed': 'sesame',
    queso: 'cheese',
    veggy: 'vegetable',
    veg: 'vegetable',
    booze: 'alcohol',
    'citrus fruit': 'citrus',
    citric: 'citrus',
    'cow milk': 'milk',
    'dairy product': 'dairy',
    'milk product': 'milk',
    'animal product': 'animal',
    'lunch meat': 'deli meat',
    'cold cut': 'deli meat',
    'organ meat': 'offal',
    carbohydrate: 'carb',
    soya: 'soy',
    soybean: 'soy',
    groundnut: 'peanut',
    'celery root': 'celery',
    celeriac: 'celery',
    'mustard seed': 'mustard',
    sulfite: 'sulphite',
    sulphur: 'sulphite',
    mollusk: 'mollusc',
  }),
)

/** Excludes foods that people do not want. */
export function excludeThings(reading: Reading, things: readonly Thing[]): void {
  for (const { name: said, id, isDish } of things) {
    if (isDish) {
      reading.deniedDishes.add(said)
      continue
    }
    const name = generic.get(said) ?? said
    if (name === 'heat' || name === 'spice') {
      reading.moods.add('mild')
      continue
    }
    const diet = dietOfFree.get(name)
    if (diet) reading.diets.add(diet)
    if (name === 'seafood') for (const one of ['fish-free', 'shellfish-free'] as const) reading.diets.add(one)
    if (saidByDiet.has(name) || name === 'tree nut') continue
    reading.exclusions.add(name)
    // The food's id is excluded as well, unless the name stands for a whole family: "sourdough".
    if (id && id !== name && name === said && familyOf(name) === undefined) reading.exclusions.add(id)
  }
}

/** Words for a whole kind of plants, of which the labels name but some. */
const legumes = wordSet('legume pulse')

/** Forbids foods that somebody is allergic to: by their allergens, or by name when they have none. */
export function forbidThings(reading: Reading, things: readonly Thing[]): void {
  for (const thing of things) {
    const allergens = allergensOfWord(thing.name)
    for (const allergen of allergens) reading.allergies.add(allergen)
    const { isDish: _, ...food } = thing
    if (allergens.length === 0 || legumes.has(thing.name)) excludeThings(reading, [food])
  }
}
