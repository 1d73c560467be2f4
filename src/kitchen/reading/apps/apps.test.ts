import { expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { importedRecipe, JsonTextError, parseJson, recognizeJson } from './index.ts'

const readAll = (document: unknown) => {
  const found = recognizeJson(parseJson(JSON.stringify(document)))
  return { app: found?.app, recipes: [...(found?.recipes ?? [])].map((one) => importedRecipe(one)) }
}
const lines = (recipe: { draft: RecipeDraft } | null | undefined) =>
  recipe?.draft.ingredients.map(
    ({ amount, item, group }) => `${amount}|${item}${group === undefined ? '' : ` < ${group}`}`,
  )
const outcomeOf = (
  recipe: { report: { field: string; outcome: string }[] } | null | undefined,
  field: string,
) => recipe?.report.find((one) => one.field === field)?.outcome

const barleyStew = {
  '@context': 'https://schema.org',
  '@type': ['Recipe', 'CreativeWork'],
  name: 'Barley &amp; Bean Stew',
  description: '<p>Thick and <b>warm</b>.</p>',
  recipeCategory: 'Main course',
  keywords: 'winter, one pot',
  prepTime: 'PT15M',
  cookTime: 'PT1H5M',
  recipeYield: ['6', '6 servings'],
  recipeIngredient: ['1 1/2 cups pearl barley', '400 g white beans, drained', 'salt to taste'],
  recipeInstructions: [
    {
      '@type': 'HowToSection',
      name: 'Stew',
      itemListElement: [{ '@type': 'HowToStep', text: 'Simmer the barley for 40 minutes.' }],
    },
    { '@type': 'HowToStep', text: 'Stir in the beans and salt.' },
  ],
  author: { '@type': 'Person', name: 'Nora Field' },
  url: 'https://example.org/barley',
  tool: ['Dutch oven'],
  nutrition: { '@type': 'NutritionInformation', calories: '320 kcal' },
}

test('schema.org: one, a list, a graph and a page that holds it give the same recipe', () => {
  const shapes = [
    barleyStew,
    [barleyStew],
    { '@graph': [{ '@type': 'WebSite' }, barleyStew] },
    { '@type': 'WebPage', mainEntity: barleyStew },
  ]
  for (const shape of shapes) {
    const { app, recipes } = readAll(shape)
    expect([app, recipes.length]).toEqual(['schema.org', 1])
    expect(recipes[0]).toMatchObject({
      draft: {
        title: 'Barley & Bean Stew',
        description: 'Thick and warm.',
        category: 'dinner',
        prepTime: 15,
        cookTime: 65,
        servings: 6,
        instructions: ['Stew: Simmer the barley for 40 minutes.', 'Stir in the beans and salt.'],
      },
      author: 'Nora Field',
      url: 'https://example.org/barley',
    })
    expect(lines(recipes[0])).toEqual([
      '1 1/2 cups|pearl barley',
      '400 g|white beans, drained',
      '|salt to taste',
    ])
    expect(recipes[0]?.notes).toContain('Equipment: Dutch oven')
    expect(recipes[0]?.notes).toContain('Tags: winter, one pot')
    expect(outcomeOf(recipes[0], 'nutrition')).toBe('left_out')
  }
})

test('RecipeSage: times in words, notes in comments, the source in creditText', () => {
  const { app, recipes } = readAll([
    {
      '@context': 'http://schema.org',
      '@type': 'Recipe',
      identifier: 'b7d1',
      datePublished: '2024-03-02T10:00:00.000Z',
      name: 'Lemon Rice',
      image: ['https://example.org/lemon.jpg'],
      prepTime: '10 minutes',
      totalTime: '1 hour 5 minutes',
      recipeIngredient: ['2 cups rice', '1 lemon'],
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Boil the rice.' },
        { '@type': 'HowToStep', text: 'Add the lemon.' },
      ],
      recipeYield: 'Serves 3',
      recipeCategory: ['side dish', 'summer'],
      creditText: 'Grandma',
      isBasedOn: 'https://example.org/rice',
      comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Better the next day.' }],
    },
  ])
  expect(app).toBe('recipesage')
  expect(recipes[0]).toMatchObject({
    draft: { prepTime: 10, cookTime: 55, servings: 3 },
    author: 'Grandma',
    url: 'https://example.org/rice',
    createdAt: '2024-03-02T10:00:00.000Z',
  })
  expect(recipes[0]?.notes).toContain('Better the next day.')
})

