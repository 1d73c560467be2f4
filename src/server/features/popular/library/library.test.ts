import { beforeAll, expect, test } from 'vitest'
import type { LinkedRecipe } from '#kitchen/cookbook/open-cookbook.ts'
import { testApp } from '#testing/test-app.ts'
import { testCookbook } from '#testing/test-cookbook.ts'
import { libraryId, loadLibrary } from './load-library.ts'

let library: LinkedRecipe[]
beforeAll(async () => {
  library = (await testCookbook()).recipes.filter(({ file }) => file.library)
})

test('recipes are loaded once, changed ones again, what is no more goes, and votes stay', async () => {
  const app = await testApp()
  const some = library.slice(0, 4)
  expect(await loadLibrary(app.deps, some)).toBe(4)
  expect(await loadLibrary(app.deps, some)).toBe(0)
  const all = () =>
    app.db
      .selectFrom('popular_recipes')
      .select(['id', 'title', 'ratings', 'stars'])
      .orderBy('title')
      .execute()
  expect((await all()).map(({ id }) => id).sort()).toEqual(some.map(({ slug }) => libraryId(slug)).sort())

  const [first, second, third] = some as [LinkedRecipe, LinkedRecipe, LinkedRecipe]
  await app.db
    .updateTable('popular_recipes')
    .set({ ratings: 2, stars: 9 })
    .where('id', '=', libraryId(first.slug))
    .execute()
  const changed = { ...first, draft: { ...first.draft, title: 'Another Name' } }
  expect(await loadLibrary(app.deps, [changed, second, third])).toBe(2)
  expect(await all()).toHaveLength(3)
  expect(await all()).toContainEqual({
    id: libraryId(first.slug),
    title: 'Another Name',
    ratings: 2,
    stars: 9,
  })

  // Two servers start at once.
  const together = [loadLibrary(app.deps, library.slice(0, 20)), loadLibrary(app.deps, library.slice(0, 20))]
  await Promise.all(together)
  expect(await all()).toHaveLength(20)
})

test('a recipe of the cookbook that is not marked for the library stays out of it', async () => {
  const app = await testApp()
  const [first] = library as [LinkedRecipe]
  expect(await loadLibrary(app.deps, [{ ...first, file: { ...first.file, library: false } }])).toBe(0)
})

test('a recipe keeps the id that it had in the first version', () => {
  expect(libraryId('shakshuka-with-feta')).toBe('280cf9b2-0bc9-887b-a731-2e55ec0d92f6')
})
