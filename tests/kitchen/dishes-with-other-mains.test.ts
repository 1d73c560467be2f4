import { describe, expect, it } from 'vitest'
import { readLines } from '#kitchen/refine/lines.ts'
import { isMain } from '#kitchen/refine/meats.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'

/** Title and foods of the answer to a craving; a refusal has its reason in place of the title. */
const answered = (words: string) => {
  const answer = answerTo(readWords(words))
  if (answer.kind === 'refused') return { title: answer.reason, mains: [] as string[], steps: '' }
  const lines = readLines(answer.draft)
  const most = Math.max(...lines.filter(({ food }) => food && isMain(food)).map(({ grams }) => grams), 0)
  const mains = lines.filter(({ food, grams }) => food && isMain(food) && grams > most / 2)
  return {
    title: answer.draft.title,
    mains: mains.map(({ item }) => item),
    steps: answer.draft.instructions.join(' '),
  }
}

describe('a dish with another meat in its name', () => {
  it.each([
    ['pork piccata', 'Pork Piccata', 'pork'],
    ['tofu satay', 'Tofu Satay with Peanut Sauce', 'tofu'],
    ['turkey kiev', 'Turkey Kyiv', 'turkey'],
    ['pork cordon bleu', 'Pork Cordon Bleu', 'pork'],
    ['chicken birria', 'Chicken Birria', 'chicken'],
    ['turkey saltimbocca', 'Turkey Saltimbocca', 'turkey'],
    ['lamb rendang', 'Lamb Rendang', 'lamb'],
    ['tofu bulgogi', 'Tofu Bulgogi', 'tofu'],
    ['lamb bolognese', 'Lamb Bolognese', 'lamb'],
    ['turkey pozole', 'Turkey Pozole', 'turkey'],
    ['chicken sloppy joes', 'Chicken Sloppy Joes', 'chicken'],
    ['jackfruit tinga', 'Jackfruit Tinga Tacos', null],
  ])('is made of that meat and called so: %s', (words, title, main) => {
    const answer = answered(words)
    expect(answer.title).toBe(title)
    expect(answer.mains.filter((item) => main === null || !item.includes(main))).toEqual([])
  })

  it.each(['mushroom bourguignon', 'mushroom bolognese', 'mushroom ragu'])(
    'is not made of its own meat with the food asked for beside it: %s',
    (words) => {
      expect(answered(words).mains).toEqual([])
    },
  )

  it.each(['salmon kitfo', 'chicken carpaccio'])(
    'is refused where the meat that would be replaced is eaten raw: %s',
    (words) => {
      expect(answered(words).title).toMatch(/eaten raw|safe to eat raw/)
    },
  )

  it('braises a rabbit until it is tender and not for minutes', () => {
    expect(answered('rabbit cacciatore').steps).toMatch(/simmer for 4\d minutes, until very tender/)
  })
})
