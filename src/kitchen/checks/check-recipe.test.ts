import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type RecipeDraft, recipeDraft } from '#contract/recipe.ts'
import { blocking, checkRecipe, type Expectation } from './index.ts'
import { craving, lemonChicken, oatBars } from './sound-recipes.ts'

const rulesOf = (draft: RecipeDraft, expectation?: Expectation) => [
  ...new Set(checkRecipe(draft, expectation).findings.map(({ rule }) => rule)),
]
const errorsOf = (draft: RecipeDraft, expectation?: Expectation) => [
  ...new Set(blocking(checkRecipe(draft, expectation)).map(({ rule }) => rule)),
]
const withItem = (
  draft: RecipeDraft,
  item: string,
  amount = '1 cup',
  step = `Add the ${item} and stir it in.`,
): RecipeDraft => ({
  ...draft,
  ingredients: [...draft.ingredients, { amount, item }],
  instructions: [...draft.instructions, step],
})
const withStep = (draft: RecipeDraft, step: string): RecipeDraft => ({
  ...draft,
  instructions: [...draft.instructions, step],
})
const swapped = (draft: RecipeDraft, from: RegExp, to: string): RecipeDraft => ({
  ...draft,
  ingredients: draft.ingredients.map(({ amount, item }) => ({ amount, item: item.replace(from, to) })),
  instructions: draft.instructions.map((step) => step.replace(from, to)),
})

describe('a sound recipe', () => {
  test.each([
    ['a dinner with raw chicken', lemonChicken],
    ['something baked', oatBars],
  ])('%s passes every rule that it gives something to check', (_, draft) => {
    const report = checkRecipe(draft)
    expect(report.findings).toEqual([])
    expect(report.rules.length).toBeGreaterThan(7)
    expect(report.rules.every(({ passed }) => passed)).toBe(true)
  })

  test('lists only the groups that were run', () => {
    const groups = (draft: RecipeDraft) => checkRecipe(draft).rules.map(({ group }) => group)
    expect(groups(lemonChicken)).toContain('Cooked to a safe temperature')
    expect(groups(oatBars)).not.toContain('Cooked to a safe temperature')
    expect(groups(oatBars)).toContain('Oven temperatures are given')
    expect(groups(oatBars)).not.toContain('Diet and exclusions')
  })

  test('says which group failed', () => {
    const report = checkRecipe({ ...lemonChicken, servings: 60 })
    expect(report.rules.find(({ group }) => group === 'The recipe is complete')?.passed).toBe(false)
    expect(report.rules.find(({ group }) => group === 'Times agree')?.passed).toBe(true)
  })
})

