import { describe, expect, it } from 'vitest'
import { emptyCraving } from '../craving/craving.ts'
import { checkRecipe } from './index.ts'
import { lemonChicken } from './sound-recipes.ts'

describe('a kind of food that is left out', () => {
  it.each([
    ['corn', '2 cups corn chips'],
    ['corn', '8 taco shells'],
    ['corn', '1 cup masarepa'],
    ['cheese', '1 cup shredded Monterey Jack'],
    ['cheese', '4 ounces queso fresco'],
    ['mushroom', '2 ounces morels'],
    ['legume', '1/2 cup hummus'],
  ])('is found when %s is left out and a line has "%s"', (kind, line) => {
    const [, amount = '', item = ''] = /^([\d/]+ (?:cups?|ounces)?) ?(.*)$/.exec(line) ?? []
    const draft = { ...lemonChicken, ingredients: [...lemonChicken.ingredients, { amount, item }] }
    const report = checkRecipe(draft, {
      craving: { ...emptyCraving(), exclusions: [kind] },
      source: 'engine',
    })
    expect(report.findings.map(({ rule }) => rule)).toContain('diet.excluded-food')
  })

  it('keeps flour tortillas when corn is left out', () => {
    const draft = {
      ...lemonChicken,
      ingredients: [...lemonChicken.ingredients, { amount: '4', item: 'flour tortillas' }],
    }
    const report = checkRecipe(draft, {
      craving: { ...emptyCraving(), exclusions: ['corn'] },
      source: 'engine',
    })
    expect(report.findings.map(({ rule }) => rule)).not.toContain('diet.excluded-food')
  })
})
