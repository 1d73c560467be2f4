import { describe, expect, test } from 'vitest'
import { answerCraving } from '#kitchen/cookbook/answer-craving.ts'
import { readCraving } from '#kitchen/craving/read-craving.ts'
import { testCookbook } from '#testing/test-cookbook.ts'

const cookbook = await testCookbook()
const answer = (words: string) =>
  answerCraving(cookbook, {
    craving: readCraving(words, undefined, cookbook),
    turn: 1,
    series: `names ${words}`,
  })
const titleOf = (words: string) => {
  const made = answer(words)
  return made.kind === 'recipe' ? made.draft.title : made.reason
}

describe('a name that is spelled in another way', () => {
  test.each([
    ['how-to-make-puliodharai', 'Tamarind Rice'],
    ['kimchee jjigae', 'Kimchi Jjigae'],
    ['hachapuri adjaruli', 'Adjaruli Khachapuri'],
    ['arroz con gandulez', 'Arroz con Gandules'],
    ['gajjar ka halwa', 'Gajar Halwa'],
  ])('is the dish when it says %s', (words, title) => {
    expect(titleOf(words)).toBe(title)
  })

  test('is told as it was read', () => {
    expect(readCraving('maklouba', undefined, cookbook).readAs).toEqual([
      { typed: 'maklouba', as: 'maqluba' },
    ])
  })

  test('leaves words of English and of other dishes as they are', () => {
    for (const words of [
      'thyroid friendly recipe',
      'aloo gobi but dry not saucy',
      'no-cook lunch with macros too',
      'gratin dauphinois comme chez ma grand-mère',
    ])
      expect(readCraving(words, undefined, cookbook).readAs, words).toEqual([])
  })
})

describe('a name with a diet', () => {
  // Erythritol is a carbohydrate that passes through unused.
  test.each([
    'keto lemon meringue pie',
    'keto mug cake',
    'keto microwave cheesecake',
    'keto almond butter cake',
  ])('is the dish that is sweetened with erythritol when it says %s', (words) => {
    expect(titleOf(words)).toMatch(/^keto/i)
  })
})

describe('a word of another language in a name', () => {
  test('brings dishes of the food that it means', () => {
    const made = answer('bebek mropol')
    expect(made.kind === 'refused' && made.near.map(({ title }) => title).join()).toMatch(/duck/i)
  })

  test('stays in the name of a dish that is known', () => {
    expect(titleOf('soto ayam')).toBe('Soto Ayam')
    expect(titleOf('ryba po grecku')).toBe('Ryba po Grecku')
  })
})

describe('a part of a dish', () => {
  test('is refused with the dish near when no recipe makes it by itself', () => {
    const made = answer('anticuchos marinade')
    expect(made.kind === 'refused' && made.near.map(({ title }) => title)).toEqual(['Anticuchos'])
  })

  test('is made when a recipe is called so', () => {
    expect(titleOf('bulgogi marinade')).toBe('Korean Barbecue Marinade')
    expect(titleOf('orange chicken sauce')).toBe('Orange Chicken Sauce')
  })
})

test('a rarer fish is any fish of its kind, and is called as the cook calls it', () => {
  expect(titleOf('lingcod tacos')).toBe('Lingcod Tacos')
})
