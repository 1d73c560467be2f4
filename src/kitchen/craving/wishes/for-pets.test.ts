import { describe, expect, test } from 'vitest'
import { petIn, poisonAskedFor } from './for-pets.ts'

describe('the eaters of a craving', () => {
  test.each([
    ['cookies for my dog', 'dog'],
    ['dog treats with pumpkin', 'dog'],
    ["a birthday cake for my sister's dog", 'dog'],
    ['Kekse für meinen Hund', 'dog'],
    ['treats for cats', 'cat'],
    ['a snack for my hamster', 'other'],
    ['old dog soft food', 'dog'],
    ['dog allergic to chicken treats', 'dog'],
    ['pancakes my dog can share', 'dog'],
    ['Hund, Kekse', 'dog'],
    ['old cat no teeth', 'cat'],
    ['my senior dog has bad teeth, something mushy', 'dog'],
    ['dog-safe peanut butter cookies', 'dog'],
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
    'my dog ate my dinner, quick pasta',
    'raining cats and dogs, soup please',
    'soft pretzel hot dogs',
    'hot dogs, soft buns',
    'walking the dog, dinner in 20 minutes',
  ])('%s is for people', (craving) => {
    expect(petIn(craving)).toBeNull()
  })
})

describe('poison for an animal', () => {
  test.each(['chocolate dog treats', 'dog food with onions', 'raisin cookies for my dog'])(
    '%s is refused with the reason',
    (craving) => {
      expect(poisonAskedFor(craving, 'dog')).toMatch(/can poison it/)
    },
  )
  test.each(['dog treats without chocolate', 'dog treats, no onion or garlic', 'grain free dog biscuits'])(
    '%s is not',
    (craving) => {
      expect(poisonAskedFor(craving, 'dog')).toBeNull()
    },
  )
})
