import { describe, expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { oatBars } from '../checks/sound-recipes.ts'
import { removeLine } from './remove.ts'

const draft = (description: string, items: readonly string[], ...instructions: string[]): RecipeDraft => ({
  ...oatBars,
  title: 'A Plain Supper',
  description,
  ingredients: items.map((item) => ({ amount: '1/2 cup', item })),
  instructions,
})
const plain = 'A supper that my aunt made on Sundays.'
const without = (item: string, others: readonly string[], ...steps: string[]) =>
  removeLine(draft(plain, [item, ...others], ...steps), 0, { isOptional: true })?.instructions

describe('a step without a food', () => {
  test.each([
    [
      'raisins',
      ['flour', 'butter'],
      'Melt the butter, pour in the flour, strew on the raisins, and cook, covered, for 6 minutes, until brown.',
      'Melt the butter, pour in the flour, and cook, covered, for 6 minutes, until brown.',
    ],
    [
      'pecans',
      ['flour', 'butter'],
      'Rub the butter into the flour. Strew with the pecans and bake for 20 minutes.',
      'Rub the butter into the flour. Bake for 20 minutes.',
    ],
    [
      'walnuts',
      ['flour', 'dates'],
      'Stir in the flour with the dates, then the walnuts.',
      'Stir in the flour with the dates.',
    ],
    [
      'zucchini',
      ['eggplant', 'oil'],
      'Heat the oil. Stir in the zucchini, then the eggplant, and cook for 20 minutes.',
      'Heat the oil. Stir in the eggplant and cook for 20 minutes.',
    ],
    [
      'carrots',
      ['chiles', 'garlic'],
      'Simmer the chiles, carrots and garlic for 15 minutes, until the carrots can be crushed.',
      'Simmer the chiles and garlic for 15 minutes.',
    ],
    [
      'broccoli',
      ['butter', 'rice'],
      'Boil the broccoli until bright, 3 minutes, and drain it well. Set out the butter, rice and broccoli.',
      'Set out the butter and rice.',
    ],
    [
      'spinach',
      ['lentils', 'rice'],
      'Cook the lentils and rice. Stir in the spinach and cook until it is soft and the lentils are thick, 6 minutes.',
      'Cook the lentils and rice. Cook until the lentils are thick, 6 minutes.',
    ],
    [
      'pine nuts',
      ['oil', 'parsley'],
      'Toast the pine nuts in a spoonful of the oil until golden, 3 minutes. Pour the oil and the pine nuts over, and strew with the parsley.',
      'Pour the oil over, and strew with the parsley.',
    ],
    [
      'shrimp',
      ['spinach', 'rice'],
      'Cook the rice. Add the shrimp until pink, 3 minutes, and the spinach until it wilts, 1 minute.',
      'Cook the rice. Add the spinach until it wilts, 1 minute.',
    ],
  ])('reads as a cook wrote it: no %s', (item, others, before, after) => {
    expect(without(item, others, before)?.join(' ')).toBe(after)
  })

  test.each([
    [
      'strawberries',
      ['mint', 'honey'],
      'Blend the mint and honey. Drop the strawberries into eight molds and fill them up.',
    ],
    [
      'bananas',
      ['crêpes', 'nutella'],
      'Spread the crêpes with the nutella, lay some of the bananas on a quarter of each and fold them in four.',
    ],
    [
      'shrimp',
      ['chicken', 'rice'],
      'Cook the rice. Add the shrimp and simmer until pink and the chicken is 165°F (74°C).',
    ],
    [
      'potatoes',
      ['eggs', 'peas'],
      'Boil the potatoes for 30 minutes, until a knife meets no resistance, adding the eggs for the last 11 minutes and the peas for the last minute.',
    ],
  ])('is refused where the rest would lean on the %s', (item, others, before) => {
    const steps = without(item, others, before)
    expect(steps === undefined || /165°F/.test(steps.join(' '))).toBe(true)
  })

  test('rests on the word of the author: an optional egg goes, another stays', () => {
    const eggs = draft(
      plain,
      ['eggs', 'buckwheat', 'salt', 'butter'],
      'Toss the buckwheat with the eggs, salt and butter.',
    )
    expect(removeLine(eggs, 0)).toBeNull()
    expect(removeLine(eggs, 0, { isOptional: true })?.instructions).toEqual([
      'Toss the buckwheat with the salt and butter.',
    ])
  })
})

describe('a description without a food', () => {
  test('loses only the sentence that names it', () => {
    const made = removeLine(
      draft(
        'Soft and sour, eaten warm on Fridays. Some children pick the raisins out.',
        ['raisins', 'quark', 'semolina'],
        'Mix the quark, semolina and raisins.',
      ),
      0,
      { isOptional: true },
    )
    expect(made?.description).toBe('Soft and sour, eaten warm on Fridays.')
  })

  test('says that it is left out where nothing else is said', () => {
    const made = removeLine(
      draft(
        'The raisins are why we eat it.',
        ['raisins', 'quark', 'semolina'],
        'Mix the quark, semolina and raisins.',
      ),
      0,
      { isOptional: true },
    )
    expect(made?.description).toBe('A Plain Supper, here without the raisins.')
  })
})

test('a food stays when the next sentence would go on with it without a word for it', () => {
  expect(
    without(
      'almonds',
      ['butter', 'rice'],
      'Cook the rice in the butter.',
      'Toast the almonds. Shake until golden.',
    ),
  ).toBeUndefined()
})
