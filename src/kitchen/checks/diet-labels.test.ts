import { describe, expect, test } from 'vitest'
import { readWords } from '#testing/answer-to.ts'
import { checkRecipe } from './index.ts'
import { oatBars } from './sound-recipes.ts'

const told = (words: string, ...items: string[]): string =>
  checkRecipe(
    {
      ...oatBars,
      title: 'Supper',
      ingredients: items.map((item) => ({ amount: '1 cup', item })),
      instructions: [`Cook everything for 20 minutes.`],
    },
    { craving: readWords(words), source: 'engine' },
  )
    .findings.filter(({ severity }) => severity === 'note')
    .map(({ message }) => message)
    .join('\n')

describe('notes about labels', () => {
  test.each([
    ['celiac stir fry', 'tamari', /wheat.*gluten-free/],
    ['gluten-free stir fry', 'tamari', /wheat.*gluten-free/],
    ['celiac pasta bake', 'shredded cheddar', /bag is dusted/],
    ['celiac soup', 'ham, diced', /starch/],
    ['celiac curry', 'curry powder', /spices alone/],
    ['celiac granola', 'gluten-free oats', /do not tolerate oats/],
    ['gluten free dairy free toast', 'gluten-free bread', /may contain milk/],
    ['dinner, peanut allergy', 'neutral oil', /canola, olive or sunflower/],
    ['dinner, nut and seed allergy', 'neutral oil', /canola or olive oil is/],
    ['smoothie with no sugar', 'soy milk', /unsweetened/],
    ['vegetarian pasta', 'grated Parmesan', /without animal rennet/],
    ['pasta without meat', 'pecorino Romano', /without animal rennet/],
    ['vegetarian onion soup', 'Gruyère, grated', /without animal rennet/],
  ])('are made for "%s" with %s', (words, item, note) => expect(told(words, item, 'onions')).toMatch(note))

  test.each([
    ['celiac stir fry', 'gluten-free tamari'],
    ['smoothie with no sugar', 'unsweetened soy milk'],
    ['dinner, peanut allergy', 'canola oil'],
    ['vegetarian pasta', 'vegetarian Parmesan'],
    ['pasta', 'grated Parmesan'],
    ['stir fry', 'tamari'],
    ['chicken soup', 'ham, diced'],
  ])('are none for "%s" with %s', (words, item) =>
    expect(told(words, item, 'onions')).not.toMatch(/wheat|unsweetened|safe choice|rennet|starch/),
  )
})

test('an allergy to seeds leaves out sesame oil and tahini', () => {
  const craving = readWords('dinner, nut and seed allergy')
  for (const item of ['toasted sesame oil', 'tahini', 'sunflower seeds']) {
    const draft = { ...oatBars, ingredients: [{ amount: '1 tablespoon', item }] }
    const rules = checkRecipe(draft, { craving, source: 'engine' }).findings.filter(
      ({ severity }) => severity === 'error',
    )
    expect(rules.map(({ message }) => message).join(' '), item).toContain(item)
  }
})
