import { describe, expect, test } from 'vitest'
import { foodOfLine } from '#kitchen/ingredients/index.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'

const answered = (words: string) => {
  const answer = answerTo(readWords(words))
  if (answer.kind !== 'recipe') throw new Error(`“${words}” is refused: ${answer.reason}`)
  return answer.draft
}
const idsOf = (words: string) => answered(words).ingredients.flatMap((line) => foodOfLine(line)?.id ?? [])

describe('a wish for foods that are there', () => {
  test('is answered without a meat or fish that is not there', () => {
    expect(idsOf('I have yogurt and cucumber what can I prepare?').join(' ')).not.toMatch(
      /tuna|chicken|salmon/,
    )
  })

  test('is no reason to refuse when a dish needs a little more than what is there', () => {
    expect(answered('I only have chicken and potatoes').title).toMatch(/chicken/i)
  })

  test.each([
    ['I have chickpeas rice cumin and cayenne. Please suggest a recipe.', 'cayenne'],
    ["I have blackberries and mint. What's a quick dessert recipe?", 'mint'],
  ])('takes in the seasoning of "%s"', (words, food) => {
    expect(idsOf(words).join(' ')).toContain(food)
  })

  test('keeps the dish that uses nearly all of them', () => {
    expect(answered('I have ground beef, burger buns, lettuce, tomato and cheese').title).toMatch(/burger/i)
  })
})

describe('talk beside a wish', () => {
  test.each([
    ["baby's finally napping, pasta in 20 mins", 'one pot'],
    ['one hand, no dairy pls (baby gets fussy)', ''],
    ['dinner while holding the baby', ''],
  ])('of a baby that eats nothing sets no rules in "%s"', (words) => {
    expect(readWords(words).conditions).toEqual([])
  })

  test('of a baby that eats sets its rules', () => {
    expect(readWords('finger food for my baby').conditions?.map(({ id }) => id)).toEqual(['baby'])
  })

  test.each([
    ['he is a meat eater, veggie dinner that will satisfy him', /vegetarian/],
    ['my girlfriend doesnt eat meat, dinner tonight', /vegetarian/],
  ])('says how to cook in "%s"', (words, diet) => {
    const craving = readWords(words)
    expect(craving.refusal).toBeNull()
    expect(craving.diets.join(' ')).toMatch(diet)
  })

  test.each([
    ['something with tuna, not a sandwich or pasta bake', /sandwich|bake/i],
    ['something italian but not pasta and not pizza because i had that yesterday', /pasta|pizza|spaghetti/i],
    ['soft dinner for my nan who cant chew well', /naan/i],
  ])('keeps what it denies out of "%s"', (words, denied) => {
    expect(answered(words).title).not.toMatch(denied)
  })

  test('that denies several foods without commas denies each', () => {
    expect(idsOf('cake recipe no milk butter eggs').join(' ')).not.toMatch(/(?<!oat-)milk|butter|\begg/)
  })

  test('does not refuse a sentence that names no dish', () => {
    expect(answered('lunchbox thing my 6yr old wont bring home uneaten').title).toBeTruthy()
  })

  test('does not hide a dish that nobody knows', () => {
    expect(answerTo(readWords('make me a zorbit for dinner tonight please')).kind).toBe('refused')
  })

  test('offers nothing that people eat for a dog', () => {
    const answer = answerTo(readWords('dog birthday cake no peanut butter (allergic)'))
    expect(answer.kind === 'refused' ? answer.near : []).toEqual([])
  })
})
