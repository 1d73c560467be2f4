import { describe, expect, test } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'

const titleOf = (words: string): string => {
  const answer = answerTo(readWords(words))
  return answer.kind === 'recipe' ? answer.draft.title : `refused: ${answer.reason}`
}

describe('a number that is not whole', () => {
  test.each([
    ['I have 1.5kg of mushrooms', 'mushroom', 1.5],
    ['1,5 kg Pilze übrig', 'mushroom', 1.5],
    ['what to do with 2½ pounds of carrots', 'carrot', 2.5],
    ['1 1/2 pounds of carrots to use up', 'carrot', 1.5],
  ])('is read whole in "%s"', (words, food, quantity) => {
    const { amounts = [] } = readWords(words)
    expect(amounts.map((amount) => [amount.food, amount.quantity])).toContainEqual([food, quantity])
  })
  test('leaves a thousand and a full stop as they are', () => {
    expect(readWords('under 500 cal. 30 min at most').maxMinutes).toBe(30)
  })
})

describe('one of the eaters', () => {
  test('is no further eater: "for 8 people, one of whom is allergic to citrus"', () => {
    expect(readWords('a punch for 8 people, one of whom is allergic to citrus').servings).toBe(8)
  })
})

describe('a price', () => {
  test('is no number of eaters', () => {
    expect(readWords('I bought 10lbs of carrots for $1').servings ?? null).toBeNull()
    expect(readWords('carrot soup for 1').servings).toBe(1)
  })
})

describe('a seller named behind a dish', () => {
  test.each([
    ['chicken gnocchi soup restaurant style', 'Creamy Chicken Gnocchi Soup'],
    ['chicken lettuce wraps restaurant copycat', 'Chicken Lettuce Wraps'],
    ['fried chicken shop coleslaw', 'Coleslaw'],
  ])('takes no word from it: "%s"', (words, title) => expect(titleOf(words)).toBe(title))
  test('is no joint of meat', () => {
    expect(readWords('slow cooker beef joint').foods.join(' ')).toContain('beef')
  })
})

describe('a part that is put on a dish', () => {
  test.each([
    ['pork shoulder dry rub', /Rub$/],
    ['remoulade for crab cakes', /Remoulade$/],
    ['batter for fish', /Batter$/],
    ['steak marinade', /Marinade$/],
  ])('has none of it in "%s"', (words, title) => expect(titleOf(words)).toMatch(title))
})

describe('an unknown word beside a long name', () => {
  test('is told, and the dish is made', () => {
    expect(titleOf("Doolin shepherd's pie")).toContain('Shepherd')
  })
  test('beside a single food may make another dish of it, which is refused', () => {
    expect(titleOf('crawfish Patrick')).toContain('refused')
  })
})

describe('a dish of seasonings', () => {
  test('is one that has them, however little they weigh', () => {
    expect(titleOf('what can I do with all this roselle')).not.toContain('refused')
  })
})

describe('where a cook lives', () => {
  test('is no cuisine', () => {
    expect(titleOf('how to make a good burrito in the UK')).toMatch(/burrito/i)
    expect(readWords('a meal that people eat in Iceland').cuisines).toContain('icelandic')
  })
})

describe('the amount of a food', () => {
  test('decides between the recipes for it', () => {
    const answer = answerTo(readWords('what can I do with 4 egg whites, no meringue'))
    const line =
      answer.kind === 'recipe'
        ? answer.draft.ingredients.find(({ item }) => /egg white/.test(item))
        : undefined
    expect(Number.parseInt(line?.amount ?? '99', 10)).toBeLessThanOrEqual(4)
  })
})

test('"bone-in chicken thighs" are chicken', () => {
  expect(titleOf('pastilla chicken')).toBe('Chicken Bastilla')
})
