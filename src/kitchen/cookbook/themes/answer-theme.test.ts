import { describe, expect, test } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'

const made = (words: string) => {
  const answer = answerTo(readWords(words))
  if (answer.kind !== 'recipe') throw new Error(`${words}: ${answer.reason}`)
  return { title: answer.draft.title, items: answer.draft.ingredients.map(({ item }) => item).join('; ') }
}

describe('a kind of dish that tastes of another is made of the foods that it tastes of', () => {
  test.each([
    ['fuzzy navel cake', 'Fuzzy Navel Cake', [/peach/, /orange/]],
    ['piña colada cupcakes', 'Pina Colada Cupcakes', [/pineapple/, /coconut/]],
    ['black forest brownies', 'Black Forest Brownies', [/cherr/, /chocolate|cocoa/]],
    ['hummingbird pancakes', 'Hummingbird Pancakes', [/banana/, /pineapple/]],
  ] as const)('%s', (words, title, foods) => {
    const dish = made(words)
    expect(dish.title).toBe(title)
    for (const food of foods) expect(dish.items).toMatch(food)
  })
  test('a recipe that has the name is the dish', () => {
    expect(made('turtle brownies').title).toBe('Turtle Brownies')
  })
  test('the rules of the wish are kept', () => {
    const answer = answerTo(readWords('almond joy brownies, nut allergy'))
    if (answer.kind === 'recipe')
      expect(answer.draft.ingredients.map(({ item }) => item).join()).not.toMatch(/almond/)
  })
})
