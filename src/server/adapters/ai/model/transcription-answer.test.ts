import { expect, test } from 'vitest'
import { readTranscriptionAnswer } from './transcription-answer.ts'

const read = (recipe: object) => {
  const result = readTranscriptionAnswer({ transcription: 'Soup', handwritten: false, recipes: [recipe] })
  return result.kind === 'value' ? result.value.recipes : result
}

test('what a model read on a photo keeps its units, its times and its steps', () => {
  expect(
    read({
      title: 'Soup',
      cookTime: '1 hour 20 minutes',
      prepTime: 'PT10M',
      servings: '4 people',
      ingredients: [{ quantity: '1/2', unit: 'teaspoon', name: 'salt' }, '2 leeks'],
      instructions: '1. Chop the leeks. 2. Simmer.',
    }),
  ).toMatchObject([
    {
      cookTime: 80,
      prepTime: 10,
      restTime: null,
      servings: 4,
      ingredients: [
        { amount: '1/2 teaspoon', item: 'salt' },
        { amount: '', item: '2 leeks' },
      ],
      instructions: ['Chop the leeks.', 'Simmer.'],
    },
  ])
})

test('a recipe with neither ingredients nor steps is dropped', () => {
  expect(read({ title: 'Soup', ingredients: [], instructions: [] })).toEqual([])
})
