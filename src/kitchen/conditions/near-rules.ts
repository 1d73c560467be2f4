import type { Diet } from '#contract/dietary.ts'
import type { Target } from '../craving/claim.ts'
import type { ConditionId } from './condition.ts'

/*
 * Rules of thumb by which dishes are offered beside the refusal of a condition without rules of its own. What is
 * offered is never told to suit the condition: each dish says what was looked at, and that nothing else was.
 *
 * Conditions with which no rule of thumb is safe stand in no row, and get no dish: kidney disease, dialysis, low
 * potassium, low phosphorus, hereditary fructose intolerance, cancer treatment, reactions of the mast cells,
 * dysphagia (thin liquids may go into the lungs), epilepsy (its keto diet is led by a doctor).
 */
export interface NearRules {
  /** Clause about what was looked at: "it has little fat". */
  says: string
  without?: string
  diets?: readonly Diet[]
  conditions?: readonly ConditionId[]
  targets?: readonly Target[]
  moods?: readonly string[]
  equipment?: readonly string[]
  /** True where nothing may be heated. */
  isUncooked?: true
  /** Families of foods of which one is to be in it. */
  families?: readonly string[]
}

const littleFat: NearRules = {
  says: 'it has little fat and no alcohol',
  diets: ['alcohol-free'],
  targets: [{ measure: 'fat', atMost: 10 }],
}
/** NHS, "Heartburn and acid reflux" and "Gastritis": what makes them worse. */
const gentle: NearRules = {
  says: 'it is mild, with little fat, and no tomato, citrus, chocolate, coffee, mint or alcohol is in it',
  without: 'tomato, citrus, chocolate, coffee, mint, chili, vinegar, raw onion',
  diets: ['alcohol-free'],
  targets: [{ measure: 'fat', atMost: 15 }],
  moods: ['mild'],
}
const littleFiber: NearRules = {
  says: 'it is mild, has little fiber and fat, and no nuts, seeds, pulses, corn, dried fruit or alcohol are in it',
  without:
    'nut, seed, pulse, corn, dried fruit, coconut, brown rice, whole-wheat flour, whole-wheat bread, chili',
  diets: ['alcohol-free'],
  moods: ['mild'],
  targets: [
    { measure: 'fiber', atMost: 4 },
    { measure: 'fat', atMost: 20 },
  ],
}
const littleProtein: NearRules = {
  says: 'it has at most 5 g of protein per serving, counted from the food table, and no sweetener',
  without: 'sweetener, meat, fish, egg, cheese, pulse, nut, tofu',
  targets: [{ measure: 'protein', atMost: 5 }],
}
const noSoyOrSeaweed: NearRules = {
  says: 'no soy and no seaweed are in it',
  without: 'seaweed, nori, kombu, wakame, kelp, dashi',
  diets: ['soy-free'],
}
const lessEnergy: NearRules = {
  says: 'it has at most 450 kcal per serving',
  targets: [{ measure: 'calories', atMost: 450 }],
}
const rawAndVegan: NearRules = {
  says: 'it is vegan and nothing is cooked for it',
  diets: ['vegan'],
  isUncooked: true,
  equipment: ['no cook'],
}
const fewCarbs: NearRules = { says: 'it is low in carbohydrate', diets: ['low-carb'] }
const plants: NearRules = { says: 'it is vegan', diets: ['vegan'] }

