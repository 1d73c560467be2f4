import { describe, expect, test } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'

const made = (words: string) => {
  const answer = answerTo(readWords(words))
  if (answer.kind !== 'recipe') throw new Error(`${words}: ${answer.reason}`)
  const { title, ingredients, instructions } = answer.draft
  return { title, items: ingredients.map(({ item }) => item).join('; '), steps: instructions.join(' ') }
}

describe('a food that is asked for goes before every other stand-in', () => {
  test('a wheat flour in a dough without yeast, which the title names', () => {
    const { title, items } = made('wholemeal scones')
    expect(items).toContain('whole wheat flour')
    expect(title).toMatch(/^Whole Wheat/)
  })
  test.each([
    ['refried beans using kidney beans', /kidney beans/, /pinto/],
    ['white sauce w/o milk, have oat milk and flour', /oat milk/, /soy|whole milk/],
    ['gulab jamun with jaggery instead of sugar', /jaggery|palm sugar/, /erythritol|granulated sugar/],
    ['musakhan, no taboon bread', /naan/, /lettuce|taboon/],
    ['gluten-free white cake', /gluten-free flour/, /cake flour/],
  ])('%s', (words, there, gone) => {
    const { items } = made(words)
    expect(items).toMatch(there)
    expect(items).not.toMatch(gone)
  })
  test('a meat instead of the dish’s own, done at its own temperature', () => {
    const { title, items, steps } = made('pozole rojo but with chicken instead of pork')
    expect(items).toMatch(/chicken/)
    expect(items).not.toMatch(/pork/)
    expect(steps).toMatch(/165°F/)
    expect(title).toBe('Chicken Pozole Rojo')
  })
  test('a raw sausage of poultry, done at its own temperature', () => {
    const { items, steps } = made('chicken sausage dinner')
    expect(items).toMatch(/chicken sausage/)
    expect(steps).toMatch(/165°F/)
  })
  test('a cake from a mix takes no eggs', () => {
    expect(made('box cake mix no eggs').items).not.toMatch(/\beggs?\b/)
  })
})

test('the pieces of a food that are there decide for how many a dish is made', () => {
  expect(made("I have ground lamb and a large eggplant, let's make moussaka").items).toMatch(
    /^(?:large )?eggplant/,
  )
})

test('hollows for eggs are as many as the eggs', () => {
  expect(made('shakshuka for 2').steps).not.toMatch(/six hollows/)
})

test('a roast with its own gravy is given to who asks for both', () => {
  expect(made('roast beef and gravy').title).toMatch(/roast beef with gravy/i)
})

test('the chili oil of a mild dish goes to the table', () => {
  const { items, steps } = made('dan dan noodles not too spicy for the kids')
  expect(items).toMatch(/chili oil.*for the table/)
  expect(steps).toMatch(/on the table/)
})
