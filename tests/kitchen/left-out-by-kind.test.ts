import { describe, expect, it } from 'vitest'
import { linesKeptOut } from '#kitchen/cookbook/find/keeps-out.ts'
import { readWords } from '#testing/answer-to.ts'
import { testCookbook } from '#testing/test-cookbook.ts'

const cookbook = await testCookbook()

/** How many recipes have something that a craving leaves out. */
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
})
