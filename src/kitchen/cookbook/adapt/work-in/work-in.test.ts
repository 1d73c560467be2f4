import { describe, expect, test } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'

const made = (words: string) => {
  const answer = answerTo(readWords(words))
  if (answer.kind !== 'recipe') throw new Error(`${words}: ${answer.reason}`)
  const { title, description, ingredients, instructions } = answer.draft
  const items = ingredients.map(({ amount, item }) => `${amount} ${item}`.trim()).join('; ')
  return { title, description, items, steps: instructions.join(' ') }
}

describe('a food that is asked for beside a dish is worked into it', () => {
  test('a flour takes the share of the wheat that the batter bears, and the headnote says so', () => {
    const { title, description, items, steps } = made('waffles with buckwheat flour')
    expect(title).toMatch(/^Buckwheat .*Waffles$/)
    expect(items).toMatch(/cup \(\d+ g\) all-purpose flour; .*cup \(\d+ g\) buckwheat flour/)
    expect(steps).toMatch(/all-purpose flour, buckwheat flour/)
    expect(description).toMatch(/Half of the flour/)
  })
  test('a spice goes into the part that is named with it', () => {
    const { title, steps } = made('fish pie with saffron mash')
    expect(title).toMatch(/with Saffron Mash$/)
    expect(steps).toMatch(/mash with .*Steep the saffron/)
  })
  test('a glaze takes the place of the cake’s own frosting', () => {
    const { title, items, steps } = made('yellow cake with an orange marmalade glaze')
    expect(title).toMatch(/Yellow Cake with Marmalade Glaze$/)
    expect(items).toMatch(/marmalade/)
    expect(`${items} ${steps}`).not.toMatch(/chocolate|frost/i)
  })
  test('a drink takes the place of a part of the stock', () => {
    const { items, steps } = made('pot roast with coffee')
    expect(items).toMatch(/1 cup beef stock; 1 cup coffee/)
    expect(steps).toMatch(/stock, coffee/)
  })
  test('nothing is worked in that breaks a rule of the wish', () => {
    const answer = answerTo(readWords('gluten-free waffles with rye flour'))
    if (answer.kind === 'recipe')
      expect(answer.draft.ingredients.map(({ item }) => item).join()).not.toMatch(/\brye\b/)
  })
})
