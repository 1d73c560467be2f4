import { describe, expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { type Diet, diets } from '../craving/craving.ts'
import { checkRecipe } from './index.ts'
import { craving, lemonChicken, oatBars } from './sound-recipes.ts'

const plain: RecipeDraft = {
  ...oatBars,
  title: 'A Plain Supper',
  ingredients: [{ amount: '1 cup', item: 'carrots' }],
  instructions: ['Chop the carrots.', 'Bake at 350°F (175°C) for 25 minutes.'],
}
const holding = (item: string): RecipeDraft => ({
  ...plain,
  ingredients: [...plain.ingredients, { amount: '1 cup', item }],
})
const broken = (draft: RecipeDraft, asked: Parameters<typeof craving>[0]) =>
  checkRecipe(draft, { craving: craving(asked) })
    .findings.filter(({ rule }) => rule.startsWith('diet.') && rule !== 'diet.label')
    .map(({ rule }) => rule)

/** Items that each diet forbids (`not`), and items that only sound forbidden (`fine`). */
const table: Partial<Record<Diet, { not: string[]; fine: string[] }>> = {
  vegetarian: {
    not: [
      'bacon',
      'chicken stock',
      'anchovy fillets',
      'fish sauce',
      'gelatin',
      'worcestershire sauce',
      'oyster sauce',
      'wagyu beef cheeks',
    ],
    fine: [
      'vegetable broth',
      'vegan bacon',
      'cheddar cheese',
      'eggs',
      'honey',
      'jackfruit',
      'meatless meatballs',
      'oyster mushrooms',
    ],
  },
  vegan: {
    not: [
      'butter',
      'honey',
      'eggs',
      'greek yogurt',
      'parmesan cheese',
      'mayonnaise',
      'whey protein powder',
      'heavy cream',
      'ghee',
      'milk chocolate',
    ],
    fine: [
      'vegan butter',
      'oat milk',
      'coconut cream',
      'soy yogurt',
      'cream of tartar',
      'butternut squash',
      'peanut butter',
      'eggplant',
      'almond milk',
      'butter beans',
      'vegan mayonnaise',
      'maple syrup',
      'cocoa butter',
      'nutritional yeast',
    ],
  },
  pescatarian: {
    not: ['pork belly', 'chicken thighs', 'gelatin'],
    fine: ['salmon', 'shrimp', 'eggs', 'milk'],
  },
  'gluten-free': {
    not: [
      'all-purpose flour',
      'couscous',
      'soy sauce',
      'spaghetti',
      'panko breadcrumbs',
      'barley',
      'flour tortillas',
      'seitan',
      'beer',
      'phyllo sheets',
    ],
    fine: [
      'gluten-free flour blend',
      'almond flour',
      'corn tortillas',
      'rice noodles',
      'tamari',
      'buckwheat flour',
      'quinoa',
      'gluten-free soy sauce',
      'polenta',
      'rice paper',
    ],
  },
  'dairy-free': {
    not: ['milk', 'cream cheese', 'buttermilk', 'ricotta', 'creme fraiche'],
    fine: ['coconut milk', 'dairy-free cheese', 'vegan butter', 'butternut squash', 'oat cream'],
  },
  'egg-free': {
    not: ['eggs', 'mayonnaise', 'egg noodles'],
    fine: ['eggplant', 'flax eggs', 'vegan mayonnaise'],
  },
  'nut-free': {
    not: ['almonds', 'peanut butter', 'walnuts', 'almond flour', 'nutella', 'pesto with pine nuts'],
    fine: ['coconut milk', 'nutmeg', 'butternut squash', 'sunflower seeds', 'water chestnuts'],
  },
  'soy-free': { not: ['soy sauce', 'tofu', 'miso', 'edamame'], fine: ['coconut aminos', 'chickpeas'] },
  'fish-free': {
    not: ['salmon', 'fish sauce', 'worcestershire sauce'],
    fine: ['shrimp', 'vegan fish sauce'],
  },
  'shellfish-free': {
    not: ['shrimp', 'oyster sauce', 'mussels', 'crab meat'],
    fine: ['salmon', 'oyster mushrooms'],
  },
  'sesame-free': { not: ['sesame oil', 'tahini', 'hummus'], fine: ['sunflower seeds'] },
  'low-carb': {
    not: ['white rice', 'potatoes', 'brown sugar', 'spaghetti'],
    fine: ['cauliflower rice', 'zucchini noodles', 'almond flour', 'eggs'],
  },
  halal: {
    not: ['pork shoulder', 'white wine', 'bacon', 'gelatin'],
    fine: ['beef', 'turkey bacon', 'white wine vinegar', 'halal gelatin'],
  },
  kosher: { not: ['shrimp', 'ham', 'catfish'], fine: ['kosher salt', 'salmon', 'beef'] },
  'pork-free': { not: ['pancetta', 'pork chops', 'chorizo'], fine: ['turkey bacon', 'chicken'] },
  'alcohol-free': {
    not: ['red wine', 'bourbon', 'beer'],
    fine: ['red wine vinegar', 'ginger beer', 'apple cider vinegar', 'portobello mushrooms'],
  },
}

describe.each(Object.entries(table))('%s', (diet, { not, fine }) => {
  const asked = { diets: [diet as Diet] } // the keys of the table are diets
  test.each(not)('not %s', (item) => {
    expect(broken(holding(item), asked)).toContain(`diet.${diet}`)
  })
  test.each(fine)('%s is fine', (item) => {
    expect(broken(holding(item), asked)).toEqual([])
  })
})

describe('diets beyond the list', () => {
  test('a step breaks a diet too, unless its word refers to a listed food', () => {
    const buttered = (item: string) => ({
      ...holding(item),
      instructions: ['Toss the carrots with the butter.', 'Bake at 350°F (175°C) for 25 minutes.'],
    })
    expect(broken(buttered('olive oil'), { diets: ['vegan'] })).toEqual(['diet.vegan'])
    expect(broken(buttered('vegan butter'), { diets: ['vegan'] })).toEqual([])
    const formed = {
      ...plain,
      instructions: ['Shape into long, thin sausages.', 'Bake at 350°F (175°C) for 25 minutes.'],
    }
    expect(broken(formed, { diets: ['vegan'] })).toEqual([])
    const warned = { ...plain, instructions: ['Toss the carrots with the oil instead of butter.', 'Bake.'] }
    expect(broken(warned, { diets: ['vegan'] })).toEqual([])
  })

  test('kosher keeps meat and milk apart', () => {
    const both: RecipeDraft = {
      ...holding('beef'),
      ingredients: [...holding('beef').ingredients, { amount: '1 cup', item: 'cheddar cheese' }],
    }
    expect(broken(both, { diets: ['kosher'] })).toEqual(['diet.kosher'])
  })

  test('low-sodium is checked by the computed nutrition', () => {
    const salty: RecipeDraft = {
      ...plain,
      servings: 2,
      ingredients: [
        { amount: '1 cup', item: 'carrots' },
        { amount: '2 tablespoons', item: 'salt' },
      ],
    }
    expect(broken(salty, { diets: ['low-sodium'] })).toEqual(['diet.low-sodium'])
    expect(
      broken({ ...salty, ingredients: salty.ingredients.slice(0, 1) }, { diets: ['low-sodium'] }),
    ).toEqual([])
  })

  test('every diet of the parser has a rule that runs', () => {
    for (const diet of diets) {
      const report = checkRecipe(plain, { craving: craving({ diets: [diet] }) })
      expect(report.rules).toContainEqual({ group: 'Diet and exclusions', passed: true })
    }
  })
})

describe('exclusions', () => {
  test.each([
    ['onion', 'shallots'],
    ['onion', 'leeks'],
    ['onions', 'green onions'],
    ['alliums', 'garlic'],
    ['nuts', 'peanut butter'],
    ['nut', 'almonds'],
    ['shellfish', 'shrimp'],
    ['dairy', 'butter'],
    ['milk', 'cream cheese'],
    ['mushrooms', 'shiitake mushrooms'],
    ['wine', 'red wine'],
    ['sesame', 'tahini'],
    ['garlic', 'garlic'],
    ['pork', 'bacon'],
    ['pork', 'turkey bacon and pancetta'],
    ['pork', 'kielbasa'],
    ['fish', 'salmon'],
    ['seafood', 'cod'],
    ['cilantro', 'fresh cilantro'],
    ['kohlrabi', 'kohlrabi, diced'],
    ['bell pepper', 'red bell pepper'],
    ['tomato', 'cherry tomatoes'],
    ['eggs', 'large eggs'],
  ])('no %s: not %s', (excluded, item) => {
    expect(broken(holding(item), { exclusions: [excluded] })).toEqual(['diet.excluded-food'])
  })

  test.each([
    ['egg', 'eggplant'],
    ['nut', 'coconut milk'],
    ['nut', 'butternut squash'],
    ['milk', 'oat milk'],
    ['butter', 'vegan butter'],
    ['wine', 'white wine vinegar'],
    ['pork', 'turkey ham, diced'],
    ['pork', 'turkey bacon'],
    ['pork', 'beef hot dogs'],
    ['pork', 'turkey salami'],
    ['fish', 'vegan fish sauce'],
    ['pepper', 'black pepper'],
    ['gluten', 'gluten-free oats'],
    ['rice', 'rice vinegar'],
    ['onion', 'potatoes'],
    ['onion', 'garlic'],
  ])('no %s: %s stays', (excluded, item) => {
    expect(broken(holding(item), { exclusions: [excluded] })).toEqual([])
  })

  test('are found in the steps too', () => {
    const sneaky = {
      ...plain,
      instructions: ['Chop the carrots and scatter with walnuts.', 'Bake at 350°F (175°C) for 25 minutes.'],
    }
    expect(broken(sneaky, { exclusions: ['nuts'] })).toEqual(['diet.excluded-food'])
  })

  test('are not checked when nothing was excluded', () => {
    expect(checkRecipe(lemonChicken, { craving: craving() }).rules.map(({ group }) => group)).not.toContain(
      'Diet and exclusions',
    )
  })
})

describe('a product that the kitchen does not know', () => {
  const asked = { diets: ['gluten-free'] as Diet[] }
  test.each([
    'Kellington crumbs',
    'soft vegan rolls',
    'Zorbo chili base',
    'Ranchola dressing',
    'frobnitz',
    'chicken satay bites',
  ])('leaves the diet unproved: %s', (item) => {
    expect(broken(holding(item), asked)).toContain('diet.unknown')
    const { rules } = checkRecipe(holding(item), { craving: craving(asked) })
    expect(rules).toContainEqual({ group: 'Diet and exclusions', passed: false })
  })

  test.each([
    'gluten-free Kellington crumbs',
    'tart apples, peeled and diced',
    'sweet Hungarian paprika',
    'Monterey Jack cheese, grated',
    'instant dry milk',
    'psyllium husk powder',
  ])('leaves it proved when its words are known or name the diet: %s', (item) =>
    expect(broken(holding(item), asked)).not.toContain('diet.unknown'),
  )

  test('says nothing when only salt is to be low', () =>
    expect(broken(holding('Kellington crumbs'), { diets: ['low-sodium'] })).not.toContain('diet.unknown'))
})

describe('what only a label proves', () => {
  const labels = (item: string, asked: Parameters<typeof craving>[0]) =>
    checkRecipe(holding(item), { craving: craving(asked) }).findings.flatMap(({ rule, severity, message }) =>
      rule === 'diet.label' ? [`${severity}: ${message}`] : [],
    )
  test.each([
    ['halal', 'beef stock', /^note: Beef stock: buy with a halal label/],
    ['kosher', 'ground beef', /^note: Ground beef: buy with a kosher label/],
    ['halal', 'Dijon mustard', /white wine/],
    ['alcohol-free', 'vanilla extract', /made with alcohol/],
  ] as const)('is noted for %s: %s', (diet, item, said) =>
    expect(labels(item, { diets: [diet] }).join()).toMatch(said),
  )
  test.each([
    ['halal', 'halal beef stock'],
    ['halal', 'salmon fillets'],
    ['alcohol-free', 'yellow mustard'],
    ['vegan', 'vanilla extract'],
  ] as const)('is not noted for %s: %s', (diet, item) => expect(labels(item, { diets: [diet] })).toEqual([]))
})
