import { describe, expect, test } from 'vitest'
import { readWords } from '#testing/answer-to.ts'

describe('a flat refusal behind foods', () => {
  test.each([
    ['lumps of onion or mushroom are a big no no. whats for tea', ['onion', 'mushroom']],
    ['dinner for four, olives are a total no-no', ['olive']],
    ['onions no-go, chicken dinner', ['onion']],
    ['pasta please. olives absolutely a no go', ['olive']],
    ['chicken dinner, mushrooms are a huge no', ['mushroom']],
    ['soup, celery is taboo', ['celery']],
    ['stew, lamb is off the menu', ['lamb']],
    ['curry, peanuts are strictly off limits', ['peanut']],
    ['salad, tomatoes are not happening', ['tomato']],
    ['Mushrooms are not happening. Stroganoff is.', ['mushroom']],
    ['Nudelauflauf, Pilze gehen gar nicht', ['mushroom']],
    ['Abendessen, Zwiebeln sind tabu', ['onion']],
    ['cena, las cebollas son tabú', ['onion']],
    ["pâtes, les champignons c'est non", ['mushroom']],
    ['dîner, les oignons sont exclus', ['onion']],
    ['cena, i funghi sono tabù', ['mushroom']],
  ])('leaves them out: "%s"', (words, out) => {
    const { exclusions, foods, families = [], refusal } = readWords(words)
    expect(refusal).toBeNull()
    expect(exclusions).toEqual(expect.arrayContaining(out))
    expect([...foods, ...families].filter((food) => out.includes(food))).toEqual([])
  })
  test('says nothing of foods that are praised', () => {
    const { exclusions, families = [] } = readWords('mushrooms are a big yes, pasta')
    expect(exclusions).toEqual([])
    expect(families).toContain('mushroom')
  })
})