describe('each rule finds its own breach and nothing else', () => {
  const breaches: [rule: string, draft: RecipeDraft][] = [
    ['shape.title', { ...lemonChicken, title: 'LC' }],
    ['shape.description', { ...lemonChicken, description: 'Good.' }],
    ['shape.steps', { ...oatBars, instructions: [oatBars.instructions.join(' ')] }],
    ['shape.empty-step', withStep(oatBars, 'Enjoy.')],
    ['amounts.measurable', withItem(oatBars, 'raisins', 'muchly', 'Add the raisins and stir.')],
    [
      'coherence.listed-is-used',
      { ...oatBars, ingredients: [...oatBars.ingredients, { amount: '1 cup', item: 'walnuts' }] },
    ],
    ['coherence.mentioned-is-listed', withStep(oatBars, 'Scatter the dried cranberries over the top.')],
    ['times.step-longer-than-total', swapped(oatBars, /bake for 25 minutes/, 'bake for 45 minutes')],
    ['times.steps-too-short', swapped(oatBars, /bake for 25 minutes/, 'bake for 5 minutes')],
    ['times.heat-without-cooking', { ...oatBars, prepTime: 35, cookTime: 0 }],
    ['oven.temperature', swapped(oatBars, /the oven to 350°F \(175°C\)/, 'the oven')],
    ['oven.scales-agree', swapped(oatBars, /\(175°C\)/, '(220°C)')],
    ['safety.not-food', withItem(oatBars, 'bleach', '1 teaspoon', 'Add the bleach and stir it in.')],
    [
      'safety.poultry-temperature',
      swapped(lemonChicken, /, until the chicken reaches 165°F \(74°C\) in its thickest part/, ''),
    ],
    ['wording.placeholder', withStep(oatBars, 'Cut into {count} pieces.')],
    ['wording.doubled-word', withStep(oatBars, 'Cut into into squares.')],
    ['wording.article', withStep(oatBars, 'Cut with a oiled knife.')],
    ['wording.capital', withStep(oatBars, 'cut into squares.')],
    ['wording.full-stop', withStep(oatBars, 'Cut into squares')],
  ]

  test.each(breaches)('%s', (rule, draft) => {
    const unknownFood = (found: string) => found !== 'amounts.known-food'
    expect(rulesOf(draft).filter(unknownFood)).toEqual([rule])
    expect(errorsOf(draft)).toEqual([rule])
  })

  test('times.steps-too-long', () => {
    const slow = withStep(withStep(oatBars, 'Bake for another 25 minutes.'), 'Bake for 20 minutes more.')
    expect(rulesOf(slow)).toEqual(['times.steps-too-long'])
  })

  test('times.cooking-without-heat', () => {
    const cold: RecipeDraft = {
      ...oatBars,
      instructions: [
        'Stir the oats, maple syrup, coconut oil, raisins and salt together.',
        'Press into a pan and chill for 30 minutes.',
      ],
    }
    expect(rulesOf(cold)).toEqual(['times.cooking-without-heat'])
    expect(rulesOf({ ...cold, prepTime: 35, cookTime: 0 })).toEqual([])
  })

  test('unknown foods: one is noted, many are an error of the engine', () => {
    const one = withItem(oatBars, 'florbanzo')
    expect(checkRecipe(one).findings).toMatchObject([{ rule: 'amounts.known-food', severity: 'note' }])
    expect(checkRecipe(one).rules.every(({ passed }) => passed)).toBe(true)
    expect(errorsOf(withItem(one, 'quizzleberg'))).toEqual(['amounts.known-food'])
  })

  test('salt needs no amount, and the juice of a listed lemon no line', () => {
    const draft = withStep(lemonChicken, 'Sharpen it with more lemon juice.')
    expect(
      rulesOf({
        ...draft,
        ingredients: [...draft.ingredients.slice(0, -1), { amount: '', item: 'Salt and pepper' }],
      }),
    ).toEqual([])
  })

  test('times include the rest, which may take days', () => {
    const rested = swapped(oatBars, /bake for 25 minutes/, 'bake for 25 minutes, then chill for 3 hours')
    expect(rulesOf(rested)).toContain('times.step-longer-than-total')
    expect(rulesOf({ ...rested, restTime: 180 })).toEqual(rulesOf(oatBars))
    expect(rulesOf({ ...oatBars, restTime: 10_080 })).toEqual(rulesOf(oatBars))
  })

  test('hours in the fridge count for the engine, not for people', () => {
    const chilled = withStep(oatBars, 'Refrigerate for 4 hours.')
    expect(rulesOf(chilled)).toEqual(['times.step-longer-than-total'])
    expect(rulesOf(chilled, { source: 'model' })).toEqual([])
  })

  test('portions that no one eats', () => {
    expect(rulesOf({ ...oatBars, servings: 1 })).toEqual(['portions.energy', 'portions.weight'])
    expect(rulesOf({ ...lemonChicken, servings: 24 })).toEqual(['portions.energy', 'portions.weight'])
    expect(errorsOf({ ...oatBars, servings: 1 })).toEqual([])
  })

  test('a sauce and a side come by the spoonful', () => {
    expect(rulesOf({ ...lemonChicken, servings: 24, title: 'Lemon Chicken Sauce with Rice' })).toEqual([])
    expect(rulesOf({ ...lemonChicken, servings: 24, title: 'Chicken with Lemon Sauce' })).not.toEqual([])
  })
})

