import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { testApp } from '#testing/test-app.ts'

const aRecipe = async () => {
  const kitchen = await testApp()
  const { recipe } = await kitchen.cook.post(api.recipes.generate, { prompt: 'tomato soup' })
  return { ...kitchen, params: { id: recipe.id } }
}

test('a rating needs nothing but its stars, and every recipe of the list carries it', async () => {
  const { cook, params } = await aRecipe()
  expect(await cook.get(api.ratings.get, { params })).toEqual({ rating: null, comment: null, tags: null })
  await cook.post(api.ratings.rate, { rating: 4 }, { params })
  expect(await cook.get(api.ratings.get, { params })).toEqual({ rating: 4, comment: null, tags: [] })
  expect(await cook.get(api.recipes.list)).toMatchObject([{ myRating: 4, averageRating: 4, totalRatings: 1 }])
})

test('comment and tags are kept as a person means them: trimmed, and each tag once', async () => {
  const { cook, params } = await aRecipe()
  const body = {
    rating: 5,
    comment: '  Silky.  ',
    tags: ['easy' as const, 'quick' as const, 'easy' as const],
  }
  const kept = { rating: 5, comment: 'Silky.', tags: ['easy', 'quick'] }
  expect(await cook.post(api.ratings.rate, body, { params })).toEqual(kept)
  expect(await cook.get(api.ratings.get, { params })).toEqual(kept)
})

test('a body with a fault is refused by the name of its field, and nothing is changed', async () => {
  const { cook, params } = await aRecipe()
  const faults: [unknown, string][] = [
    [{}, 'rating'],
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: 3.5 }, 'rating'],
    [{ rating: '5' }, 'rating'],
    [{ rating: 5, tags: ['salty'] }, 'tags.0'],
    [{ rating: 5, comment: 'x'.repeat(2001) }, 'comment'],
    [{ rating: 5, comment: 'a\0b' }, 'comment'],
  ]
  for (const [body, field] of faults) {
    const reply = await cook.send(api.ratings.rate, body, { params })
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]])
  }
  expect(await cook.get(api.ratings.stats, { params })).toEqual({ totalRatings: 0, averageRating: null })
})

test("a second cook can neither see nor change a cook's rating", async () => {
  const { cook, secondCook, params } = await aRecipe()
  await cook.post(api.ratings.rate, { rating: 2, comment: 'Too thin' }, { params })
  const other = await secondCook()
  await other.get(api.ratings.get, { params }).expectStatus(404)
  await other.get(api.ratings.stats, { params }).expectStatus(404)
  await other.post(api.ratings.rate, { rating: 5 }, { params }).expectStatus(404)
  expect(await cook.get(api.ratings.stats, { params })).toEqual({ totalRatings: 1, averageRating: 2 })
})

test('a copy is rated as its original; each cook sees their own words only', async () => {
  const { cook, secondCook, params } = await aRecipe()
  await cook.post(api.recipes.share, undefined, { params })
  const other = await secondCook()
  const copy = await other.post(api.shared.save, undefined, { params })
  await cook.post(api.ratings.rate, { rating: 2, comment: 'Mine' }, { params })
  await other.post(api.ratings.rate, { rating: 5, comment: 'Theirs' }, { params: copy })
  expect(await cook.get(api.ratings.stats, { params })).toEqual({ totalRatings: 2, averageRating: 3.5 })
  expect(await other.get(api.ratings.stats, { params: copy })).toEqual({
    totalRatings: 2,
    averageRating: 3.5,
  })
  expect(await cook.get(api.ratings.get, { params })).toMatchObject({ rating: 2, comment: 'Mine' })
})
