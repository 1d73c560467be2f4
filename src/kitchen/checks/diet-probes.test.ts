import { describe, expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import type { Diet } from '../craving/craving.ts'
import { dietProbes } from './diet-probes.ts'
import { checkRecipe } from './index.ts'
import { craving, oatBars } from './sound-recipes.ts'

const holding = (item: string): RecipeDraft => ({
  ...oatBars,
  title: 'A Plain Supper',
  ingredients: [
    { amount: '1 cup', item: 'carrots' },
    { amount: '1 cup', item },
  ],
  instructions: ['Chop the carrots.', 'Bake at 350°F (175°C) for 25 minutes.'],
})
const breaks = (item: string, diet: Diet): boolean =>
  checkRecipe(holding(item), { craving: craving({ diets: [diet] }) }).findings.some(
    ({ rule }) => rule === `diet.${diet}`,
  )

describe.each(Object.entries(dietProbes))('%s', (name, { not, fine }) => {
  const diet = name as Diet // the keys of the table are diets
  test.each(not)('%s is caught', (item) => {
    expect(breaks(item, diet)).toBe(true)
  })
  test.each(fine)('%s is allowed', (item) => {
    expect(breaks(item, diet)).toBe(false)
  })
})

describe('words that mean something else in a step', () => {
  test.each([
    'Knead until the dough is no longer gummy, then add the oats.',
    'Bake until there is a crackling crust.',
    'Add a speck of salt, and leave not a speck of flour.',
    'Roll up and cut into snails.',
    'Spoon the pan drippings over the carrots.',
  ])('%s', (step) => {
    const draft = { ...holding('olive oil'), instructions: [step, 'Bake at 350°F (175°C) for 25 minutes.'] }
    for (const diet of ['vegan', 'halal', 'kosher', 'pork-free'] as const)
      expect(
        checkRecipe(draft, { craving: craving({ diets: [diet] }) }).findings.filter(({ rule }) =>
          rule.startsWith('diet.'),
        ),
      ).toEqual([])
  })

  test.each([
    ['vegetarian', 'Crumble the nduja over the carrots.'],
    ['vegan', 'Brush with shellac glaze and honeycomb.'],
    ['pork-free', 'Scatter the guanciale over the top.'],
    ['halal', 'Melt the marshmallows over the carrots.'],
  ] as const)('%s is broken by a step: %s', (diet, step) => {
    const draft = { ...holding('olive oil'), instructions: [step, 'Bake at 350°F (175°C) for 25 minutes.'] }
    expect(
      checkRecipe(draft, { craving: craving({ diets: [diet] }) }).findings.map(({ rule }) => rule),
    ).toContain(`diet.${diet}`)
  })
})
