import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { testApp } from '#testing/test-app.ts'

test('every save is a version with its date and author, and can be restored as a new one', async () => {
  const { cook, clock } = await testApp()
  const { recipe } = await cook.post(api.recipes.generate, { prompt: 'tomato soup' })
  const params = { id: recipe.id }
  clock.advance(60_000)
  await cook.put(api.recipes.update, { title: 'Our Soup' }, { params })
  clock.advance(60_000)
  await cook.put(api.recipes.update, { servings: 2 }, { params })

  const list = await cook.get(api.versions.list, { params })
  expect(list.map(({ version, author, reason, title }) => [version, author, reason, title])).toEqual([
    [3, 'cook', 'edited', 'Our Soup'],
    [2, 'cook', 'edited', 'Our Soup'],
    [1, 'ai', null, recipe.title],
  ])
  const minutes = list.map(({ savedAt }) => (Date.parse(savedAt) - Date.parse(recipe.createdAt)) / 60_000)
  expect(minutes.map(Math.floor)).toEqual([2, 1, 0])
  const present = await cook.get(api.versions.get, { params: { ...params, version: 3 } })
  expect(present.content).toMatchObject({ title: 'Our Soup', servings: 2 })
  const first = await cook.get(api.versions.get, { params: { ...params, version: 1 } })
  expect(first.content.title).toBe(recipe.title)
  expect(first.imageUrl).toBe(recipe.imageUrl)

  const restored = await cook.post(api.versions.restore, undefined, { params: { ...params, version: 1 } })
  expect(restored).toMatchObject({
    title: recipe.title,
    servings: recipe.servings,
    nutrition: recipe.nutrition,
    imageUrl: recipe.imageUrl,
    version: 4,
  })
  const [latest] = await cook.get(api.versions.list, { params })
  expect(latest).toMatchObject({ version: 4, author: 'cook', reason: 'restored', detail: '1' })
  await cook.get(api.versions.get, { params: { ...params, version: 9 } }).expectStatus(404)
})

test('a recipe written by hand begins as the cook', async () => {
  const { cook } = await testApp()
  const { id } = await cook.post(api.recipes.create, tomatoSoup)
  expect(await cook.get(api.versions.list, { params: { id } })).toMatchObject([
    { version: 1, author: 'cook' },
  ])
})

test('notes are kept beside the recipe and are in no other reply', async () => {
  const { cook, visitor, secondCook } = await testApp()
  const recipe = await cook.post(api.recipes.create, tomatoSoup)
  const params = { id: recipe.id }
  expect(await cook.get(api.notes.get, { params })).toEqual({ notes: '' })
  const secret = 'Aunt Ida must never know about the cream.'
  await cook.put(api.notes.update, { notes: secret, before: '' }, { params })
  expect(await cook.get(api.notes.get, { params })).toEqual({ notes: secret })

  await cook.post(api.recipes.share, undefined, { params })
  const other = await secondCook()
  await other.post(api.shared.save, undefined, { params })
  const replies = await Promise.all([
    visitor.send(api.shared.get, undefined, { params }),
    other.send(api.recipes.list),
    cook.send(api.recipes.get, undefined, { params }),
    cook.send(api.recipes.list),
    cook.send(api.versions.list, undefined, { params }),
  ])
  for (const { statusCode, body } of replies) {
    expect(statusCode).toBe(200)
    expect(body).not.toContain('Aunt Ida')
  }
  const [copy] = await other.get(api.recipes.list)
  expect(await other.get(api.notes.get, { params: copy! })).toEqual({ notes: '' })
})

test('notes written in two tabs do not overwrite each other unseen', async () => {
  const { cook } = await testApp()
  const { id } = await cook.post(api.recipes.create, tomatoSoup)
  const params = { id }
  await cook.put(api.notes.update, { notes: 'One tab', before: '' }, { params })
  await cook.put(api.notes.update, { notes: 'Other tab', before: '' }, { params }).expectStatus(409)
  expect(await cook.get(api.notes.get, { params })).toEqual({ notes: 'One tab' })
  // A repeated save, after a lost answer, is no conflict.
  await cook.put(api.notes.update, { notes: 'One tab', before: '' }, { params })
  const versions = await cook.get(api.versions.list, { params })
  expect(versions).toHaveLength(1)
})