test('Mealie, one recipe: sections, parts of a line, notes and rating', () => {
  const { app, recipes } = readAll({
    id: '6f0c2c0e-8f5c-4e52-9d2b-6a7f00000001',
    slug: 'plum-tart',
    groupId: 'g',
    name: 'Plum Tart',
    description: 'Sharp and sweet',
    recipeServings: 8,
    recipeYieldQuantity: 1,
    recipeYield: 'tart',
    prepTime: '25 minutes',
    performTime: '50 minutes',
    totalTime: '1 hour 15 minutes',
    rating: 4.4,
    orgURL: 'https://example.org/plum',
    recipeCategory: [{ name: 'Dessert' }],
    tags: [{ name: 'fruit' }],
    recipeIngredient: [
      { title: 'Dough', quantity: 1.5, unit: { name: 'cup' }, food: { name: 'flour' }, note: 'sifted' },
      { title: '', quantity: 0.333333, unit: { name: 'cup' }, food: { name: 'butter' }, note: '' },
      { title: 'Filling', quantity: 0, unit: null, food: null, note: '8 plums' },
      { title: '', disableAmount: true, note: 'sugar', display: 'sugar' },
    ],
    recipeInstructions: [
      { title: 'Dough', text: 'Rub the butter into the flour.' },
      { title: '', text: 'Lay the plums on top, add the sugar and bake for 50 minutes.' },
    ],
    notes: [{ title: 'Keeps', text: 'Two days.' }],
    nutrition: { calories: '' },
  })
  expect(app).toBe('mealie')
  expect(recipes[0]).toMatchObject({
    draft: { title: 'Plum Tart', category: 'dessert', prepTime: 25, cookTime: 50, servings: 8 },
    rating: 4,
    url: 'https://example.org/plum',
  })
  expect(lines(recipes[0])).toEqual([
    '1 1/2 cup|flour, sifted < Dough',
    '1/3 cup|butter < Dough',
    '8|plums < Filling',
    '|sugar < Filling',
  ])
  expect(recipes[0]?.notes).toContain('Keeps\nTwo days.')
  expect(recipes[0]?.report).toContainEqual({
    field: 'rating',
    outcome: 'changed',
    note: '4.4 became 4 of 5.',
  })
})

test('a Mealie backup is put together from its tables, whatever its ids look like', () => {
  const id = '6f0c2c0e8f5c4e529d2b6a7f00000001'
  const { app, recipes } = readAll({
    recipes: [
      {
        id,
        name: 'Oat Bars',
        description: '',
        prep_time: '10',
        perform_time: '20 min',
        recipe_servings: 12,
        org_url: null,
        created_at: '2023-05-06 07:08:09.123456',
      },
      { id: 'ffffffffffffffffffffffffffffffff', name: 'Empty', description: '' },
    ],
    recipes_ingredients: [
      { recipe_id: id, position: 1, quantity: 2, unit_id: 'U1', food_id: 'F2', note: '' },
      { recipe_id: id, position: 0, quantity: 200, unit_id: 'u2', food_id: 'f1', note: 'rolled' },
    ],
    recipe_instructions: [
      { recipe_id: id, position: 1, text: 'Bake for 20 minutes.' },
      { recipe_id: id, position: 0, text: 'Mix the oats and honey.' },
    ],
    ingredient_foods: [
      { id: 'f1', name: 'oats' },
      { id: 'f2', name: 'honey' },
    ],
    ingredient_units: [
      { id: 'u1', name: 'tablespoon' },
      { id: 'u2', name: 'gram' },
    ],
    notes: [{ recipe_id: id, title: 'Tip', text: 'Line the tin.' }],
    tags: [{ id: 't', name: 'lunchbox' }],
    categories: [{ id: 'c', name: 'Snacks' }],
    recipes_to_tags: [{ recipe_id: id, tag_id: 't' }],
    recipes_to_categories: [{ recipe_id: id, category_id: 'c' }],
    users_to_recipes: [{ recipe_id: id, rating: 5, is_favorite: true }],
  })
  expect(app).toBe('mealie')
  expect(recipes[1]).toBeNull()
  expect(recipes[0]).toMatchObject({
    draft: {
      title: 'Oat Bars',
      category: 'snack',
      prepTime: 10,
      cookTime: 20,
      servings: 12,
      instructions: ['Mix the oats and honey.', 'Bake for 20 minutes.'],
    },
    isFavorite: true,
    rating: 5,
    createdAt: '2023-05-06T07:08:09.123Z',
  })
  expect(lines(recipes[0])).toEqual(['200 gram|oats, rolled', '2 tablespoon|honey'])
})

