import { describe, expect, test } from 'vitest'
import { readWords } from '#testing/answer-to.ts'

describe('an allergy of somebody else', () => {
  test.each([
    ['one of her friends has a gluten allergy, and another to eggs', 'eggs'],
    ['one has a gluten allergy and another to milk, dinner', 'milk'],
    ["he's allergic to nuts and she to eggs, cake", 'eggs'],
    ['he is allergic to nuts, she to fish, dinner', 'fish'],
    ['a guest with a nut allergy and one with eggs', 'eggs'],
    ['peanut allergy and one to sesame, noodles', 'sesame'],
    ['allergic to soy and my daughter to milk, pancakes', 'milk'],
    ['my son is allergic to milk and my wife is to shrimp, dinner', 'crustaceans'],
  ])('is kept as well when a cook writes "%s"', (words, allergen) => {
    expect(readWords(words).allergies).toContain(allergen)
  })

  test.each([
    ['nut allergy, I want to make salmon', 'salmon'],
    ['allergic to peanuts, something to eat with rice and chicken', 'chicken'],
    ['allergic to milk. She wants salmon', 'salmon'],
  ])('is not read where a wish follows: "%s"', (words, food) => {
    const { allergies = [], exclusions } = readWords(words)
    expect([...allergies, ...exclusions].join()).not.toMatch(new RegExp(`${food}|fish`))
  })
})
