import { describe, expect, it } from 'vitest'
import { readWords } from '#testing/answer-to.ts'

describe('who says that there are no allergies', () => {
  it.each([
    ['lunch for a picky 5-yr old (no known allergies)', []],
    ['no allergies, but a quick dinner please', []],
    ['no food allergies. chicken soup', []],
    ['dinner, not allergic to anything', []],
    ['no allergies to nuts, cookies please', []],
    // An exception to "no allergies" is an allergy.
    ['lunch, no known allergies except peanuts', ['peanuts']],
    ['no known allergies besides shellfish, dinner please', ['crustaceans', 'molluscs']],
    ['no food allergies other than milk and eggs, pancakes', ['milk', 'eggs']],
    ['no allergies apart from sesame, dinner', ['sesame']],
    ['no allergies but a peanut allergy, pad thai', ['peanuts']],
  ])('is taken at their word: "%s"', (words, allergies) => {
    const craving = readWords(words)
    expect(craving.refusal).toBeNull()
    expect([...(craving.allergies ?? [])].sort()).toEqual([...allergies].sort())
  })

  it.each([
    ['no allergies, but hates mushrooms', 'mushroom'],
    ['no known allergies, no olives please, pizza', 'olive'],
  ])('may still leave a food out: "%s"', (words, food) => {
    expect(readWords(words).exclusions).toContain(food)
  })
})
