import { describe, expect, test } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'

const made = (words: string) => {
  const answer = answerTo(readWords(words))
  if (answer.kind !== 'recipe') throw new Error(`${words}: ${answer.reason}`)
  return answer.draft
}
const listOf = (words: string) =>
  made(words)
    .ingredients.map(({ item }) => item)
    .join(', ')

describe('a wish for carbohydrates', () => {
  test.each(['need carbs. lots', 'gimme carbs', 'carb loading dinner'])(
    'is for many of them: "%s"',
    (words) => {
      expect(readWords(words).moods).toContain('carby')
      expect(made(words).title).not.toMatch(/low[- ]carb|keto/i)
    },
  )
})

describe('what a dish is not to have, in words around it', () => {
  test.each([
    ['salad that will keep, not one with lettuce that goes limp', ['lettuce']],
    ['pasta salad, not one with mayo', ['mayo']],
    ["I can't eat curry, garlic or anything that has spices", ['curry', 'garlic']],
    ["he won't eat onions or anything containing mushrooms, dinner", ['onion', 'mushroom']],
    ['dinner ideas, casseroles are a no go', ['casserole']],
    ['curries are out, dinner for 4', ['curry']],
    ['soups and stews are off the menu, lunch', ['soup', 'stew']],
    ["breakfast for my toddler that isn't just toast or pancakes", ['toast', 'pancake']],
    ["lunch that's not just a sandwich", ['sandwich']],
    ['sick to death of chicken, dinner', ['chicken']],
    ['slow cooker recipes besides chili', ['chili']],
    ['what to do with zucchini besides bread', ['bread']],
    ['Greek food without cheese, tzatziki or garlic', ['cheese', 'tzatziki', 'garlic']],
    ['pancakes, I forgot to buy eggs', ['egg']],
    ['we are out of onions, make a stew', ['onion']],
    ['keep mushrooms out of my stew', ['mushroom']],
  ])('is left out: "%s"', (words, out) => {
    const { exclusions, claims = [] } = readWords(words)
    expect(exclusions).toEqual(expect.arrayContaining(out))
    expect(claims.filter(({ kind, means }) => kind === 'wish' && out.includes(means))).toEqual([])
  })

  test.each([
    ['how to make a pie crust out of plantains', 'plantain'],
    ['a cake out of bananas and oats', 'banana'],
    ['peas besides the carrots with my roast', 'carrot'],
  ])('is no food that it is made of: "%s"', (words, food) => {
    const { exclusions, foods } = readWords(words)
    expect(exclusions).toEqual([])
    expect(foods).toContain(food)
  })

  test.each([
    ["a pasta that doesn't taste cheap", 'fancy'],
    ['cheap pasta dinner', 'budget'],
  ])('is read as its opposite only where it is denied: "%s"', (words, mood) => {
    const { moods } = readWords(words)
    expect(moods.filter((one) => ['fancy', 'budget'].includes(one))).toEqual([mood])
  })

  test('is a dish and not its food, where the food is wished for', () => {
    expect(listOf('I have loads of apples, anything besides cinnamon apples')).toMatch(/apple/i)
  })

  test('is one form of a meat that is wished for in another', () => {
    const list = listOf('chili with chunks of beef rather than ground beef')
    expect(list).toMatch(/beef/i)
    expect(list).not.toMatch(/ground beef/i)
  })

  test('is never the food that makes the dish', () => {
    expect(answerTo(readWords('chili oil without chili')).kind).toBe('refused')
    expect(made('Hot sauce, without chilli').title).not.toMatch(/hot|chil/i)
  })
})

describe('a dish that somebody cannot make', () => {
  test.each([
    ["I can't do puddings at all. What can I make that is foolproof?", /pudding/i],
    ["I can't bake bread to save my life, any foolproof loaf?", /bread|loaf/i],
  ])('is wished for where it is to be sure: "%s"', (words, title) => {
    expect(made(words).title).toMatch(title)
  })
  test('is left out where it is not: "can\'t do dairy"', () => {
    expect(readWords("I can't do dairy at all, an easy dinner").diets).toContain('dairy-free')
  })
})

describe('words beside the wish', () => {
  test.each([
    'I am sick to death of literally everything I cook',
    'lunch for someone stuck in an ambulance all day',
    'bored of everything I make',
  ])('are no allergy: "%s"', (words) => {
    expect(readWords(words).refusal).toBeNull()
    expect(readWords(words).allergies).toEqual([])
  })
  test('tell of an allergy where an ambulance had to come', () => {
    expect(readWords('we ended up in an ambulance after the prawns, dinner').refusal).not.toBeNull()
  })
  test('make no eater of a newborn beside the cook', () => {
    expect(readWords('breakfast items I can eat with one hand! (newborn)').conditions).toEqual([])
    expect(readWords('dinner with a newborn, no time').conditions).toEqual([])
  })
})
