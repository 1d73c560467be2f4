import type { Allergen, Diet } from '#contract/dietary.ts'
import type { Measure } from '../craving/claim.ts'
import type { ConditionId } from './condition.ts'

/*
 * Words that cooks often say themselves beside a condition that has no rules of its own. Where their words carry what the
 * condition is about, the dish is made by these words, and the cook is told that nothing else was looked at.
 *
 * Conditions with which an overlooked food does lasting or sudden harm stand in no row, whatever is said beside them:
 * kidney disease, dialysis, PKU, galactosemia, favism, dysphagia, cancer treatment, allergies of the mast cells.
 */

/** Words of a cook that carry a condition: any one of them is enough. */
export interface StatedRules {
  /** Foods of which one is left out, in the singular. */
  without?: string
  diets?: readonly Diet[]
  /** Figures per serving that are limited or asked for. */
  measures?: readonly Measure[]
  moods?: readonly string[]
  conditions?: readonly ConditionId[]
  /** Other words, in lower case. */
  said?: RegExp
  /** Foods that go out as well, unless the cook names them, with the source they are from. */
  alsoWithout?: string
  /** Diets that are kept as well. */
  alsoDiets?: readonly Diet[]
  /** Most fat of a serving that is kept to as well, in grams. */
  alsoFatTo?: number
}

const lessSalt: StatedRules = { without: 'salt', diets: ['low-sodium'] }
/** Foods that people with a disease of their immune system often leave out on advice, each by themselves. */
const byImmuneSystem: StatedRules = {
  without:
    'wheat gluten dairy milk lactose egg soy sugar nightshade tomato pepper grain legume corn nut yeast alcohol',
  diets: [
    'gluten-free',
    'dairy-free',
    'egg-free',
    'soy-free',
    'low-carb',
    'vegan',
    'vegetarian',
    'alcohol-free',
  ],
  measures: ['sugar', 'fat'],
  conditions: ['aip', 'paleo', 'whole30', 'keto', 'low-fodmap'],
}
/** Little fiber for a bowel that has to rest. NHS: no nuts, seeds, pulses, dried fruit or whole grains. */
const lowFiber: StatedRules = {
  measures: ['fiber'],
  alsoWithout:
    'nut, seed, pulse, corn, dried fruit, coconut, brown rice, whole-wheat flour, whole-wheat bread',
}
const bowel: StatedRules = {
  without: 'onion garlic wheat gluten dairy milk lactose bean legume pulse cabbage apple',
  diets: ['gluten-free', 'dairy-free'],
  conditions: ['low-fodmap'],
}
/** Foods that bring on heartburn. NHS, "Heartburn and acid reflux": coffee, tomatoes, alcohol, chocolate, fatty or spicy food. */
const reflux: StatedRules = {
  without:
    'tomato onion garlic citrus lemon orange chocolate coffee caffeine alcohol mint vinegar fat oil spice pepper',
  measures: ['fat'],
  moods: ['mild'],
  alsoWithout: 'tomato, chocolate, coffee, mint, chili',
  alsoDiets: ['alcohol-free'],
  // A third of the 70 g of a day (NHS) is a meal that is not fatty.
  alsoFatTo: 23,
}
const steadySugar: StatedRules = {
  without: 'sugar carb grain bread pasta rice potato flour',
  diets: ['low-carb'],
  measures: ['protein', 'carbs', 'sugar', 'fiber'],
  conditions: ['diabetes', 'keto'],
}

/** The words that carry each condition, by its name in `unknown-conditions.ts`. */
export const statedRules: Readonly<Record<string, StatedRules>> = {
  'high blood pressure': lessSalt,
  'heart failure': lessSalt,
  'the DASH diet': lessSalt,
  'heart disease': { ...lessSalt, conditions: ['low-cholesterol'] },
  'acid reflux': reflux,
  'the gallbladder': { measures: ['fat'] },
  'blood thinners': {
    // NHS, "Warfarin": vitamin K is in green leafy vegetables and in liver and is to be eaten in steady amounts, so it is
    // left out only for a cook who asks for that; cranberry and grapefruit act on the drug.
    without: 'green kale spinach lettuce cabbage broccoli chard collard',
    said: /\b(?:no|without|low(?: in)?|less) vitamin k\b/,
    alsoWithout:
      'spinach, kale, chard, broccoli, brussels sprout, asparagus, parsley, liver, cranberry, grapefruit, green',
  },
  'histamine intolerance': {
    without:
      'tomato vinegar wine alcohol cheese spinach eggplant avocado chocolate citrus strawberry fish seafood soy mushroom yeast sauerkraut',
    // Food list of the Swiss Interest Group Histamine Intolerance (SIGHI): what is ripened, fermented, cured or tinned.
    alsoWithout:
      'tomato, vinegar, spinach, eggplant, avocado, soy sauce, fish sauce, miso, sauerkraut, kimchi, parmesan, pecorino, cheddar, gruyere, blue cheese, processed meat, chocolate, citrus, strawberry, canned tuna, anchovy, sardine, mackerel, walnut, mustard',
    alsoDiets: ['alcohol-free'],
  },
  IBS: bowel,
  SIBO: bowel,
  IBD: { ...bowel, ...lowFiber },
  "Crohn's disease": { ...bowel, ...lowFiber },
  'ulcerative colitis': { ...bowel, ...lowFiber },
  diverticulitis: lowFiber,
  'low residue': lowFiber,
  gastroparesis: { ...lowFiber, measures: ['fiber', 'fat'] },
  PCOS: steadySugar,
  'low glycemic index': steadySugar,
  'autoimmune disease': byImmuneSystem,
  "Hashimoto's disease": byImmuneSystem,
  lupus: byImmuneSystem,
  arthritis: byImmuneSystem,
  'psoriasis or eczema': byImmuneSystem,
  'multiple sclerosis': byImmuneSystem,
  endometriosis: byImmuneSystem,
  'an anti-inflammatory diet': byImmuneSystem,
  candida: { without: 'sugar yeast', measures: ['sugar'], diets: ['low-carb'] },
  migraine: {
    without: 'cheese chocolate wine alcohol caffeine coffee citrus nut msg onion',
    alsoWithout: 'chocolate, processed meat, parmesan, cheddar, blue cheese, soy sauce',
    alsoDiets: ['alcohol-free'],
  },
  'interstitial cystitis': {
    without: 'tomato citrus coffee caffeine alcohol chocolate vinegar spice',
    moods: ['mild'],
    alsoWithout: 'tomato, citrus, vinegar, chocolate, coffee, chili',
    alsoDiets: ['alcohol-free'],
  },
  anemia: { said: /\biron\b/ },
  osteoporosis: { said: /\bcalcium\b/ },
  'a bland diet': { said: /\b(?:soft|bland|gentle|mild|smooth|liquids?|broth|puree[ds]?|easy to digest)\b/ },
  dementia: { said: /\b(?:finger foods?|soft|easy to (?:eat|chew|hold)|mild|familiar)\b/ },
  "Parkinson's disease": { said: /\b(?:finger foods?|soft|easy to (?:eat|chew|hold))\b/ },
}

