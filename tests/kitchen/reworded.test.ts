import { describe, expect, test } from 'vitest'
import { reworded } from '#kitchen/craving/wishes/reworded.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'

const titleOf = (words: string): string => {
  const answer = answerTo(readWords(words))
  return answer.kind === 'refused' ? `refused: ${answer.reason}` : answer.draft.title
}

describe('a tool that nobody has access to', () => {
  test.each([
    ["something impressive, I don't have access to a grill", 'no grill'],
    ['no access to an oven, dinner', 'no oven'],
    ['dinner without access to a stove', 'no cook'],
  ])('is missing when the cook says "%s"', (words, tool) => {
    expect(readWords(words).equipment).toContain(tool)
  })
  test('is there when the cook has access to it', () => {
    expect(readWords('I have access to a grill, dinner').equipment).not.toContain('no grill')
  })
})

describe('a dish that nobody can face again', () => {
  test.each([
    ["I can't do one more night of spaghetti!", 'spaghetti'],
    ["we can't face another plate of chicken", 'chicken'],
    ['I cannot eat any more lentils', 'lentil'],
  ])('is left out when the cook says "%s"', (words, food) => {
    expect(readWords(words).exclusions).toContain(food)
  })
  test('is wanted when the cook asks for one more', () => {
    expect(readWords('one more spaghetti recipe').exclusions).toEqual([])
  })
})

describe('brackets behind a denied word', () => {
  test.each([
    ['no pork, no cephalopods (squids and octopus)', ['squid', 'octopus']],
    ['dinner, no shellfish (shrimp, crab)', ['shrimp', 'crab']],
    ['soup without nightshades (tomato, eggplant)', ['tomato', 'eggplant']],
  ])('leave their foods out as well: %s', (words, foods) => {
    expect(readWords(words).exclusions).toEqual(expect.arrayContaining(foods))
    expect(titleOf(words)).not.toMatch(/squid|octopus|shrimp|crab|tomato|eggplant/i)
  })

  test.each([
    ['no eggs (allergy)', 'dinner, no eggs (allergy)', []],
    ['no nuts (she is allergic)', 'dinner, no nuts (she is allergic, badly)', []],
    ['no cheese (except feta and halloumi)', 'salad, no cheese (except feta and halloumi)', ['cheddar']],
  ])('stay as they are where they say something else: %s', (_, words, foods) => {
    expect(reworded(words)).toBe(words)
    expect(readWords(words).exclusions).toEqual(expect.arrayContaining(foods))
  })
})

describe('names that are typed in two words', () => {
  test.each([
    ['philly cheese steak recipe', /Cheesesteak/],
    ['short bread', /Shortbread/],
    ['flap jacks', /Flapjacks/],
    ['chilli con carne', /Chili$/],
    ['hot tottie', /Hot Toddy/],
  ])('find their dish: %s', (words, title) => expect(titleOf(words)).toMatch(title))
  test('bring a potluck together', () => {
    expect(reworded('pot luck tonight')).toBe('potluck tonight')
    expect(reworded('pork with a lucky pot')).toBe('pork with a lucky pot')
  })
})

describe('a question for a food in the place of another', () => {
  test.each([
    'ingredient instead of saffron',
    'substitute for saffron',
    'what is a good substitute for fenugreek?',
  ])('is refused as a question: %s', (words) =>
    expect(readWords(words).refusal).toMatch(/answers no questions/),
  )
  test.each(['vegan substitute for sour cream', 'dinner with rice instead of pasta', 'substitute for rice'])(
    'is a wish where a dish or a diet is named: %s',
    (words) => expect(readWords(words).refusal).toBeNull(),
  )
})
