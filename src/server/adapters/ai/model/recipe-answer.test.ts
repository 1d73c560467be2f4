import { describe, expect, test } from 'vitest'
import { readAnswer } from './recipe-answer.ts'

const answer = {
  title: 'Tomato Soup',
  description: 'A plain soup of tomatoes, smooth and warm.',
  category: 'lunch',
  prepTime: 10,
  cookTime: 20,
  servings: 4,
  ingredients: [{ amount: '2 pounds', item: 'tomatoes' }],
  instructions: ['Simmer the tomatoes for 20 minutes.'],
}
const read = (change: object) => {
  const result = readAnswer({ ...answer, ...change }, 'dinner')
  return result.kind === 'value' ? result.value : result
}

describe('an answer of a model is read', () => {
  test.each([
    [45, 45],
    ['45', 45],
    ['45 minutes', 45],
    ['about 45 min', 45],
    ['1 hour 20 minutes', 80],
    ['1 hour and 20 minutes', 80],
    ['1h20', 80],
    ['1.5 hours', 90],
    ['2 hrs', 120],
    ['PT1H20M', 80],
    ['PT45M', 45],
    ['PT3600S', 60],
    ['1-2 hours', 120],
    ['1 to 2 hours', 120],
    ['20-25 minutes', 25],
    ['1 1/2 hours', 90],
    ['1½ hours', 90],
    ['an hour', 60],
    ['half an hour', 30],
    ['an hour and 10 minutes', 70],
  ])('with times as %j', (cookTime, minutes) => {
    expect(read({ cookTime })).toMatchObject({ cookTime: minutes })
  })

  test('with quantity and unit apart', () => {
    expect(
      read({
        ingredients: [
          { quantity: '1/2', unit: 'teaspoon', name: 'kosher salt' },
          { quantity: 2, unit: '', name: 'eggs' },
          { amount: '1 cup', item: 'flour' },
        ],
      }),
    ).toMatchObject({
      ingredients: [
        { amount: '1/2 teaspoon', item: 'kosher salt' },
        { amount: '2', item: 'eggs' },
        { amount: '1 cup', item: 'flour' },
      ],
    })
  })

  test('without notes among the ingredients', () => {
    expect(
      read({
        ingredients: [
          { amount: '2 pounds', item: 'tomatoes' },
          { amount: 'note', item: 'check all labels for "may contain nuts"' },
          { amount: '', item: 'Check the labels of the broth' },
        ],
      }),
    ).toMatchObject({ ingredients: [{ item: 'tomatoes' }] })
  })

  test.each([
    ['1. Chop the tomatoes. 2. Simmer them for 20 minutes.'],
    ['Chop the tomatoes.\nSimmer them for 20 minutes.'],
    ['Step 1: Chop the tomatoes.\nStep 2: Simmer them for 20 minutes.'],
  ])('with steps as one text: %j', (instructions) => {
    expect(read({ instructions })).toMatchObject({
      instructions: ['Chop the tomatoes.', 'Simmer them for 20 minutes.'],
    })
  })

  test('with steps as objects of any shape', () => {
    expect(
      read({
        instructions: [
          { step: 1, description: 'Chop the tomatoes.' },
          { text: 'Simmer them for 20 minutes.' },
          { number: 3, instruction: 'Serve.' },
        ],
      }),
    ).toMatchObject({ instructions: ['Chop the tomatoes.', 'Simmer them for 20 minutes.', 'Serve.'] })
  })
})
