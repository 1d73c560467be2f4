import { describe, expect, it } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'

const slugOf = (words: string) => {
  const answer = answerTo(readWords(words))
  return answer.kind === 'recipe' ? answer.slug : answer.reason
}

describe('a name of a recipe', () => {
  it.each([
    ['pad see ew', 'pad-see-ew'],
    ['chicken pad see ew', 'pad-see-ew'],
    ['crying tiger steak', 'crying-tiger'],
    ['sawdust pudding', 'serradura'],
    ['doctor bird cake', 'hummingbird-cake'],
  ])('is that dish, whatever its words mean elsewhere: %s', (words, slug) => {
    expect(slugOf(words)).toBe(slug)
  })

  it.each(['ew chicken', 'mushrooms, ew', 'sawdust', 'tiger steak', 'cake for my bird'])(
    'is not found in words that only share some of it: %s',
    (words) => {
      expect(answerTo(readWords(words)).kind).toBe('refused')
    },
  )

  it('still says which animal is to eat the dish', () => {
    expect(readWords('chicken and rice for dogs').pet).toBe('dog')
  })
})
