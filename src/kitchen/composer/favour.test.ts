import { describe, expect, test, vi } from 'vitest'
import { composeRecipe } from './compose-recipe.ts'
import { pantryItem } from './pantry/index.ts'
import { isOutOfSeason, type Season, seasonsOf } from './pantry/seasons.ts'
import { readCraving } from './reading/read-craving.ts'

// Hundreds of recipes a test: a busy machine needs its time.
vi.setConfig({ testTimeout: 60_000 })

const cravings = [
  'vegetable soup',
  'a light dinner',
  'pasta',
  'salad for lunch',
  'muffins',
  'sheet pan dinner',
]
const seasons: readonly Season[] = ['winter', 'spring', 'summer', 'autumn']

const made = (words: string, turn: number, more: { season?: Season; recentTitles?: string[] } = {}) => {
  const composition = composeRecipe({ craving: readCraving(words), seed: `${words} ${turn}`, ...more })
  if (composition.kind === 'refused') throw new Error(composition.reason)
  return composition
}

describe('the season', () => {
  test('every food with a season is in the pantry', () => {
    for (const id of seasonsOf.keys()) expect(pantryItem(id), id).not.toBeNull()
  })

  const foodsOf = (given: { season?: Season }) =>
    cravings.flatMap((words) => Array.from({ length: 6 }, (_, turn) => made(words, turn, given).foods)).flat()
  const anyTime = foodsOf({})

  test.each(seasons)('%s brings less that is out of season', (season) => {
    const out = (foods: readonly string[]) => foods.filter((id) => isOutOfSeason(id, season)).length
    expect(out(foodsOf({ season }))).toBeLessThan(out(anyTime) * 0.6)
  })

  test('what was asked for is there in any season', () => {
    for (const season of seasons)
      for (let turn = 0; turn < 4; turn++)
        expect(made('strawberry muffins', turn, { season }).foods).toContain('strawberry')
  })
})

describe('what the cook made lately', () => {
  test('no title is repeated, however often another is asked for', () => {
    for (const words of ['banana bread', 'beef chili', 'smoothie']) {
      const titles: string[] = []
      for (let turn = 0; turn < 12; turn++)
        titles.push(made(words, turn, { recentTitles: titles }).draft.title)
      expect(new Set(titles).size, words).toBe(titles.length)
    }
  })

  test('comes less often', () => {
    const recentTitles = ['Roasted Broccoli with Feta', 'Mushroom Pasta', 'Zucchini Soup', 'Spinach Salad']
    const had = ['broccoli', 'mushroom', 'zucchini', 'spinach']
    const count = (titles: string[]) =>
      ['vegetable soup', 'pasta', 'sheet pan dinner', 'stir fry']
        .flatMap((words) =>
          Array.from({ length: 12 }, (_, turn) => made(words, turn, { recentTitles: titles }).foods),
        )
        .flat()
        .filter((id) => had.includes(id)).length
    expect(count(recentTitles)).toBeLessThan(count([]) * 0.75)
  })
})
