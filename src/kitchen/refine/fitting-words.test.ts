import { describe, expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { type Food, foodById } from '../foods/index.ts'
import { fittingPreparation, withVerbsOfOil } from './fitting-words.ts'
import { withUsedUp } from './use-up.ts'

const food = (id: string): Food => {
  const found = foodById(id)
  if (!found) throw new Error(id)
  return found
}

describe('the part of a preparation that fits another food', () => {
  test.each([
    ['casings removed', 'beef-ground', null],
    ['casings removed', 'turkey-ground', null],
    ['casings removed', 'italian-sausage', 'casings removed'],
    ['melted', 'avocado-oil', null],
    ['melted', 'olive-oil', null],
    ['melted', 'coconut-oil', 'melted'],
    ['melted', 'vegan-butter', 'melted'],
    ['melted and divided', 'olive-oil', 'divided'],
    ['softened', 'olive-oil', null],
    ['cold and cubed', 'olive-oil', null],
    ['cold and cubed', 'vegan-butter', 'cold and cubed'],
    ['soft, divided', 'olive-oil', 'divided'],
    ['peeled and deveined', 'shrimp', 'peeled and deveined'],
    ['peeled and deveined', 'chicken-breast', null],
    ['peeled', 'beef-ground', null],
    ['shells on', 'chicken-breast', null],
    ['drained', 'chicken-breast', null],
    ['drained and rinsed', 'chickpea-canned', 'drained and rinsed'],
    ['cut into 1-inch cubes', 'beef-ground', null],
    ['cut into 1-inch cubes', 'tofu-firm', 'cut into 1-inch cubes'],
    ['thinly sliced', 'oat-milk', null],
    ['at room temperature', 'oat-milk', 'at room temperature'],
    ['beaten', 'tofu-silken', null],
    ['grated, divided', 'vegan-cheese', 'grated, divided'],
  ])('"%s" of %s is %j', (preparation, id, left) =>
    expect(fittingPreparation(preparation, food(id))).toBe(left),
  )
})

describe('an oil in the place of a hard fat', () => {
  test.each([
    [
      'Melt the olive oil in a skillet over medium heat.',
      'Heat the olive oil in a skillet over medium heat.',
    ],
    ['Meanwhile, melt half of the olive oil in a pot.', 'Meanwhile, heat half of the olive oil in a pot.'],
    ['Melt the remaining olive oil.', 'Heat the remaining olive oil.'],
    ['Melt two thirds of the olive oil.', 'Heat two thirds of the olive oil.'],
    ['Brush with the melted olive oil.', 'Brush with the olive oil.'],
    [
      'Heat the olive oil until it foams, then add the sage.',
      'Heat the olive oil until it shimmers, then add the sage.',
    ],
    ['Foam the olive oil in a pan.', 'Heat the olive oil in a pan.'],
    ['Melt the chocolate with the olive oil.', 'Melt the chocolate with the olive oil.'],
    ['Soften the onion in the olive oil.', 'Soften the onion in the olive oil.'],
  ])('%s', (before, after) => expect(withVerbsOfOil(before, 'olive oil')).toBe(after))
})

describe('a vegetable that is cooked beside a dish', () => {
  const soup: RecipeDraft = {
    ...tomatoSoup,
    ingredients: [
      { amount: '2 pounds', item: 'tomatoes, halved' },
      { amount: '2 tablespoons', item: 'olive oil' },
      { amount: '1 teaspoon', item: 'salt' },
    ],
    instructions: [
      'Toss the tomatoes with the olive oil and salt and bake at 400°F (200°C) for 40 minutes.',
      'Blend until smooth.',
    ],
  }
  const made = (title: string): RecipeDraft => {
    const outcome = withUsedUp({ ...soup, title }, 'okra')
    if (outcome.kind !== 'changed') throw new Error(outcome.kind)
    return outcome.draft
  }

  test('is fried in a fat of its own', () => {
    const { ingredients, instructions } = made('Baked Tomato Soup')
    expect(ingredients.map(({ item }) => item)).toContain('neutral oil')
    expect(instructions.join(' ')).toMatch(/okra in the neutral oil/)
  })
  test('tops dishes that are eaten with a spoon, and lies beside others', () => {
    expect(made('Baked Tomato Soup').instructions.at(-1)).toBe('Blend until smooth. Top it with the okra.')
    expect(made('Baked Tomatoes').instructions.at(-1)).toMatch(/Serve the okra alongside\.$/)
  })
})
