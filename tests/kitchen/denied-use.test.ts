import { describe, expect, test } from 'vitest'
import { readWords } from '#testing/answer-to.ts'

const leftOut = (words: string): string => {
  const { exclusions, diets, allergies = [] } = readWords(words)
  return [...exclusions, ...diets, ...allergies].join(' ')
}

describe('a food that a household does not use', () => {
  test.each([
    ["we don't cook with pork, chicken dinner", /pork/],
    ["we don't eat or cook with pork, chicken dinner", /pork/],
    ['we do not bake with nuts, brownies', /nut/],
    ['I never cook with peanuts, noodles please', /peanut/],
    ["my family can't eat or cook with gluten, pasta", /gluten/],
    ["she doesn't eat or drink milk, pancakes", /milk|dairy/],
    ["I don't really eat or buy eggs, pancakes", /egg/],
    ["we can't cook with gluten, pasta", /gluten/],
    ['I never cook pork, dinner', /pork/],
    ['we do not cook shrimp or peanuts, pasta', /shrimp.*peanut/],
    ['we do not cook with onions or garlic, soup', /onion garlic/],
    ["ribs, we don't drink or cook with alcohol", /alcohol/],
    ['brownies, but not with nuts', /nut/],
    ['Wir kochen nicht mit Nüssen, Kuchen bitte', /nut/],
    ['on ne cuisine pas avec du porc, dîner', /pork/],
    ['no cocinamos con nueces, galletas', /nut/],
    ['non cuciniamo con il burro, biscotti', /butter/],
  ])('is left out of "%s"', (words, food) => {
    expect(leftOut(words)).toMatch(food)
  })

  test.each([
    'never cooked with tofu before, want to try it',
    "I don't know what to cook with chicken",
    'no sé qué cocinar con pollo',
    'chicken dinner, why not with rice?',
    "I can't cook or bake, easy dinner",
    "I don't cook fish well, easy dinner",
    "I can't cook rice to save my life",
  ])('is none in "%s"', (words) => {
    expect(leftOut(words)).toBe('')
  })
})
