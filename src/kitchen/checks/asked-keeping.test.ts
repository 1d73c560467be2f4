import { describe, expect, test } from 'vitest'
import { emptyCraving } from '../craving/craving.ts'
import { daysAsked, daysStated, missedKeeping } from './asked-keeping.ts'
import { lemonChicken } from './sound-recipes.ts'

const asked = (words: string) => daysAsked(emptyCraving(words))
const stated = (...instructions: string[]) => daysStated({ ...lemonChicken, description: '', instructions })

describe('the days for which a dish is to keep', () => {
  test.each([
    ['easy lunch, keeps well in the fridge for 5 days', 5],
    ['a soup that lasts a week in the fridge', 7],
    ['a dessert that stays good for three days', 3],
  ])('are read: "%s"', (words, days) => expect(asked(words)).toBe(days))
  test.each([
    'dinner for 5 days of camping',
    'freezes well for 3 months',
    'keep it simple, 2 days of work',
    'rice that has been in the fridge for 2 days',
  ])('are not read where no dish is to keep: "%s"', (words) => expect(asked(words)).toBeNull())
})

describe('the days for which a recipe says that it keeps', () => {
  test('are those of the refrigerator, and not of the freezer', () => {
    expect(stated('It keeps 3 to 4 days in the refrigerator, and freezes for 3 months.')).toBe(4)
    expect(stated('Wrap each and freeze for up to 2 months.')).toBeNull()
  })
})

describe('a dish that is to keep', () => {
  const wish = emptyCraving('beans that keep 5 days in the fridge')
  const told = (step: string) =>
    missedKeeping({ ...lemonChicken, description: '', instructions: [step] }, wish)
  test('is told where the recipe does not say it, or keeps for less', () => {
    expect(told('Serve at once.')).toBe('Nothing in the recipe says that it keeps 5 days.')
    expect(told('It keeps for 3 days, chilled.')).toBe(
      'By the recipe it keeps 3 days; 5 days were asked for.',
    )
    expect(told('Refrigerate it for up to a week.')).toBeNull()
  })
})
