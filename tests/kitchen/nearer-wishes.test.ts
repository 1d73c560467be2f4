import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checks/index.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'

/** Returns what is made of a wish, with the messages of its checks. */
const made = (words: string) => {
  const craving = readWords(words)
  const answer = answerTo(craving)
  if (answer.kind !== 'recipe') throw new Error(`${words}: ${answer.reason}`)
  const { draft, course, givenUp } = answer
  const { findings } = checkRecipe(draft, { craving, source: 'engine', course, givenUp })
  return {
    title: draft.title,
    items: draft.ingredients.map(({ item }) => item).join('; '),
    steps: draft.instructions.join(' '),
    told: findings.map(({ message }) => message).join(' '),
  }
}

describe('a wish that no recipe answers as it stands', () => {
  test.each([
    ['pork chops with rhubarb sauce', /pork chop/i, /rhubarb/],
    ['salmon with blueberry sauce', /salmon/i, /blueberr/],
  ])('has the meat with a sauce made for it: "%s"', (words, title, food) => {
    const { title: own, items, steps } = made(words)
    expect(own).toMatch(title)
    expect(items).toMatch(food)
    expect(steps).toMatch(/For the sauce/)
  })
  test('is about the meat and not about the sauce behind it', () => {
    expect(made('chicken with lychee sauce').title).toMatch(/chicken/i)
  })
  test('has the food worked into the dish that it is named before', () => {
    const { title, items } = made('a tomato-based lamb casserole')
    expect(title).toMatch(/^Lamb Casserole/)
    expect(items).toMatch(/crushed tomatoes/)
  })
  test.each([
    ['zucchini sticks', /zucchini/i, /sticks/],
    ['salmon parcels with lemon and dill', /salmon/i, /parcels/],
    ["homemade tuna 'helper' with canned tuna and spaghetti", /tuna|tonno/i, /helper/],
  ])('is told of a word for a form or a nickname that nothing answers: "%s"', (words, title, word) => {
    const { title: own, told } = made(words)
    expect(own).toMatch(title)
    expect(told).toMatch(word)
  })
  test('is refused where a name of its own says which dish is meant', () => {
    expect(answerTo(readWords('turkey cottleston')).kind).toBe('refused')
  })
})

describe('a known dish with another flavor', () => {
  test.each([
    ['earl grey madeleines', /Madeleines/, /earl grey|tea leaves/i],
    ['Potato and onion kugel', /Potato Kugel/, /potato/],
    ['spinach and feta strudel', /Spinach.*Strudel/, /feta/],
    ['lime thai basil shortbread', /Shortbread/, /lime/],
  ])('has the flavor where it has a place for it: "%s"', (words, title, food) => {
    const { title: own, items } = made(words)
    expect(own).toMatch(title)
    expect(items).toMatch(food)
  })

  test('is made without a flavor that it has no place for, and tells it', () => {
    const { title, told } = made('cardamom pistachio snickerdoodles')
    expect(title).toMatch(/Snickerdoodles/)
    expect(told).toMatch(/was asked for and does not occur|^$/)
  })

  test('is the whole dish where a topping is named behind it', () => {
    expect(made('chicken pot pie with biscuit topping').title).toMatch(/Biscuit.*Pot Pie/)
  })
})

describe('a list of foods that spells the name of a dish', () => {
  test('is made of all the foods: "huevos tomate pan y cebolla"', () => {
    expect(made('huevos tomate pan y cebolla').items).toMatch(/eggs?.*onion|onion.*eggs?/)
  })
})
