import { describe, expect, it } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'

const given = (craving: string): { title: string; text: string } => {
  const answer = answerTo(readWords(craving))
  if (answer.kind === 'refused') return { title: `(${answer.reason})`, text: '' }
  const { title, description, ingredients, instructions } = answer.draft
  return {
    title,
    text: [title, description, ...ingredients.map(({ item }) => item), ...instructions].join('\n'),
  }
}

describe('a dish that is named after a kind of food', () => {
  it.each([
    ['grilled grouper', /Grilled Grouper/],
    ['blackened tilapia', /Blackened Tilapia/],
    ['tilapia tikka', /Tilapia Tikka|Tikka Tilapia/],
    ['grouper sandwich', /Grouper Sandwich/],
    ['baked walleye', /Baked Walleye/],
    ['chanterelle risotto', /Chanterelle Risotto/],
    ['morel sauce', /Morel Sauce/],
  ])('is made with the one that "%s" names', (craving, title) => {
    expect(given(craving).title).toMatch(title)
  })

  it.each([
    ['salmon burgers', /Salmon/],
    ['tuna salad', /Tuna Salad/],
    ['crawfish étouffée', /Crawfish Étouffée/],
  ])('is the recipe of its own where there is one: "%s"', (craving, title) => {
    expect(given(craving).title).toMatch(title)
  })
})

describe('a rarer food', () => {
  it.each([
    ['enoki soup', /enoki/i],
    ['recipe with durian', /durian/i],
    ['I have catfish, okra and rice', /catfish/i],
    ['goat, potatoes and carrots', /goat/i],
    ['nopales and eggs', /nopales/i],
  ])('is in the dish made for "%s"', (craving, food) => {
    expect(given(craving).title).toMatch(food)
  })

  it('is called as the cook calls it where it shares the figures of another', () => {
    const { title, text } = given('teriyaki amberjack')
    expect(title).toMatch(/Amberjack/)
    expect(text).not.toMatch(/\bhake\b/i)
    expect(given('maitake pasta').text).not.toMatch(/shimeji/i)
  })
})

describe('a technique before a food', () => {
  it('is the way in which the dish is made, or it is refused', () => {
    expect(given('breaded fennel').title).not.toMatch(/slaw|salad|soup/i)
  })
})

describe('a season', () => {
  it.each([
    ['what can I make with seasonal fall vegetables?', 'autumn'],
    ['a spring dinner', 'spring'],
    ['autumn soup', 'autumn'],
  ])('of "%s" is read as %s', (craving, season) => {
    expect(readWords(craving).moods).toContain(season)
  })

  it('is none in the name of a dish', () => {
    expect(readWords('spring rolls').moods).not.toContain('spring')
  })
})

describe('a range of figures', () => {
  it.each([
    ['breakfast with roughly 700-1000 calories', { measure: 'calories', atLeast: 700, atMost: 1000 }],
    ['dinner with 400 to 500 calories', { measure: 'calories', atLeast: 400, atMost: 500 }],
    ['lunch with between 20 and 30 g protein', { measure: 'protein', atLeast: 20, atMost: 30 }],
    ['soup with between 1 and 2 g of salt', { measure: 'sodium', atLeast: 393, atMost: 786 }],
  ])('keeps both ends: "%s"', (craving, target) => {
    expect(readWords(craving).targets).toContainEqual(target)
  })
})

describe('what is told', () => {
  it('says where the units are chosen', () => {
    const { notes = [], unknown } = readWords('fish and chips. Make sure to use grams as units')
    expect(notes.join(' ')).toMatch(/US and in metric measures/)
    expect(unknown).toEqual([])
  })

  it('reads honey as a food behind another one, and as a name at the start', () => {
    expect(readWords('I have pistachios and honey what dessert can I make?').foods).toContain('honey')
    expect(readWords('honey what can I make with pistachios?').foods).not.toContain('honey')
  })
})

describe('foods at hand with a cuisine', () => {
  it('become a dish, which the page says is of another kitchen', () => {
    const answer = answerTo(readWords('I have chicken, potatoes and carrots, something German'))
    expect(answer).toMatchObject({ kind: 'recipe' })
    if (answer.kind === 'recipe' && answer.slug === undefined) expect(answer.givenUp).toContain('cuisine')
  })
})