describe('coherence reads as a cook does', () => {
  test('chicken stock in the steps does not prove that the chicken is used', () => {
    const draft = swapped(lemonChicken, /chicken thighs with salt|until the chicken|the chicken and/, 'it')
    expect(rulesOf({ ...draft, title: 'Lemon Rice' })).toContain('coherence.listed-is-used')
  })

  test.each([
    ['a kind for its member', 'Toss the pasta in the pan.', 'spaghetti'],
    ['the cheese', 'Scatter the cheese over it.', 'cheddar cheese'],
    ['another name', 'Stir in the scallions.', 'green onions'],
    ['a part of the name', 'Stir in the pepper strips.', 'red bell pepper'],
  ])('%s is explained by the list', (_, step, item) => {
    expect(rulesOf(withItem(lemonChicken, item, '1 cup', step))).toEqual([])
  })

  test.each([
    ['a comparison', 'Shape into balls the size of a walnut.'],
    ['what is left out', 'Serve it without cheese.'],
    ['a word of the title', 'Cut the bars into squares.'],
    ['how long it keeps', 'Let cool. Store leftovers for 6 hours. Serve.'],
  ])('%s is no mention', (_, step) => {
    expect(rulesOf(withStep(oatBars, step))).toEqual([])
  })

  test('a person may write "add the remaining ingredients"', () => {
    const draft: RecipeDraft = {
      ...oatBars,
      instructions: [
        ...oatBars.instructions.slice(0, 1),
        'Stir all the ingredients together.',
        oatBars.instructions[2] ?? '',
      ],
    }
    expect(rulesOf(draft, { source: 'person' })).toEqual([])
    expect(errorsOf(draft)).toEqual(['coherence.listed-is-used'])
  })
})

describe('strictness follows the source', () => {
  const unused: RecipeDraft = {
    ...oatBars,
    ingredients: [...oatBars.ingredients, { amount: '1 cup', item: 'walnuts' }],
  }
  const twice: RecipeDraft = {
    ...unused,
    ingredients: [...unused.ingredients, { amount: '1 cup', item: 'dried apricots' }],
  }

  test('a model is sent back for two foods that no step uses, and warned of one', () => {
    expect(errorsOf(unused, { source: 'model' })).toEqual([])
    expect(rulesOf(unused, { source: 'model' })).toEqual(['coherence.listed-is-used'])
    expect(errorsOf(twice, { source: 'model' })).toContain('coherence.listed-is-used')
    expect(errorsOf(twice, { source: 'model', repaired: true })).toContain('coherence.listed-is-used')
  })

  const minutes = oatBars.prepTime + oatBars.cookTime

  test('a missed wish is a warning after the repair, a broken diet never', () => {
    const asked = craving({ maxMinutes: minutes - 5, diets: ['gluten-free'] })
    const draft = withItem(oatBars, 'wheat flour')
    const kinds = (repaired: boolean) => errorsOf(draft, { source: 'model', repaired, craving: asked })
    expect(kinds(false)).toEqual(expect.arrayContaining(['wish.minutes', 'diet.gluten-free']))
    expect(kinds(true)).toEqual(['diet.gluten-free'])
  })

  test('a recipe that takes far longer than asked is not kept after the repair either', () => {
    const asked = craving({ maxMinutes: Math.floor(minutes / 3) })
    expect(errorsOf(oatBars, { source: 'model', repaired: true, craving: asked })).toEqual(['wish.minutes'])
  })

  test("a person's recipe is theirs: warnings, but no poison", () => {
    const rough: RecipeDraft = { ...unused, instructions: ['mix it', 'bake it'], title: 'x' }
    expect(errorsOf(rough, { source: 'person' })).toEqual([])
    expect(rulesOf(rough, { source: 'person' }).length).toBeGreaterThan(2)
    expect(errorsOf(withItem(rough, 'drain cleaner'), { source: 'person' })).toEqual(['safety.not-food'])
  })

  test('a clumsy sentence is an error for the engine alone', () => {
    const clumsy = withStep(oatBars, 'Cut into into squares.')
    expect(errorsOf(clumsy)).toEqual(['wording.doubled-word'])
    expect(errorsOf(clumsy, { source: 'model' })).toEqual([])
  })

  test('a letter with a mark is no end of a word', () => {
    expect(rulesOf({ ...oatBars, title: 'Entraña a la Parrilla' })).not.toContain('wording.doubled-word')
  })
})

