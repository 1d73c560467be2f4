import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { categories } from '#contract/common.ts'
import { seasons } from '#contract/popular.ts'
import { illustrate } from '#kitchen/illustration/index.ts'
import { readHouse } from '#server/adapters/house/read-house.ts'
import { readHouseRecipe } from '#server/adapters/house/read-house-recipe.ts'
import type { HouseRecipe } from '#server/ports/house.ts'
import { testApp } from '#testing/test-app.ts'
import { type HouseVerdict, judgeHouse } from './judge-house.ts'
import { houseId, loadHouse } from './load-house.ts'

let house: HouseRecipe[]
let verdicts: HouseVerdict[]
beforeAll(async () => {
  house = await readHouse(join(import.meta.dirname, '../../../../../house/recipes'))
  verdicts = judgeHouse(house)
})

describe('the recipes of the house', () => {
  test('none has a fault: rules, nutrition of at least 95 % of its lines, no two alike', () => {
    expect(
      verdicts.filter(({ faults }) => faults.length > 0).map(({ recipe, faults }) => [recipe.slug, faults]),
    ).toEqual([])
  })

  test('at least 120, of 20 cuisines, all categories and all seasons, each with its own title and picture', () => {
    expect(house.length).toBeGreaterThanOrEqual(120)
    expect(new Set(house.map(({ cuisine }) => cuisine)).size).toBeGreaterThanOrEqual(20)
    for (const category of categories)
      expect(house.filter(({ draft }) => draft.category === category).length).toBeGreaterThanOrEqual(12)
    for (const season of seasons)
      expect(
        house.filter((one) => one.seasons.length < 4 && one.seasons.includes(season)).length,
      ).toBeGreaterThan(12)
    expect(new Set(house.map(({ draft }) => draft.title)).size).toBe(house.length)
    expect(new Set(house.map(({ draft, slug }) => illustrate(draft, slug).svg)).size).toBe(house.length)
  })

  test('two that tell the same are found out', () => {
    const twin = { ...house[0]!, slug: 'twin', draft: { ...house[0]!.draft, title: 'Twin' } }
    const [first, second] = judgeHouse([house[0]!, twin])
    expect(first!.faults).toEqual(['too much like twin'])
    expect(second!.faults).toEqual([`too much like ${house[0]!.slug}`])
  })

  test('a file that is no recipe is named, with what is wrong', () => {
    expect(() => readHouseRecipe('soup', 'title: Soup\nserves: four')).toThrow(
      /house\/recipes\/soup\.yaml: .*serves/s,
    )
    expect(() => readHouseRecipe('soup', 'title: [')).toThrow(/house\/recipes\/soup\.yaml/)
  })
})

test('they are loaded once, changed ones again, and what is no more goes; votes stay', async () => {
  const app = await testApp()
  const some = house.slice(0, 4)
  expect(await loadHouse(app.deps, some)).toBe(4)
  expect(await loadHouse(app.deps, some)).toBe(0)
  const all = () =>
    app.db
      .selectFrom('popular_recipes')
      .select(['id', 'title', 'ratings', 'stars'])
      .orderBy('title')
      .execute()
  expect((await all()).map(({ id }) => id).sort()).toEqual(some.map(({ slug }) => houseId(slug)).sort())

  const [first, second, third] = some as [HouseRecipe, HouseRecipe, HouseRecipe]
  await app.db
    .updateTable('popular_recipes')
    .set({ ratings: 2, stars: 9 })
    .where('id', '=', houseId(first.slug))
    .execute()
  const changed = { ...first, draft: { ...first.draft, title: 'Another Name' } }
  expect(await loadHouse(app.deps, [changed, second, third])).toBe(2)
  expect(await all()).toHaveLength(3)
  expect(await all()).toContainEqual({ id: houseId(first.slug), title: 'Another Name', ratings: 2, stars: 9 })

  // Two servers that start at once.
  const together = [loadHouse(app.deps, house.slice(0, 20)), loadHouse(app.deps, house.slice(0, 20))]
  await Promise.all(together)
  expect(await all()).toHaveLength(20)
})