/** A way of eating that leaves whole kinds of foods out, and is kept by leaving them out. */
export interface WayOfEating {
  /** Name as a chip shows it. */
  name: string
  without: string
  diets: readonly Diet[]
  allergies?: readonly Allergen[]
  /** Foods with which it is not made under this rule; the refusal stays. */
  unless?: RegExp
  /** True where it is kept only when the cook names one of the foods left out or the name of a diet: an illness. */
  isOnlyStated?: true
  says: string
}

/** Ways of eating that are kept by diets and exclusions, by their name in `unknown-conditions.ts`. */
export const waysOfEating: Readonly<Record<string, WayOfEating>> = {
  // Federation of Jain Associations in North America: no meat, fish, eggs, honey, alcohol, root vegetables or fungi.
  'a Jain diet': {
    name: 'Jain',
    without:
      'onion, garlic, allium, potato, sweet potato, carrot, beet, radish, daikon, turnip, parsnip, rutabaga, celeriac, celery root, kohlrabi, yam, taro, cassava, jicama, horseradish, wasabi, sunchoke, lotus root, ginger, galangal, mushroom, truffle, eggplant, fig, honey, yeast, nutritional yeast',
    diets: ['vegetarian', 'egg-free', 'alcohol-free'],
    says: '“Jain” was read as: no meat, fish, eggs, honey, mushrooms, yeast or alcohol, and no onion, garlic, potato, ginger or other root. Customs differ: name what else you leave out.',
  },
  'a Hindu diet': {
    name: 'Hindu',
    without: 'beef, veal, gelatin, tallow, suet',
    diets: [],
    says: '“Hindu” was read as: no beef and no gelatin. Many Hindus eat no meat, fish or eggs, or no onion and garlic: say so, and it is kept.',
  },
  // Chinese Buddhist cooking leaves out the five pungent plants: garlic, onions, scallions, chives and leeks.
  'a Buddhist diet': {
    name: 'Buddhist',
    without: 'onion, garlic, allium, chive, leek, scallion, shallot, asafoetida',
    diets: ['vegetarian', 'egg-free', 'alcohol-free'],
    says: '“Buddhist” was read as: no meat, fish, eggs or alcohol, and no onion, garlic, leek or chives. Customs differ: name what else you leave out.',
  },
  // Doctrine and Covenants 89, as the Church of Jesus Christ of Latter-day Saints reads it: no alcohol, coffee or tea.
  'the Word of Wisdom': {
    name: 'Word of Wisdom',
    without: 'coffee, tea, matcha',
    diets: ['alcohol-free'],
    says: 'Read as the Word of Wisdom: no alcohol, coffee or tea.',
  },
  'an Adventist diet': {
    name: 'Adventist',
    without: 'coffee, tea, caffeine',
    diets: ['vegetarian', 'alcohol-free'],
    says: '“Adventist” was read as: no meat or fish, no alcohol and nothing with caffeine. Customs differ: name what else you leave out.',
  },
  // FDA, "Grapefruit Juice and Some Drugs Don't Mix": Seville oranges, pomelos and tangelos often have the same effect.
  'a drug that grapefruit acts on': {
    name: 'no grapefruit',
    without: 'grapefruit, pomelo, marmalade',
    diets: [],
    says: 'No grapefruit, pomelo or bitter orange is in it, since they act on some drugs. Nothing else about a drug is known here: ask your doctor or pharmacist.',
  },
  // CDC, "Alpha-gal Syndrome": meat of mammals, their fat and gelatin, milk and its products; poultry and fish are free of it.
  'alpha-gal syndrome': {
    name: 'no meat, milk or gelatin',
    without: 'gelatin, lard, tallow, suet',
    diets: ['pescatarian', 'dairy-free', 'pork-free'],
    allergies: ['milk'],
    unless: /\b(?:chicken|turkey|duck|poultry|goose|quail|ostrich)\b/,
    isOnlyStated: true,
    says: 'Larder has no rules for alpha-gal syndrome itself. To be safe no meat at all is in it, not even poultry, and no lard, gelatin, milk or what is made of milk. Read every label (“natural flavors”, carrageenan), and ask your doctor.',
  },
}
