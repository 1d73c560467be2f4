import { describe, expect, it } from 'vitest'
import { isOfCuisine } from '#kitchen/craving/wishes/cuisines.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'
import { testCookbook } from '#testing/test-cookbook.ts'

const cookbook = await testCookbook()
/** Returns the first recipes of three cooks. */
const firstRecipes = (craving: string) =>
  ['Ada', 'Ben', 'Cem'].map((cook) => {
    const answer = answerTo(readWords(craving), 1, `${cook} ${craving}`)
    if (answer.kind === 'refused') throw new Error(`${craving}: ${answer.reason}`)
    return cookbook.bySlug.get(answer.slug ?? '')?.file
  })

describe('a craving that says little', () => {
  it.each([
    ['dinner', ['main', 'pasta']],
    ["I'm hungry", ['main', 'pasta']],
    ['what should I cook tonight', ['main', 'pasta']],
    ['lunch', ['sandwich', 'salad', 'soup']],
    ['breakfast', ['breakfast', 'drink', 'sandwich']],
    ['a cake', ['cake']],
    ['cookies', ['cookie']],
    ['pie', ['dessert']],
    ['soup', ['soup']],
    ['salad', ['salad']],
    ['chili', ['main', 'soup']],
    ['chicken soup', ['soup']],
    ['a burger', ['main', 'sandwich']],
    ['chicken dinner', ['main', 'pasta']],
    ['vegetarian dinner', ['main', 'pasta']],
    ['vegan dinner', ['main', 'pasta']],
    ['salad dressing', ['dressing']],
    ['jam', ['preserve']],
    ['pickles', ['preserve']],
    ['frosting', ['basic', 'sauce']],
  ])('is answered with a dish that everybody knows when it says "%s"', (craving, courses) => {
    for (const file of firstRecipes(craving)) {
      expect(file?.standard, file?.title).toBe('everywhere')
      expect(courses, file?.title).toContain(file?.course)
    }
  })

  it.each([
    ['Mexican food', 'mexican'],
    ['an Indian dinner', 'indian'],
    ['korean food', 'korean'],
    ['Peruvian dinner', 'peruvian'],
    ['something Japanese', 'japanese'],
    ['une recette marocaine', 'moroccan'],
    ['ricetta giapponese', 'japanese'],
    ['türkisches Abendessen', 'turkish'],
    ['cena coreana', 'korean'],
  ])('is answered with what people expect of the cuisine when it says "%s"', (craving, cuisine) => {
    for (const file of firstRecipes(craving)) {
      expect(file?.standard, file?.title).toBeDefined()
      expect(isOfCuisine(file?.cuisine ?? '', cuisine), file?.title).toBe(true)
    }
  })
})

describe('a wished food', () => {
  it.each([
    ['a quick recipe with duck', /duck/, /liver|foie|fat/],
    ['potatoes and chicken in 30 minutes', /chicken/, /stock|broth/],
    ['egg snacks', /\beggs?\b/, /mayonnaise|noodle/],
    ['tomatoes and sauerkraut', /tomato/, /ketchup/],
    ['butter and potatoes', /\bpotato/, /sweet|chip|starch/],
  ])('is in the dish itself when asked "%s"', (craving, food, product) => {
    const answer = answerTo(readWords(craving))
    if (answer.kind === 'refused') return
    const items = answer.draft.ingredients.map(({ item }) => item)
    expect(
      items.some((item) => food.test(item) && !product.test(item)),
      answer.draft.title,
    ).toBe(true)
  })
})

describe('what is refused', () => {
  it.each([
    ['quick duck', /duck/i],
    ['beef wellington in 10 minutes', /wellington/i],
    ['mincemeat and pear coffee cake', /cake/i],
  ])('is told with near ones when asked "%s"', (craving, near) => {
    const answer = answerTo(readWords(craving))
    if (answer.kind === 'recipe') return
    expect(answer.near.map(({ title }) => title).join(', ')).toMatch(near)
  })
})
