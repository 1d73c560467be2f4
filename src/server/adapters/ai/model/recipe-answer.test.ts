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
    ['P0DT1H20M', 80],
    ['P1DT2H', 1560],
    ['2 days', 2880],
    ['45 Minuten', 45],
    ['1 Std. 30', 90],
    ['1 h 30', 90],
    ['25 minutes', 25],
    ['media hora', 30],
    ["un'ora e mezza", 90],
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

  test.each<[string, unknown, object[]]>([
    [
      'an amount that says its unit already',
      [{ amount: '1/2 cup', unit: 'cup', item: 'rice' }],
      [{ amount: '1/2 cup', item: 'rice' }],
    ],
    [
      'an amount of number and unit',
      [{ name: 'rice', amount: { value: 200, unit: 'g' } }],
      [{ amount: '200 g', item: 'rice' }],
    ],
    [
      'preparation apart',
      [{ name: 'onion', quantity: 1, unit: null, preparation: 'finely chopped' }],
      [{ amount: '1', item: 'onion, finely chopped' }],
    ],
    ['a unit that says nothing', [{ item: 'eggs', amount: 2, unit: 'n/a' }], [{ amount: '2', item: 'eggs' }]],
    [
      'lists under headings',
      [{ section: 'For the sauce:', items: ['1 cup cream', { qty: '1', unit: 'clove', food: 'garlic' }] }],
      [
        { amount: '', item: '1 cup cream', group: 'For the sauce' },
        { amount: '1 clove', item: 'garlic', group: 'For the sauce' },
      ],
    ],
    [
      'foods with their amounts',
      { rice: '1 cup', peas: 'a handful' },
      [{ amount: '1 cup', item: 'rice' }, {}],
    ],
    [
      'headings with their lists',
      { Sauce: ['1 cup cream'], Pasta: [{ amount: '400 g', item: 'penne' }] },
      [
        { item: '1 cup cream', group: 'Sauce' },
        { amount: '400 g', item: 'penne', group: 'Pasta' },
      ],
    ],
    ['one text', '1 cup rice\n2 cups water', [{ item: '1 cup rice' }, { item: '2 cups water' }]],
    ['nulls among them', [null, { amount: '1 cup', item: 'rice' }], [{ item: 'rice' }]],
  ])('with ingredients as %s', (_, ingredients, wanted) => {
    expect(read({ ingredients })).toMatchObject({ ingredients: wanted })
  })

  test.each([
    ['**Filling**', 'Filling'],
    ['## For the filling', 'For the filling'],
    ['FILLING', 'FILLING'],
    ['Für den Teig:', 'Für den Teig'],
    ['Pour la garniture', 'Pour la garniture'],
    ['For the cream cheese icing', 'For the cream cheese icing'],
    ['Onion gravy', 'Onion gravy'],
    ['Burger sauce', 'Burger sauce'],
    ['— Katsu —', 'Katsu'],
  ])('with the heading %j among the ingredients as the group of what follows', (heading, group) => {
    const ingredients = [
      { amount: '1 cup', item: 'rice' },
      { amount: '', item: heading },
      { amount: '2 cups', item: 'milk' },
      { amount: '', item: 'salt to taste' },
    ]
    expect(read({ ingredients })).toMatchObject({
      ingredients: [{ item: 'rice' }, { item: 'milk', group }, { item: 'salt to taste', group }],
    })
  })

  test.each([
    ['in capitals throughout', ['RICE', 'MILK', 'SALT']],
    ['without an amount', ['rice', 'milk', 'salt and pepper']],
    ['of bought sauces', ['Rice', 'Worcestershire sauce', 'Soy sauce']],
  ])('with a list %s, which has no heading', (_, items) => {
    const ingredients = items.map((item) => ({ amount: '', item }))
    expect(read({ ingredients })).toMatchObject({ ingredients: items.map((item) => ({ item })) })
  })

  test('with bare names as headings in a list that opens with one', () => {
    const ingredients = [
      { amount: '', item: 'Sponge' },
      { amount: '200 g', item: 'dates' },
      { amount: '', item: 'Rice & layering' },
      { amount: '450 g', item: 'rice' },
    ]
    expect(read({ ingredients })).toMatchObject({
      ingredients: [
        { item: 'dates', group: 'Sponge' },
        { item: 'rice', group: 'Rice & layering' },
      ],
    })
  })

  test('with a heading and its list on one line', () => {
    const ingredients = [
      { amount: '1 head', item: 'lettuce' },
      { amount: '', item: 'Dressing: 3 tbsp olive oil, 1 tbsp vinegar, salt' },
    ]
    expect(read({ ingredients })).toMatchObject({
      ingredients: [
        { item: 'lettuce' },
        { item: '3 tbsp olive oil', group: 'Dressing' },
        { item: '1 tbsp vinegar', group: 'Dressing' },
        { item: 'salt', group: 'Dressing' },
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
    ['Chop the tomatoes. Simmer them for 20 minutes.'],
    [['Chop the tomatoes. Simmer them for 20 minutes.']],
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

  test.each<[string, unknown]>([
    ['numbered keys', { 1: 'Chop the tomatoes.', 2: 'Simmer them for 20 minutes.' }],
    [
      'steps under headings',
      [
        { '@type': 'HowToSection', name: 'Start', itemListElement: [{ text: 'Chop the tomatoes.' }] },
        { title: 'Finish', steps: ['Simmer them for 20 minutes.'] },
      ],
    ],
  ])('with %s', (_, instructions) => {
    expect(read({ instructions })).toMatchObject({
      instructions: ['Chop the tomatoes.', 'Simmer them for 20 minutes.'],
    })
  })

  test('with the fields of schema.org', () => {
    const value = {
      '@type': 'Recipe',
      name: 'Tomato Soup',
      description: 'Smooth and warm.',
      recipeCategory: ['Lunch'],
      recipeYield: ['4', '4 servings'],
      prepTime: 'PT10M',
      totalTime: 'PT30M',
      recipeIngredient: ['2 pounds tomatoes'],
      recipeInstructions: [
        { '@type': 'HowToStep', name: 'Simmer', text: 'Simmer the tomatoes for 20 minutes.' },
      ],
    }
    expect(readAnswer(value, 'dinner')).toMatchObject({
      kind: 'value',
      value: {
        title: 'Tomato Soup',
        category: 'lunch',
        prepTime: 10,
        cookTime: 20,
        servings: 4,
        ingredients: [{ item: '2 pounds tomatoes' }],
        instructions: ['Simmer the tomatoes for 20 minutes.'],
      },
    })
  })

  test('with names of another spelling, inside of a key of its own', () => {
    const { prepTime, cookTime, ingredients, instructions, ...rest } = answer
    const value = {
      result: {
        ...rest,
        prep_time: '10',
        'Cook Time': 20,
        ingredient_list: ingredients,
        steps: instructions,
      },
    }
    expect(readAnswer(value, 'dinner')).toMatchObject({ kind: 'value', value: answer })
  })

  test('without a time that nobody said, it is unusable', () => {
    expect(read({ prepTime: undefined, cookTime: undefined, totalTime: 30 })).toMatchObject({
      kind: 'unusable',
    })
  })
})
