import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checks/index.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'

const answer = (words: string) => answerTo(readWords(words))
const made = (words: string) => {
  const one = answer(words)
  if (one.kind === 'refused') throw new Error(`${words} is refused: ${one.reason}`)
  return one
}
const lines = (words: string): string =>
  made(words)
    .draft.ingredients.map(({ amount, item }) => `${amount} ${item}`)
    .join('\n')
const told = (words: string): string =>
  checkRecipe(made(words).draft, { craving: readWords(words), source: 'engine' })
    .findings.map(({ message }) => message)
    .join('\n')

describe('a question about one food in the place of another', () => {
  test.each([
    ['I ran out and only have butter. Can I substitute the butter for the oil?', /without oil/],
    ['Is it possible to substitute the butter in this for oil?', /without butter/],
    ['can I use honey instead of sugar?', /answers no questions/],
    ['any alternatives to sour cream that taste near the real thing, vegan', /without sour cream/],
    ['Was kann ich statt Sahne nehmen?', /answers no questions/],
    ['par quoi remplacer la crème fraîche', /answers no questions/],
    ['con qué puedo sustituir la nata', /without cream/],
  ])('gets no dish when it names none: "%s"', (words, reason) => {
    const one = answer(words)
    expect(one.kind === 'refused' ? one.reason : one.draft.title).toMatch(reason)
  })
  test.each([
    [
      'I love the lemon cake recipe but would like a substitute for the four sticks of butter. Can I use oil?',
      /\boil\b/,
      /\bbutter\b/,
    ],
    ['can I use self raising instead of plain flour, want scones', /./, /(?<!self-rising )flour/],
    ['can I substitute the butter in brownies for oil', /\boil\b/, /(?<!peanut )\bbutter\b/],
    ['what can I use instead of fish sauce for dipping sauce, vegetarian', /./, /\bfish sauce/],
  ])('is made with what the cook has when it names a dish: "%s"', (words, has, lacks) => {
    expect(lines(words)).toMatch(has)
    expect(lines(words)).not.toMatch(lacks)
  })
  test('is told when one is better than the other', () => {
    expect(told('is it better to use oil or butter in red velvet cake')).toContain('answers no questions')
  })
  test.each(['healthy alternative to crisps', 'an alternative to pizza for dinner', 'butter chicken'])(
    'is no question when it asks for another dish: "%s"',
    (words) => {
      expect(answer(words).kind).toBe('recipe')
    },
  )
})

describe('words that are taken back', () => {
  test('count no more when a "no, just" follows the question', () => {
    const { category, dishes } = readWords(
      'salad and dessert for dinner? no just dessert, something chocolate',
    )
    expect(category).toBe('dessert')
    expect(dishes).not.toContain('salad')
  })
  test('count no more when a plain "no," follows the question', () => {
    expect(readWords('pizza? no, soup').named?.words).toBe('soup')
    expect(readWords('rødgrød? no, a warm breakfast').named?.words).not.toBe('rødgrød')
  })
  test('stay when they state a rule', () => {
    expect(readWords('can you do it without nuts? no just dessert please').diets).toContain('nut-free')
  })
})
