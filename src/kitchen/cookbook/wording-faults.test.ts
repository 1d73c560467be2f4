import { describe, expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { coldPan, wordingFaults } from './wording-faults.ts'

const draft = (steps: string[], lines: string[] = []) =>
  ({
    ingredients: lines.map((item) => ({ amount: '', item })),
    instructions: steps,
  }) as unknown as RecipeDraft
const countOf = (step: string, lines: string[] = []) => wordingFaults(draft([step], lines)).length

describe('temperatures follow one table', () => {
  test.each([
    ['Heat the oven to 350°F (175°C).', 0],
    ['Heat the oven to 350°F (180°C).', 1],
    ['Heat the oven to 325°F (160°C).', 1],
    ['Heat the oven to 400°F (200°C).', 0],
    ['Boil the syrup to 240°F (116°C).', 0],
    ['Boil the syrup to 240°F (115°C).', 0],
    ['Cook until the chicken reads 165°F (74°C).', 0],
    ['Keep it at 105°F to 110°F (41°C to 43°C).', 0],
  ])('%s', (step, faults) => {
    expect(countOf(step)).toBe(faults)
  })
})

describe('an oven is heated before a dish goes in', () => {
  test.each([
    ['Let rise for 1 hour. Bake at 375°F (190°C) for 30 minutes.', 1],
    ['Roast the peppers on a sheet pan at 450°F (230°C) for 30 minutes.', 1],
    ['Heat the oven to 375°F (190°C). Bake for 20 minutes, then at 350°F (175°C) for 10 minutes.', 0],
    ['Put a stone into the oven and heat both to 475°F (245°C). Bake the loaf at 450°F (230°C).', 0],
    ['Dry it in a low oven. Bake at 300°F (150°C) for 1 hour.', 0],
  ])('%s', (step, faults) => {
    expect(countOf(step)).toBe(faults)
  })
})

describe('food cooked in fat has its heat', () => {
  test.each([
    ['Soften the onion in the olive oil for 8 minutes.', 1],
    ['Soften the onion in the olive oil over medium heat for 8 minutes.', 0],
    ['Heat the oil over high heat. Brown the beef in half of the oil.', 0],
    ['Cook the onion in the oil on the sauté setting for 6 minutes.', 0],
    ['Soften the onion in the oil. Lower the heat and simmer gently.', 1],
    ['Heat the oven to 400°F (200°C). Soften the onion in the butter for 9 minutes.', 1],
    ['Fry the prawns in the oil at 350°F (175°C).', 0],
    ['Simmer the chicken until it reads 165°F (74°C). Soften the onion in the rest of the butter.', 1],
    ['Cook the dumplings, 15 minutes, and dip them in the chili oil.', 0],
    ['Mix the oats, brown sugar and salt and rub in the butter.', 0],
  ])('%s', (step, faults) => {
    expect(coldPan(draft([step]))).toHaveLength(faults)
  })
})

test('a food is soaked once', () => {
  const step = 'Soak the salt cod in cold water for a day.'
  expect(countOf(step, ['10 ounces salt cod, soaked for 24 hours'])).toBe(1)
  expect(countOf(step, ['10 ounces salt cod'])).toBe(0)
})

test('pepper that seasons is on the list', () => {
  const step = 'Beat the eggs with the salt and some pepper.'
  expect(countOf(step, ['1 bell pepper, diced'])).toBe(1)
  expect(countOf(step, ['1/4 teaspoon black pepper'])).toBe(0)
})

test('an amount that the page cannot scale is a fault', () => {
  expect(countOf('Scramble the eggs in another tablespoon of the oil.')).toBe(1)
  expect(countOf('Simmer for another 10 minutes.')).toBe(0)
})
