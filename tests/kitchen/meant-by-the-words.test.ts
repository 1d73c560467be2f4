import { describe, expect, test } from 'vitest'
import { namedSide } from '#kitchen/craving/wishes/named-sides.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'

const titleFor = (words: string): string => {
  const answer = answerTo(readWords(words))
  return answer.kind === 'recipe' ? answer.draft.title : `refused: ${answer.reason}`
}

describe('the name of a dish', () => {
  test.each([
    ['recipe for Catalina sweet and sour red dressing', /catalina dressing/i],
    ['Waldorf style chicken-free salad', /waldorf/i],
    ['I want some mushy peas to go with my steak and kidney pie', /mushy peas/i],
    ['I love fish and chips, wonder if you might have that tartar sauce recipe', /tartar sauce/i],
    ['I want to make popeyes style chicken at home', /fried chicken/i],
    ["How can I cook chicken breast like Nando's?", /piri-piri/i],
    ['how can I use an underripe mango', /green mango/i],
    ['chocolate cake with 3 eggs and no butter', /^(?!.*egg-free)/i],
  ])('is found in "%s"', (words, title) => {
    expect(titleFor(words)).toMatch(title)
  })
})

describe('a denial', () => {
  test.each([
    ['a gravy for the roast and it cant be watery', 'gravy'],
    ["a blueberry pie, easy to slice, and the berries didn't run", 'blueberry'],
    ["clam chowder that isn't too fat", 'chowder'],
  ])('of a failing refuses nothing in "%s"', (words) => {
    expect(readWords(words).refusal).toBeNull()
  })

  test('of what is not at home is no allergy beside one', () => {
    const { allergies, exclusions } = readWords(
      'ranch dressing, no mayo (egg allergy) and I dont have buttermilk',
    )
    expect(allergies).toContain('eggs')
    expect(allergies).not.toContain('milk')
    expect(exclusions).toContain('buttermilk')
  })

  test('of food that does harm stays an allergy', () => {
    expect(readWords("no milk, it makes my son's face swell").allergies).toContain('milk')
  })

  test('of a cuisine for guests of it is kept', () => {
    expect(titleFor('What can I cook for Indian guests without trying to mimic Indian cuisine?')).not.toMatch(
      /curry|vindaloo|tikka|masala|dal/i,
    )
  })

  test('of yeast in another language means every leavening', () => {
    expect(readWords('torta senza lievito').exclusions).toEqual(
      expect.arrayContaining(['yeast', 'baking powder', 'baking soda']),
    )
  })
})

describe('people and animals', () => {
  test.each([
    ["birthday cake for my lab, she's one", 'dog'],
    ['dinner for my poochikins', 'dog'],
    ['birthday cupcakes for my cats', 'cat'],
  ])('are told apart in "%s"', (words, pet) => {
    expect(readWords(words).pet).toBe(pet)
  })

  test('are no food when their name is one', () => {
    const { refusal, foods } = readWords('a cake for a one year old. Rolo has both milk and egg allergies')
    expect(refusal).toBeNull()
    expect(foods).toEqual([])
  })

  test('with a weak heart eat what is good for it', () => {
    const { diets, conditions } = readWords('chicken dinner for my grandpa who has a weak heart')
    expect(diets).toContain('low-sodium')
    expect(conditions?.map(({ id }) => id)).toContain('low-cholesterol')
  })

  test('count by their short word as well', () => {
    expect(readWords('chili for 20 ppl').servings).toBe(20)
  })
})

describe('namedSide', () => {
  const isFood = (word: string) => /^(?:peas|pie|cupcakes|icing|sauce|salmon)$/.test(word)

  test('keeps the side and drops the dish that is there', () => {
    expect(namedSide('I want some mushy peas to go with my kidney pie tonight', isFood)).toEqual({
      text: 'I want some mushy peas tonight',
      beside: 'kidney pie',
    })
  })

  test('makes a sauce for its dish', () => {
    expect(namedSide('need a sauce to go with my salmon', isFood)?.text).toBe('need a sauce for salmon')
  })

  test('leaves a question for any side to others', () => {
    expect(namedSide('need something to go with my salmon', isFood)).toBeNull()
  })
})
