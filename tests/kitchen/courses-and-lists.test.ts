import { describe, expect, test } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'

const answer = (words: string) => answerTo(readWords(words))
const titleOf = (words: string): string => {
  const made = answer(words)
  return made.kind === 'recipe' ? made.draft.title : `refused: ${made.reason}`
}

describe('a menu that is asked for by its courses', () => {
  test.each([
    'supper at church for around 50 people. I need an entree, a side, a bread, and a dessert.',
    'entree, dessert, and hot beverage, the whole meal must cost less than $15',
    'a main dish and a side dish with chicken',
    'starter, main and dessert for a date night',
  ])('gets its main course, and the others are told: "%s"', (words) => {
    const made = answer(words)
    expect(made.kind === 'recipe' && made.course).toMatch(/^(?:main|pasta)$/)
    expect(readWords(words).notes?.join(' ')).toContain('this is the main course')
  })
  test.each(['main course, vegetarian', 'salad as a main'])(
    'is none where one course is named: "%s"',
    (words) => {
      expect(readWords(words).notes?.join(' ') ?? '').not.toContain('this is the main course')
    },
  )
})

describe('foods at hand', () => {
  test.each([
    ['zucchini carrots egg recipe', ['zucchini', 'carrot', 'egg']],
    ['Zucchini Karotten Eier Rezept', ['zucchini', 'carrot', 'egg']],
    ['pommes de terre carottes poireaux recette', ['potato', 'carrot', 'leek']],
    ['papas zanahoria huevo receta', ['potato', 'carrot', 'egg']],
  ])('are a list without commas: "%s"', (words, foods) => {
    expect(readWords(words).foods).toEqual(foods)
    expect(titleOf(words)).not.toMatch(/^refused/)
  })
  test.each([
    'half bags of flour, bulgur wheat, and pasta have all got to go before Pesach, no yeast',
    'use up the flour before Passover',
  ])('that are used up before a day are none of its foods: "%s"', (words) => {
    expect(readWords(words).conditions ?? []).toEqual([])
    expect(titleOf(words)).not.toMatch(/^refused|passover/i)
  })
  test('keep to the rules of a day that the dish is for', () => {
    expect(readWords('dinner before Pesach').conditions).toContainEqual(
      expect.objectContaining({ id: 'passover' }),
    )
  })
  test('need not all occur where there are many of them', () => {
    const words =
      'Daikon. Red pepper. Tomatoes. Eggplant. Japanese Pumpkin (Kabocha). I have to think of what to do with all these vegetables they bring me'
    expect(titleOf(words)).not.toMatch(/^refused/)
  })
})