/** Rules of thumb by the names of `unknown-conditions.ts`. */
export const nearRules: Readonly<Record<string, NearRules>> = {
  'thyroid disease': noSoyOrSeaweed,
  "Hashimoto's disease": noSoyOrSeaweed,
  PKU: littleProtein,
  'low protein': littleProtein,
  galactosemia: { says: 'nothing of an animal, and so no milk, is in it', diets: ['vegan'] },
  'acid reflux': gentle,
  gastritis: gentle,
  'a bland diet': gentle,
  'interstitial cystitis': gentle,
  gallstones: littleFat,
  'the gallbladder': littleFat,
  pancreatitis: littleFat,
  'liver disease': { ...littleFat, targets: [{ measure: 'fat', atMost: 15 }] },
  diverticulitis: littleFiber,
  'low residue': littleFiber,
  gastroparesis: littleFiber,
  IBD: littleFiber,
  "Crohn's disease": littleFiber,
  'ulcerative colitis': littleFiber,
  SIBO: { says: 'it is low FODMAP', conditions: ['low-fodmap'] },
  'a bariatric diet': {
    says: 'it is soft, with much protein and little sugar and fat',
    moods: ['soft'],
    targets: [
      { measure: 'protein', atLeast: 15 },
      { measure: 'sugar', atMost: 10 },
      { measure: 'fat', atMost: 20 },
    ],
  },
  constipation: {
    says: 'it has at least 8 g of fiber per serving',
    targets: [{ measure: 'fiber', atLeast: 8 }],
  },
  'a weak immune system': {
    says: 'nothing in it is raw or risky by the rules for pregnancy',
    conditions: ['pregnancy'],
  },
  'alpha-gal syndrome': {
    says: 'no meat, gelatin or milk is in it',
    without: 'gelatin, lard, tallow, suet',
    diets: ['pescatarian', 'dairy-free'],
  },
  anemia: { says: 'it has pulses in it, which have much iron', families: ['pulse'] },
  hemochromatosis: {
    says: 'no red meat, liver or shellfish is in it',
    without: 'red meat, offal, shellfish',
    diets: ['alcohol-free'],
  },
  "Wilson's disease": {
    says: 'no liver, shellfish, nuts, chocolate or mushrooms are in it',
    without: 'offal, shellfish, nut, chocolate, mushroom',
    diets: ['alcohol-free'],
  },
  'low oxalate': {
    says: 'no spinach, chard, rhubarb, beets, nuts, chocolate, pulses or potatoes are in it',
    without: 'spinach, chard, rhubarb, beet, nut, chocolate, sweet potato, potato, pulse, buckwheat',
    diets: ['soy-free'],
  },
  'nickel allergy': {
    says: 'no nuts, chocolate, soy, pulses, oats or shellfish are in it',
    without: 'nut, chocolate, pulse, oat, shellfish, seed',
    diets: ['soy-free'],
  },
  'histamine intolerance': {
    says: 'nothing fermented, cured, smoked or tinned that is known for histamine is in it',
    without:
      'tomato, vinegar, spinach, eggplant, avocado, soy sauce, fish sauce, miso, sauerkraut, kimchi, cheese, processed meat, chocolate, citrus, strawberry, fish, shellfish, nut, mustard',
    diets: ['alcohol-free', 'soy-free'],
  },
  'latex-fruit syndrome': {
    says: 'no banana, avocado, kiwi, chestnut, papaya, mango, tomato or potato is in it',
    without: 'banana, avocado, kiwi, chestnut, papaya, mango, tomato, potato, melon, passion fruit, fig',
  },
  'blood thinners': {
    says: 'no leafy greens, liver, cranberry or grapefruit are in it',
    without:
      'green, spinach, kale, broccoli, brussels sprout, asparagus, parsley, liver, cranberry, grapefruit',
    diets: ['alcohol-free'],
  },
  favism: { says: 'no legume is in it', without: 'legume', diets: ['soy-free'] },
  migraine: {
    says: 'no chocolate, cured meat, ripe cheese, soy sauce or alcohol is in it',
    without: 'chocolate, processed meat, cheese, soy sauce, citrus, nut',
    diets: ['alcohol-free'],
  },
  'sucrose intolerance': {
    says: 'no sugar and no fruit is in it',
    without: 'sugar, fruit, honey, syrup',
  },
  'a fast for Lent': plants,
  'a raw food diet': rawAndVegan,
  'a macrobiotic diet': plants,
  'the Daniel fast': { says: 'it is vegan, and no sugar is in it', diets: ['vegan'], without: 'sugar' },
  'an Ital diet': plants,
  'an anti-inflammatory diet': {
    says: 'it is good for the heart, by the rules for cholesterol',
    conditions: ['low-cholesterol'],
  },
  'the carnivore diet': { says: 'it is keto', conditions: ['keto'] },
  'the Atkins diet': fewCarbs,
  'the South Beach diet': fewCarbs,
  'the Dukan diet': fewCarbs,
  'Weight Watchers': lessEnergy,
  'Slimming World': lessEnergy,
  Noom: lessEnergy,
}
