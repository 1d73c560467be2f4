import { describe, expect, it } from 'vitest'
import { linesKeptOut } from '#kitchen/cookbook/find/keeps-out.ts'
import { readWords } from '#testing/answer-to.ts'
import { testCookbook } from '#testing/test-cookbook.ts'

const cookbook = await testCookbook()

/** Counts the recipes that contain a food which the craving excludes. */
const keptOut = (craving: string): number => {
  const linesOf = linesKeptOut(readWords(craving))
  return cookbook.recipes.filter((recipe) => linesOf(recipe).length > 0).length
}

describe('a kind of food that is left out', () => {
  it.each([
    ['dairy products', 'dairy'],
    ['milk products', 'milk'],
    ['egg products', 'eggs'],
    ['soy products', 'soy'],
    ['wheat products', 'wheat'],
    ['pork products', 'pork'],
    ['carbohydrates', 'carbs'],
    ['booze', 'alcohol'],
    ['lunch meat', 'deli meat'],
    ['cold cuts', 'deli meat'],
    ['organ meat', 'offal'],
  ])('%s are left out as %s', (words, kind) => {
    expect(keptOut(`dinner, no ${words}`)).toBe(keptOut(`dinner, no ${kind}`))
    expect(keptOut(`dinner, no ${words}`)).toBeGreaterThan(0)
  })

  it.each([
    'animal products',
    'processed meat',
    'seed oil',
    'legumes',
    'tree nuts',
    'refined sugar',
    'offal',
  ])('%s leave something out', (words) => {
    expect(keptOut(`dinner, no ${words}`)).toBeGreaterThan(0)
    expect(readWords(`dinner, no ${words}`).notes ?? []).toEqual([])
  })

  it('is told of when no food answers to it', () => {
    expect(readWords('strawberry jam without preservatives').notes?.join()).toMatch(
      /“preservative” is no food/,
    )
  })

  it('holds for who can no longer have it', () => {
    const { diets, exclusions } = readWords(
      'He can no longer have salt, sugar, carbs, and let us not forget booze!',
    )
    expect(diets).toEqual(expect.arrayContaining(['low-sodium', 'low-carb', 'alcohol-free']))
    expect(exclusions).toContain('sugar')
  })

  it.each(['dinner with no additional fat', 'fat-free dinner', 'dinner without any fat'])(
    'is a figure when it is fat: "%s"',
    (craving) => {
      expect(readWords(craving).targets).toContainEqual({ measure: 'fat', atMost: 5 })
    },
  )

  it('is none when a cake is to be not greasy and not dry', () => {
    const { exclusions, targets } = readWords('Schokoladenkuchen, nicht fett, nicht trocken')
    expect(exclusions).toEqual([])
    expect(targets).toEqual([])
  })

  it('keeps desserts out where they are excepted', () => {
    expect(readWords('a vegetarian recipe (except for desserts) without onions').category).toBeNull()
  })

  it('hears each of several feelings that are not wanted', () => {
    const { moods } = readWords('soft foods, nothing too hot, cold or spicy')
    expect(moods).toContain('mild')
    expect(moods).not.toContain('spicy')
  })

  it('holds for what allergies include', () => {
    const { allergies, foods } = readWords(
      'new allergies, including peanuts, almonds and coconut. Cookies please',
    )
    expect(allergies).toEqual(expect.arrayContaining(['peanuts', 'tree-nuts']))
    expect(foods).toEqual([])
  })
})
