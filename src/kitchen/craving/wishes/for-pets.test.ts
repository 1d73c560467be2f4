import { describe, expect, test } from 'vitest'
import { petIn } from './for-pets.ts'

describe('the eaters of a craving', () => {
  test.each([
    ['cookies for my dog', 'dog'],
    ['dog treats with pumpkin', 'dog'],
    ["a birthday cake for my sister's dog", 'dog'],
    ['Kekse für meinen Hund', 'dog'],
    ['treats for cats', 'cat'],
    ['a snack for my hamster', 'other'],
  ])('%s is for an animal', (craving, pet) => {
    expect(petIn(craving)).toBe(pet)
  })

  test.each([
    'I am looking for hot dog chili',
    'chili for hot dogs',
    'a sauce for my hot dogs',
    'batter for corn dogs',
    'buns for chili dogs',
    'hot dog recipes',
    'candy cane cookies',
    'corn dog recipe',
    'a stew for dog people',
  ])('%s is for people', (craving) => {
    expect(petIn(craving)).toBeNull()
  })
})
