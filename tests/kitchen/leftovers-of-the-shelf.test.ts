import { describe, expect, test } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'

const answered = (words: string) => {
  const answer = answerTo(readWords(words))
  if (answer.kind !== 'recipe') throw new Error(`${words}: ${answer.reason}`)
  return answer.draft
}
const titleOf = (words: string): string => {
  const answer = answerTo(readWords(words))
  return answer.kind === 'recipe' ? answer.draft.title : answer.reason
}

describe('a food of the shelf that is left over', () => {
  test.each([
    ['What will I do with all this leftover tahini?', /tahini/i],
    ['leftover panko', /panko/i],
    ['leftover tomato paste', /tomato paste/i],
    ['leftover canned chickpeas', /chickpeas/i],
  ])('is the food itself in “%s”', (words, food) => {
    expect(
      answered(words)
        .ingredients.map(({ item }) => item)
        .join(),
    ).toMatch(food)
  })

  test('leaves rice and potatoes cooked', () => {
    expect(readWords('leftover rice').foods).toEqual(['cooked-rice'])
  })

  test('is dry where its packet is named', () => {
    expect(readWords('a leftover bag of bulgur').states).toEqual([])
  })
})

describe('a dish that is served cold', () => {
  test.each([
    ['cold soba in summer', /soba/i],
    ['cold noodles', /noodle/i],
    ['cold cucumber soup', /cucumber/i],
    ['cold potato salad', /potato salad/i],
  ])('is made for “%s”', (words, title) => {
    expect(titleOf(words)).toMatch(title)
  })

  test.each(['cold pizza', 'cold meatloaf'])('is none where it is left over: “%s”', (words) => {
    expect(titleOf(words)).toMatch(/leftover/i)
  })
})

describe('a finished dish that has to go', () => {
  test.each([
    ['Old fruit cake? Um...well, that one has me stumped', /leftover cake|trifle/i],
    ['old christmas cake, what to do', /leftover cake|trifle/i],
    ['what to do with old donuts', /bread pudding/i],
    ['old panettone', /french toast|pudding/i],
    ['How can I use up buffet sandwiches?', /toasties|strata/i],
    ['use up christmas pudding', /does not make it once more/],
  ])('is not made anew for “%s”', (words, title) => {
    expect(titleOf(words)).toMatch(title)
  })

  test.each([
    ["my grandmother's old fruit cake", /fruit ?cake/i],
    ['old-fashioned donuts', /donuts/i],
    ['use up ricotta', /ricotta/i],
  ])('is told from an old recipe and a food: “%s”', (words, title) => {
    expect(titleOf(words)).toMatch(title)
  })
})