test('Tandoor: ingredients belong to steps, headers are headings', () => {
  const { app, recipes } = readAll({
    name: 'Dal',
    description: 'Lentils',
    keywords: [{ name: 'vegan', description: '' }],
    working_time: 10,
    waiting_time: 30,
    servings: 4,
    servings_text: 'people',
    source_url: 'https://example.org/dal',
    nutrition: null,
    internal: true,
    steps: [
      {
        name: 'Lentils',
        order: 0,
        instruction: 'Boil the **lentils** in the water for 20 minutes. {{ ingredients[0] }}',
        ingredients: [
          {
            food: { name: 'red lentils' },
            unit: { name: 'g' },
            amount: 250,
            note: 'rinsed',
            order: 0,
            is_header: false,
            no_amount: false,
          },
          {
            food: { name: 'water' },
            unit: { name: 'l' },
            amount: 1,
            note: '',
            order: 1,
            is_header: false,
            no_amount: false,
          },
        ],
      },
      {
        name: 'Tadka',
        order: 1,
        instruction: 'Fry the cumin and pour over.',
        ingredients: [
          { food: null, unit: null, amount: 0, note: 'Spices', order: 0, is_header: true, no_amount: true },
          {
            food: { name: 'cumin' },
            unit: { name: 'tsp' },
            amount: 1,
            note: '',
            order: 1,
            is_header: false,
            no_amount: false,
          },
        ],
      },
    ],
  })
  expect(app).toBe('tandoor')
  expect(recipes[0]).toMatchObject({
    draft: {
      prepTime: 10,
      cookTime: 30,
      servings: 4,
      instructions: [
        'Lentils: Boil the lentils in the water for 20 minutes.',
        'Tadka: Fry the cumin and pour over.',
      ],
    },
    url: 'https://example.org/dal',
  })
  expect(lines(recipes[0])).toEqual([
    '250 g|red lentils, rinsed < Lentils',
    '1 l|water < Lentils',
    '1 tsp|cumin < Spices',
  ])
})

test('Paprika: texts of lines, categories, source and a photo', () => {
  const document = {
    uid: 'A1',
    name: 'Bean Chili',
    ingredients: 'For the pot:\n2 cans kidney beans\n1 onion\n\nTo serve:\nsour cream',
    directions: '1. Fry the onion.\n\n2. Add the beans and simmer for 30 minutes.\nServe with sour cream.',
    description: '',
    notes: 'Freezes well',
    nutritional_info: '400 kcal',
    prep_time: '15 min',
    cook_time: '45 mins',
    servings: '4-6',
    rating: 5,
    difficulty: 'Easy',
    source: 'Old Card Box',
    source_url: '',
    categories: ['Weeknight', 'Beans'],
    created: '2021-07-08 09:10:11',
    photo_data: 'aGVsbG8=',
  }
  const found = [...(recognizeJson(document)?.recipes ?? [])][0]
  expect(found?.picture).toEqual({ kind: 'base64', data: 'aGVsbG8=' })
  const { app, recipes } = readAll(document)
  expect(app).toBe('paprika')
  expect(recipes[0]).toMatchObject({
    draft: {
      prepTime: 15,
      cookTime: 45,
      servings: 4,
      instructions: ['Fry the onion.', 'Add the beans and simmer for 30 minutes.\nServe with sour cream.'],
    },
    rating: 5,
    folder: 'Weeknight',
    author: 'Old Card Box',
    createdAt: '2021-07-08T09:10:11.000Z',
  })
  expect(lines(recipes[0])).toEqual([
    '2 cans|kidney beans < For the pot',
    '1|onion < For the pot',
    '|sour cream < To serve',
  ])
  expect(recipes[0]?.notes).toContain('Nutrition as stated: 400 kcal')
})

test('foreign documents are no recipes and do no harm', () => {
  for (const document of [
    null,
    1,
    'text',
    [],
    {},
    { recipes: 'no' },
    { '@type': 'Recipe' },
    [[[]]],
    { name: 'x', steps: [] },
  ])
    expect(readAll(document).recipes.filter(Boolean)).toEqual([])
  const odd = {
    '@type': 'Recipe',
    name: { en: 'x' },
    recipeIngredient: [null, 3, {}, ['a']],
    recipeInstructions: [[['Mix.']], { text: 7 }],
    prepTime: {},
    recipeYield: [{}],
    image: [null],
    author: [1],
  }
  expect(readAll(odd).recipes).toHaveLength(1)
  expect(() => parseJson('['.repeat(100) + ']'.repeat(100))).toThrow(JsonTextError)
  expect(() => parseJson('{"a": ')).toThrow(JsonTextError)
  expect(parseJson(`"${'['.repeat(100)}"`)).toBe('['.repeat(100))
})

// Work that grows with the cube of the figures would take a minute here and exceed the test's time limit.
test('however many figures and times a stranger’s file holds, it is read', () => {
  const { recipes } = readAll({
    ...barleyStew,
    recipeYield: '1'.repeat(5000),
    prepTime: '1 '.repeat(5000),
    recipeInstructions: ['10 minutes '.repeat(36_000), `Serves ${'1 '.repeat(5000)}`],
    totalTime: '10 minutes '.repeat(2000),
    cookTime: undefined,
  })
  expect(recipes[0]?.draft.servings).toBe(4)
})