describe('wishes', () => {
  const asks = (asked: Parameters<typeof craving>[0]) => errorsOf(lemonChicken, { craving: craving(asked) })

  test('pass when everything asked for is there', () => {
    expect(
      asks({
        foods: ['chicken-thigh', 'lemon', 'garlic'],
        families: ['poultry'],
        maxMinutes: 35,
        servings: 4,
        category: 'dinner',
        maxIngredients: 5,
        equipment: ['no oven'],
      }),
    ).toEqual([])
  })

  test.each([
    ['wish.food', { foods: ['mushroom'] }],
    ['wish.food', { families: ['berry'] }],
    ['wish.minutes', { maxMinutes: 30 }],
    ['wish.servings', { servings: 2 }],
    ['wish.category', { category: 'dessert' as const }],
    ['wish.ingredient-count', { maxIngredients: 4 }],
  ])('%s %o', (rule, asked) => {
    expect(asks(asked)).toEqual([rule])
  })

  test('wish.tool', () => {
    expect(errorsOf(oatBars, { craving: craving({ equipment: ['no oven'] }) })).toEqual(['wish.tool'])
    const dutch = swapped(lemonChicken, /in a skillet/, 'in a Dutch oven')
    expect(errorsOf(dutch, { craving: craving({ equipment: ['no oven'] }) })).toEqual([])
  })
})

describe('stated nutrition', () => {
  const stated = { calories: 400, protein: 30, carbs: 40, fat: 13, fiber: 2, sugar: 1, sodium: 300 }

  test('its energy agrees with its parts', () => {
    expect(rulesOf(lemonChicken, { statedNutrition: { ...stated, calories: 900 } })).toContain(
      'nutrition.energy',
    )
    expect(rulesOf(lemonChicken, { statedNutrition: stated })).not.toContain('nutrition.energy')
  })

  test('it is a warning when the kitchen computes something else', () => {
    const report = checkRecipe(lemonChicken, {
      statedNutrition: { ...stated, protein: 2, fat: 40, calories: 528 },
    })
    expect(report.findings).toContainEqual(
      expect.objectContaining({ rule: 'nutrition.protein', severity: 'warning' }),
    )
  })
})

describe('whatever it is given', () => {
  const words = fc.constantFrom(
    'chicken',
    '165°F',
    '1/2',
    '½',
    'bake',
    'oven',
    'for 10 to 20 minutes',
    'eggs',
    'a',
    '{',
    ')',
    '(',
    '\\',
    '$&',
    'milk',
    'half an hour',
    '1/0',
    '°',
    '\u{1F35D}',
    '',
    'null',
    'tofu ',
    'size of a walnut',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(words, { maxLength: 12 }).map((parts) => parts.join(' ')),
  )
  const draft = fc.record({
    title: text,
    description: text,
    category: fc.constantFrom('breakfast', 'lunch', 'dinner', 'snack', 'dessert'),
    prepTime: fc.integer(),
    cookTime: fc.oneof(fc.integer(), fc.constant(Number.NaN)),
    servings: fc.integer(),
    ingredients: fc.array(fc.record({ amount: text, item: text }), { maxLength: 8 }),
    instructions: fc.array(text, { maxLength: 6 }),
  })
  const asked = fc.record({
    diets: fc.subarray(['vegan', 'kosher', 'low-carb', 'gluten-free'] as const),
    exclusions: fc.array(text, { maxLength: 3 }),
    foods: fc.array(text, { maxLength: 2 }),
    families: fc.array(text, { maxLength: 2 }),
    equipment: fc.array(text, { maxLength: 1 }),
  })

  test('it never throws, and every finding says what and where', () => {
    fc.assert(
      fc.property(draft, asked, fc.constantFrom('engine', 'model', 'person'), (given, wish, source) => {
        const report = checkRecipe(given as RecipeDraft, {
          craving: craving({ ...wish, diets: [...wish.diets] }),
          source,
        })
        for (const { rule, place, message } of report.findings) {
          expect(rule).toMatch(/^[a-z]+\.[a-z-]+$/)
          expect(place).not.toBe('')
          expect(message).not.toBe('')
        }
      }),
      { numRuns: 120 },
    )
  })

  test('the fixtures are drafts', () => {
    expect([lemonChicken, oatBars].every((each) => recipeDraft.safeParse(each).success)).toBe(true)
  })
})
