import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { testApp } from '#testing/test-app.ts'

const soup = { prompt: 'tomato soup' }

test('an edit changes what was sent, and what the kitchen computes follows', async () => {
  const { cook } = await testApp()
  const { recipe } = await cook.post(api.recipes.generate, soup)
  const edited = await cook.put(api.recipes.update, { title: 'Our Soup', servings: 2 }, { params: recipe })
  expect(edited).toMatchObject({ title: 'Our Soup', servings: 2, description: recipe.description })
  expect(edited.nutrition?.calories).toBeGreaterThan((recipe.nutrition?.calories ?? 0) * 1.8)
  const without = edited.ingredients.filter(({ item }) => !item.includes('garlic'))
  const shorter = await cook.put(api.recipes.update, { ingredients: without }, { params: recipe })
  expect(JSON.stringify(shorter.groceryList)).not.toMatch(/garlic/i)
  expect(await cook.get(api.recipes.get, { params: recipe })).toEqual(shorter)
})

test('an invalid edit is refused field by field', async () => {
  const { cook } = await testApp()
  const { recipe } = await cook.post(api.recipes.generate, soup)
  const reply = await cook.send(api.recipes.update, { servings: 0, title: '' }, { params: recipe })
  expect(reply.statusCode).toBe(400)
  expect(Object.keys(reply.json().fields).toSorted()).toEqual(['servings', 'title'])
})

test('the list comes whole, or in pages whose link leads on', async () => {
  const { premiumCook, app } = await testApp()
  const cook = await premiumCook()
  for (let count = 0; count < 5; count += 1) await cook.post(api.recipes.generate, soup)
  const all = await cook.get(api.recipes.list)
  expect(all.map(({ createdAt }) => createdAt)).toEqual(
    all
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .reverse(),
  )
  const paged = []
  const { idToken } = await cook.signIn()
  for (let url: string | undefined = '/api/recipes?limit=2&category=dinner'; url; ) {
    const reply: LightMyRequestResponse = await app.inject({
      url,
      headers: { authorization: `Bearer ${idToken}` },
    })
    paged.push(...reply.json())
    url = /<([^>]+)>; rel="next"/.exec(String(reply.headers.link ?? ''))?.[1]
  }
  expect(paged).toEqual(all)
  await cook.get(api.recipes.list, { query: { cursor: 'nonsense' } }).expectStatus(400)
})

test('a cursor of a time that the database cannot say is refused', async () => {
  const { cook } = await testApp()
  for (const time of [-8e15, 8e15]) {
    const query = { limit: 1, cursor: `${time.toString(36)}.018f4f5e-0000-7000-8000-000000000000` }
    await cook.get(api.recipes.list, { query }).expectStatus(400)
    await cook.get(api.recipes.cards, { query }).expectStatus(400)
  }
})

test('favourites, folders, search and delete', async () => {
  const { cook } = await testApp()
  const { recipe } = await cook.post(api.recipes.generate, soup)
  const params = { id: recipe.id }
  expect(await cook.post(api.recipes.favorite, undefined, { params })).toEqual({ isFavorite: true })
  // Clients that always send JSON send an empty object.
  expect(await cook.post(api.recipes.favorite, {}, { params })).toEqual({ isFavorite: false })
  // A request with a value sets that value, so that repeating it changes nothing.
  for (let time = 0; time < 2; time += 1)
    expect(await cook.post(api.recipes.favorite, { isFavorite: true }, { params })).toEqual({
      isFavorite: true,
    })
  await cook.post(api.recipes.favorite, { isFavorite: 'yes' } as never, { params }).expectStatus(400)

  const folder = await cook.post(api.folders.create, { name: '  Soups ' })
  expect(folder).toMatchObject({ name: 'Soups', color: '#ea580c' })
  await cook.put(api.recipes.move, { folderId: folder.id }, { params })
  expect(await cook.get(api.recipes.list, { query: { folderId: folder.id } })).toHaveLength(1)
  expect(await cook.get(api.recipes.list, { query: { folderId: 'unorganized' } })).toHaveLength(0)
  await cook.put(api.folders.update, { name: 'Warm', color: '#2563eb' }, { params: folder })
  await cook.delete(api.folders.remove, { params: folder })
  expect(await cook.get(api.folders.list)).toEqual([])
  expect(await cook.get(api.recipes.list, { query: { folderId: 'unorganized' } })).toHaveLength(1)

  expect(await cook.get(api.recipes.list, { query: { search: 'tomato' } })).toHaveLength(1)
  expect(await cook.get(api.recipes.list, { query: { search: 'pancakes' } })).toHaveLength(0)
  await cook.delete(api.recipes.remove, { params })
  expect((await cook.get(api.recipes.get, { params }).expectStatus(404)).message).toBe('Recipe Not Found')
})

test('a rating is kept, changed and averaged', async () => {
  const { cook } = await testApp()
  const { recipe } = await cook.post(api.recipes.generate, soup)
  const params = { id: recipe.id }
  expect(await cook.get(api.ratings.get, { params })).toMatchObject({ rating: null })
  await cook.post(api.ratings.rate, { rating: 5, comment: ' Lovely ', tags: ['easy'] }, { params })
  await cook.post(api.ratings.rate, { rating: 4, comment: 'Lovely', tags: ['easy', 'quick'] }, { params })
  expect(await cook.get(api.ratings.get, { params })).toEqual({
    rating: 4,
    comment: 'Lovely',
    tags: ['easy', 'quick'],
  })
  expect(await cook.get(api.ratings.stats, { params })).toEqual({ totalRatings: 1, averageRating: 4 })
  await cook
    .send(api.ratings.rate, { rating: 6 }, { params })
    .then(({ statusCode }) => expect(statusCode).toBe(400))
})

test('a shared recipe is public until it is unshared, and can be saved once', async () => {
  const { cook, secondCook, visitor } = await testApp({ publicUrl: 'https://larder.example' })
  const { recipe } = await cook.post(api.recipes.generate, soup)
  const params = { id: recipe.id }
  const unknown = await visitor.send(api.shared.get, undefined, {
    params: { id: '018f4f5e-0000-7000-8000-000000000000' },
  })
  expect((await visitor.send(api.shared.get, undefined, { params })).body).toBe(unknown.body)

  expect(await cook.post(api.recipes.share, undefined, { params })).toEqual({
    url: `https://larder.example/share/${recipe.id}`,
  })
  const seen = await visitor.get(api.shared.get, { params })
  expect(seen).toMatchObject({
    title: recipe.title,
    groceryList: expect.arrayContaining([expect.any(String)]),
  })
  expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['source', 'folderId', 'isFavorite']))

  const other = await secondCook()
  const copy = await other.post(api.shared.save, undefined, { params })
  expect(copy).toMatchObject({ title: recipe.title, source: { kind: 'shared', prompt: null } })
  const again = await other.post(api.shared.save, undefined, { params }).expectStatus(409)
  expect(again.message).toContain('already saved')
  expect(await other.get(api.quota.check)).toMatchObject({ recipesUsed: 0 })

  await cook.delete(api.recipes.unshare, { params })
  expect((await visitor.send(api.shared.get, undefined, { params })).body).toBe(unknown.body)
})
