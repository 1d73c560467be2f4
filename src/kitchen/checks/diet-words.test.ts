import { expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import type { Diet } from '../craving/craving.ts'
import { checkRecipe } from './index.ts'
import { craving, lemonChicken } from './sound-recipes.ts'

const found = (diet: Diet, change: Partial<RecipeDraft>) =>
  checkRecipe(
    {
      ...lemonChicken,
      title: 'Weeknight Supper',
      ingredients: [{ amount: '200 g', item: 'white rice' }],
      instructions: ['Cook the rice.'],
      ...change,
    },
    { craving: craving({ diets: [diet] }), source: 'model' },
  ).findings.filter(({ rule }) => rule === `diet.${diet}` || rule === `title.${diet}`)

test.each<[Diet, string]>([
  ['vegan', 'Beef and Bean Stew'],
  ['vegetarian', 'Chicken Noodle Bowl'],
  ['gluten-free', 'Couscous Salad'],
  ['dairy-free', 'Creamy Cheddar Soup with Milk'],
  ['nut-free', 'Walnut Pilaf'],
  ['pork-free', 'Bacon Rice'],
])('%s: the title says %s', (diet, title) => {
  expect(found(diet, { title }).map(({ place }) => place)).toEqual(['title'])
})

test.each<[Diet, string]>([
  ['vegan', 'Vegan Beef-Style Stew'],
  ['dairy-free', 'Dairy-Free Golden Baked Mac and Cheese'],
  ['vegan', 'Cauliflower Steaks with Rice'],
  ['vegan', 'Coconut Milk Rice'],
  ['vegetarian', 'Lentil Meatballs'],
  ['gluten-free', 'Gluten-Free Bread and Rice'],
  ['gluten-free', 'Zucchini Noodles with Rice'],
  ['nut-free', 'Coconut and Butternut Rice'],
  ['dairy-free', 'Peanut Butter Rice'],
])('%s: the title may say %s', (diet, title) => {
  expect(found(diet, { title })).toEqual([])
})

test.each<[Diet, string]>([
  ['vegan', 'Crumble the guanciale over the rice.'],
  ['vegetarian', 'Fold in the carnitas.'],
  ['halal', 'Deglaze with mezcal.'],
])('%s: a forbidden word in the steps is found without a food of the table: %s', (diet, step) => {
  expect(found(diet, { instructions: ['Cook the rice.', step] }).map(({ place }) => place)).toEqual([
    'instructions.1',
  ])
})

test.each<[Diet, string]>([
  ['vegan', 'Serve without guanciale.'],
  ['vegan', 'Stir until it is as thick as queso.'],
])('%s: mere talk of a food breaks nothing: %s', (diet, step) => {
  expect(found(diet, { instructions: ['Cook the rice.', step] })).toEqual([])
})

test.each<[Diet, string]>([
  ['nut-free', 'muhammara'],
  ['nut-free', 'frangipane'],
  ['gluten-free', 'fregola'],
  ['gluten-free', 'Biscoff spread'],
  ['dairy-free', 'hollandaise'],
  ['egg-free', 'hollandaise'],
  ['vegan', 'colatura di alici'],
  ['soy-free', 'textured vegetable protein'],
  ['sesame-free', 'baba ganoush'],
  ['shellfish-free', 'belacan'],
  ['fish-free', 'bottarga'],
])('%s: %s on the list breaks it, though the table may not know it', (diet, item) => {
  const places = found(diet, { ingredients: [{ amount: '2 tbsp', item }], instructions: ['Mix.'] }).map(
    ({ place }) => place,
  )
  expect(places).toContain('ingredients.0')
})

test.each<[Diet, string]>([
  ['nut-free', 'coconut milk'],
  ['gluten-free', 'buckwheat groats'],
  ['gluten-free', 'gluten-free soy sauce'],
  ['dairy-free', 'cocoa butter'],
  ['dairy-free', 'butter beans'],
  ['egg-free', 'vegan mayonnaise'],
  ['vegan', 'vegan Worcestershire sauce'],
  ['shellfish-free', 'oyster mushrooms'],
  ['soy-free', 'coconut aminos'],
])('%s: %s keeps it', (diet, item) => {
  expect(found(diet, { ingredients: [{ amount: '2 tbsp', item }], instructions: ['Mix.'] })).toEqual([])
})
