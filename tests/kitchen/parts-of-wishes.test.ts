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
    .draft.ingredients.map(({ item }) => item)
    .join('\n')
const told = (words: string): string =>
  checkRecipe(made(words).draft, { craving: readWords(words), source: 'engine' })
    .findings.map(({ message }) => message)
    .join('\n')

describe('a denial', () => {
  test.each([
    ['cake with no baking powder', 'baking powder'],
    ['muffins without baking soda', 'baking soda'],
    ['Rührkuchen ohne Backpulver', 'baking powder'],
  ])('rules out the food, and not the oven: "%s"', (words, food) => {
    const { exclusions, equipment } = readWords(words)
    expect(exclusions).toContain(food)
    expect(equipment).not.toContain('no bake')
    expect(lines(words)).not.toContain(food)
  })
  test('of baking still rules out the oven', () => {
    expect(readWords('cake with no baking').equipment).toContain('no bake')
  })
  test.each([
    ['halal dinner for guests no alcohol in the sauce', 'sauce'],
    ['pasta bake, no garlic in the filling', 'filling'],
  ])('in a part of a dish asks for no such part alone: "%s"', (words, part) => {
    const { claims = [] } = readWords(words)
    expect(claims.filter(({ kind }) => kind === 'wish').map(({ words: said }) => said)).not.toContain(part)
  })
  test('of a dish keeps the food that is there', () => {
    const { exclusions, foods } = readWords('over-ripe bananas, no banana bread or muffins')
    expect(exclusions).toEqual(expect.arrayContaining(['banana bread', 'muffin']))
    expect(foods).toContain('banana')
  })
  test('of a dish rules out the food that is not there', () => {
    expect(readWords('school lunch, no peanut butter cookies').exclusions.join(' ')).toMatch(/peanut/)
  })
  test('of raw eggs lets cooked ones in', () => {
    const words = 'chocolate mousse, no raw egg'
    expect(readWords(words)).toMatchObject({ cooksEggs: true, diets: [] })
    expect(told(words)).not.toMatch(/not cooked through/)
    expect(readWords('allergic to raw egg').statedAllergies).toContain('eggs')
  })
  test.each(["I don't want to have to track down and purchase xanthan gum", "don't want to buy xanthan gum"])(
    'rules out what the cook would have to buy: "%s"',
    (words) => {
      expect(readWords(`gluten free cake, ${words}`).exclusions).toContain('xanthan gum')
    },
  )
  test('of meat by "free" is vegetarian, unless fish is wished for', () => {
    expect(readWords('quick meat free breakfast').diets).toContain('vegetarian')
    expect(readWords('meat-free dinner with salmon').diets).not.toContain('vegetarian')
  })
  test('of a taste names no food of the dish', () => {
    const words = "keto dessert that doesn't taste like fake sweetener"
    expect(readWords(words).foods).toEqual([])
    expect(told(words)).toContain('nothing that the kitchen can check')
  })
  test.each([
    ['non-eggy breakfast', 'egg'],
    ['non-fishy pasta', 'fish'],
  ])('by "non-" rules out the food: "%s"', (words, food) => {
    expect(readWords(words).exclusions.concat(readWords(words).diets).join(' ')).toContain(food)
  })
  test('of oil rules out mayonnaise', () => {
    expect(lines('potluck slaw, no oil')).not.toMatch(/mayonnaise/i)
  })
})

describe('a figure', () => {
  test.each([
    'gluten free dessert for one cake',
    'lemon cake for the four sticks of butter',
    'filling for 2 pies',
  ])('counts no eaters when it counts things: "%s"', (words) => {
    expect(readWords(words).servings).toBeNull()
  })
  test.each([
    ['dinner for one', 1],
    ['pancakes for 4', 4],
  ])('counts eaters: "%s"', (words, eaters) => {
    expect(readWords(words).servings).toBe(eaters)
  })
  test('of one minute is the time of the microwave for a mug cake', () => {
    expect(made('mug cake 1 minute no egg').draft.title).toMatch(/mug/i)
    expect(told('mug cake 1 minute no egg')).toContain('microwave')
    expect(answer('beef stew in 1 minute').kind).toBe('refused')
  })
  test('of sweetness is a wish and no limit', () => {
    expect(told('baby shower punch, not too sweet')).toMatch(/g of sugar per serving/)
    expect(answer('strawberry jam with less sugar').kind).toBe('recipe')
  })
})

describe('a part of a dish', () => {
  test.each(['chocolate cake with chocolate frosting', 'gluten free chocolate cake with chocolate icing'])(
    'is there when it is named: "%s"',
    (words) => {
      expect(made(words).draft.instructions.join(' ')).toMatch(/frost|icing|ganache|buttercream|glaze/i)
    },
  )
  test('was made already when something is left over from it', () => {
    const words = 'what can i make with 6 egg whites left over from custard'
    expect(made(words).draft.title).not.toMatch(/custard/i)
    expect(lines(words)).toMatch(/egg white/)
  })
  test('is a taste and no dish when degree stands before it', () => {
    expect(readWords('lemon something, really tart').moods).toContain('tangy')
    expect(made('lemon something, really tart').draft.title).not.toMatch(/treacle/i)
  })
  test('of cocoa is not reported as left out', () => {
    expect(told('brownies without eggs or milk, only have cocoa powder')).not.toContain('Made without')
  })
})

describe('a stand-in', () => {
  test('is known for coconut oil', () => {
    expect(lines('golden milk but without coconut')).not.toMatch(/coconut/)
  })
})
