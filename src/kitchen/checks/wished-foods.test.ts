import { describe, expect, test } from 'vitest'
import type { Finding, RecipeDraft } from '#contract/recipe.ts'
import { readWords } from '#testing/answer-to.ts'
import { checkRecipe } from './index.ts'
import { lemonChicken } from './sound-recipes.ts'

/** Returns a plain dish with these lines. */
const dishOf = (items: readonly string[], over: Partial<RecipeDraft> = {}): RecipeDraft => ({
  ...lemonChicken,
  title: 'Sunday Supper',
  description: 'A supper for a quiet evening at home, good with rice or bread.',
  ingredients: items.map((item) => ({ amount: '1 cup', item })),
  instructions: ['Put everything in a pot.', 'Simmer for 25 minutes.'],
  ...over,
})
const found = (words: string, draft: RecipeDraft): Finding[] =>
  checkRecipe(draft, { craving: readWords(words) }).findings.filter(({ rule }) => rule.startsWith('wish.'))
const messages = (words: string, draft: RecipeDraft): string =>
  found(words, draft)
    .map(({ message }) => message)
    .join(' ')

describe('a missing wished food is named', () => {
  test.each([
    ['I have rice and tuna', ['canned tuna', 'breadcrumbs', 'eggs'], /rice was asked for/],
    ['pasta with tuna', ['canned tuna', 'white rice'], /pasta was asked for/],
    ['rice, beans, onions and carrots', ['black beans', 'onions', 'carrots'], /rice was asked for/],
    ['noodles with shrimp', ['shrimp', 'white rice'], /noodles were asked for/],
    [
      'chicken, artichokes, mushrooms, capers and lemon',
      ['chicken breast', 'lemon', 'capers'],
      /artichoke heart was.*mushroom/,
    ],
    [
      'Que puis-je cuisiner avec du poulet, du riz et des poivrons',
      ['chicken thighs', 'red bell pepper'],
      /rice was asked for/,
    ],
    [
      'zucchini, cranberry, ginger, cinnamon and bread',
      ['zucchini', 'cranberries', 'ginger', 'cinnamon'],
      /bread was asked for/,
    ],
  ])('"%s" of %j', (words, items, said) => expect(messages(words, dishOf(items))).toMatch(said))

  test('notes the foods of a choice that were not taken', () => {
    const findings = found('soup of butter with onions, carrots or peas', dishOf(['butter', 'onions']))
    expect(findings).toContainEqual(
      expect.objectContaining({
        rule: 'wish.other-way',
        severity: 'note',
        message: expect.stringMatching(/carrot.*peas/),
      }),
    )
  })
})

describe('a wished food that occurs is not reported', () => {
  test.each([
    ['I have rice and tuna', ['canned tuna', 'long-grain white rice']],
    ['chicken with rice', ['chicken thighs', 'basmati rice']],
    [
      'pasta, broccoli, spinach, tomatoes and beef',
      ['penne', 'broccoli', 'spinach', 'canned tomatoes', 'ground beef'],
    ],
    ['rice with mackerel', ['canned mackerel in oil', 'rice']],
    ['noodles with shrimp', ['shrimp', 'udon noodles']],
  ])('"%s" of %j', (words, items) => expect(messages(words, dishOf(items))).not.toMatch(/asked for/i))

  test.each(['a side dish', 'brunch', 'an appetizer', 'a main course'])('%s is no name of a dish', (words) =>
    expect(found(words, dishOf(['carrots'])).filter(({ rule }) => rule === 'wish.dish')).toEqual([]),
  )
})

describe('a dish with a product of a food is not said to lack the food', () => {
  test.each([
    [
      'candy with peanuts, butter, sugar and chocolate',
      ['peanut butter', 'butter', 'sugar', 'chocolate'],
      /peanut was asked for, and only there as peanut butter/,
    ],
    [
      'a cake of almonds, sugar, flour and butter',
      ['almond flour', 'sugar', 'flour', 'butter'],
      /^(?!.*does not occur)/,
    ],
    [
      'milk, flour, sugar and oats',
      ['butter', 'flour', 'sugar', 'oats'],
      /milk was asked for, and only there as butter/,
    ],
  ])('"%s" of %j', (words, items, said) => {
    const all = messages(words, dishOf(items))
    expect(all).toMatch(said)
    expect(all).not.toMatch(/does not occur/)
  })
})

describe('words that are no wish are noted without a warning', () => {
  const warnings = (words: string) =>
    found(words, dishOf(['popcorn', 'butter', 'walnuts', 'potatoes']))
      .filter(({ rule, severity }) => /unknown|qualifier/.test(rule) && severity !== 'note')
      .map(({ message }) => message)
      .join(' ')
  test.each([
    ['do any of our faithful readers have a good popcorn recipe', 'faithful'],
    ['I would like to be a good hostess and serve my guests some potatoes', 'hostess'],
    ['I have been looking for a long lost walnut cake for years', 'lost'],
    ['corned beef hash, with an emphasis on the potato part of the dish', 'emphasis'],
    ["you wouldn't happen to have a recipe, he loves potatoes", 'loves'],
  ])('%s', (words, talk) => expect(warnings(words)).not.toContain(talk))

  test.each([
    ['I would like a potato gratin like my aunt made it, with zorblaxes', 'zorblaxes'],
    ['I have been looking for a walnut cake with a sugar glaze for years', 'glaze'],
  ])('"%s" may have named something to eat', (words, wish) => expect(warnings(words)).toContain(wish))
})
