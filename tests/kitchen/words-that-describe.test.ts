import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checks/index.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'

const answered = (words: string) => {
  const craving = readWords(words)
  const answer = answerTo(craving)
  if (answer.kind !== 'recipe') return { title: `refused: ${answer.reason}`, told: '', lines: '' }
  const { draft, course } = answer
  const { findings } = checkRecipe(draft, { craving, source: 'engine', ...(course && { course }) })
  return {
    title: draft.title,
    told: findings.map(({ message }) => message).join('\n'),
    lines: draft.ingredients.map(({ item }) => item).join('\n'),
  }
}

describe('a word that only describes', () => {
  test.each([
    ['a vague stir-fry', 'Stir-Fry', 'vague'],
    ['superhero pizza', 'Pizza', 'superhero'],
    ['rainbow pasta', 'Pasta', 'rainbow'],
    ['cheerful salad', 'Salad', 'cheerful'],
    ['moreish cookies', 'Cookies', 'moreish'],
    ['heart-shaped pancakes', 'Pancakes', 'heart'],
    ['drizzled cookies', 'Cookies', 'drizzled'],
  ])('gives the dish beside it and is told when asked "%s"', (words, dish, word) => {
    const { title, told } = answered(words)
    expect(title).toContain(dish)
    expect(told).toContain(word)
  })

  test('leaves the choice to the kitchen when a feast has only a theme', () => {
    const { title, told } = answered('a pirate-themed feast')
    expect(title).not.toContain('refused')
    expect(told).toContain('pirate')
  })

  test.each(['violet syrup', 'elder pie', 'lotus cake'])('is no plant when asked "%s"', (words) => {
    expect(answered(words).title).toContain('refused')
  })
})

describe('an adjective made of a food', () => {
  test.each([
    ['oniony dip', /onion/i],
    ['orangey cake', /orange/i],
    ['mushroomy gravy', /mushroom/i],
    ['chocolatey oatmeal', /chocolate/i],
  ])('asks for the food when asked "%s"', (words, food) => {
    const { title, lines } = answered(words)
    expect(`${title}\n${lines}`).toMatch(food)
  })

  test('rules no fish out when salmon is not to be fishy', () => {
    expect(answered("salmon that isn't fishy").title).toContain('Salmon')
  })
})

describe('game that has no recipe of its own', () => {
  test.each([
    ['elk stew', 'Elk Stew', 'elk'],
    ['elk lasagna', 'lasagna', 'ground elk'],
    ['moose meatballs', 'Meatballs', 'ground moose'],
    ['caribou stew with carrots', 'Caribou Stew', 'caribou'],
  ])('is made as venison or beef is and called so when asked "%s"', (words, dish, line) => {
    const { title, lines } = answered(words)
    expect(title.toLowerCase()).toContain(dish.toLowerCase())
    expect(lines).toContain(line)
  })
})

test('tells that soft tacos with a crunchy slaw are no crunchy ones', () => {
  const { title, told } = answered('crunchy fish tacos')
  expect(title !== 'Fish Tacos with Cabbage Slaw' || told.includes('crunchy')).toBe(true)
})
