import { describe, expect, test } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'

const made = (words: string) => {
  const answer = answerTo(readWords(words))
  if (answer.kind !== 'recipe') throw new Error(`${words}: ${answer.reason}`)
  return { ...answer.draft, lines: answer.draft.ingredients.map(({ item }) => item).join('\n') }
}
const reasonOf = (words: string): string => {
  const answer = answerTo(readWords(words))
  return answer.kind === 'recipe' ? answer.draft.title : answer.reason
}

describe('a dish without dyes', () => {
  test.each([
    "Any ideas for dye-free green desserts for St Patrick's day?",
    'dye free birthday treats',
    'desserts with no artificial dyes',
    'colorful sugar cookies without dyes',
    'no artificial colors cupcakes',
    'cookies with no food dye',
    'red 40 free red velvet cake',
    'christmas cookies without food coloring',
  ])('has no food coloring and nothing that is sold dyed when it says “%s”', (words) => {
    expect(made(words).lines).not.toMatch(
      /food colou?r|sprinkles|maraschino|candy (?:melts|eyes|corn)|gumm|colou?red sugar|nonpareils|jell-?o|\bM&M/i,
    )
    expect(readWords(words).notes?.join(' ')).toMatch(/no food coloring, and no sprinkles/)
  })

  test.each(['dyed easter eggs', 'tie-dye cake', 'colorful sugar cookies', 'food coloring for frosting'])(
    'is not what “%s” asks for',
    (words) => expect(readWords(words).exclusions).not.toContain('food coloring'),
  )

  test('is no answer to an allergy to a dye', () => {
    expect(reasonOf('allergic to red 40 dessert')).toMatch(/makes nothing for an allergy/)
  })
})

describe('a food with mold', () => {
  test.each([
    'Zucchini, some furry carrots, a parsnip, pesto, garlic',
    'furry strawberries, what can I make',
    'carrots with mold on them soup',
    'mouldy cheese toast',
  ])('is to be thrown away in “%s”', (words) => {
    expect(reasonOf(words)).toMatch(/^Throw away food that has mold on it/)
  })

  test.each(['blue cheese dressing', 'fuzzy navel', 'furry friends cookies', 'a jello mold with fruit'])(
    'is not in “%s”',
    (words) => expect(reasonOf(words)).not.toMatch(/^Throw away/),
  )
})

describe('ground meat that is left over', () => {
  test.each([
    ['I have leftover ground pork and I want to make Asian food', /ground pork/],
    ['leftover uncooked ground pork and I want Asian food', /ground pork/],
    ['leftover ground turkey', /ground turkey/],
    ['leftover raw ground beef what can I make', /ground beef/],
  ])('is cooked as raw in “%s”', (words, food) => {
    expect(made(words).lines).toMatch(food)
    expect(made(words).lines).not.toMatch(/leftover|cooked (?:pork|turkey|beef)|roast/i)
  })

  test('is a leftover when it is said to be cooked', () => {
    expect(readWords('leftover cooked ground beef').states).toContainEqual(
      expect.objectContaining({ state: 'leftover' }),
    )
  })

  test('asks for no dish without cooking when it is uncooked', () => {
    expect(readWords('uncooked ground beef, potatoes').moods).not.toContain('no-cook')
    expect(readWords('uncooked dessert').moods).toContain('no-cook')
  })
})
