import { describe, expect, test } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'

const titleOf = (words: string): string => {
  const answer = answerTo(readWords(words))
  return answer.kind === 'recipe' ? answer.draft.title : `(${answer.reason})`
}

describe('what was eaten before', () => {
  test.each([
    ['pizza and beer all weekend and now all you want is some salad and fruit', ['pizza', 'beer']],
    ['had tacos last night, want something Mexican tonight', ['taco']],
    ['after a week of pasta I want a salad', ['pasta']],
    ['we had burgers yesterday, chicken tonight', ['burger']],
    ['after all that turkey, I want fish', ['turkey']],
    ['ate way too much cake this weekend, need a green salad', ['cake']],
    ["we've been eating pasta all week, want something with rice", ['pasta']],
    ["had pizza for lunch, what's for dinner", ['pizza']],
    ["after days of stew I'd like something fresh", ['stew']],
    ['last night we had meatloaf. tonight something light', ['meatloaf']],
    ['tacos again last night. something different tonight', ['taco']],
    ['too much chocolate over Easter, I want vegetables', ['chocolate']],
  ])('is left out of “%s”', (words, dishes) => {
    expect(readWords(words).exclusions).toEqual(dishes)
    for (const dish of dishes) expect(titleOf(words).toLowerCase()).not.toContain(dish)
  })

  test.each([
    ['had pho last night, how do I make it at home', /ph[oở]/i],
    ['had chicken for dinner yesterday, want chicken soup tonight', /chicken|soup/i],
    ['soup all winter, what are good freezer soups', /soup/i],
    ['so many tomatoes this summer, what can I make', /tomato/i],
    ['chicken for dinner tonight', /chicken/i],
    ['ordered pizza last night, kids want it again tonight', /pizza/i],
  ])('is a wish where it is asked for in “%s”', (words, title) => {
    expect(readWords(words).exclusions).toEqual([])
    expect(titleOf(words)).toMatch(title)
  })

  test('is no wish where it did harm', () => {
    expect(readWords("I had shrimp last night and broke out in hives, what's for dinner").refusal).toMatch(
      /shrimp/,
    )
  })
})
