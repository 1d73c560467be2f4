import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { AiError } from '#server/ports/ai.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'

const soup = { prompt: 'tomato soup' }

const painting = async () => {
  const app = await testApp()
  app.ai.paint()
  return app
}
const shown = ({ cook }: Pick<TestApp, 'cook'>, id: string) => cook.get(api.recipes.get, { params: { id } })

test('a recipe is there when its text is, with a drawing; the picture follows and takes its place', async () => {
  const app = await painting()
  const release = app.ai.holdPaintings()
  const { recipe, imageUrl } = await app.cook.post(api.recipes.generate, soup)
  expect(recipe).toMatchObject({ painting: 'coming', imageAlt: 'Illustration of Roasted Tomato Soup' })
  expect(imageUrl).toBe(recipe.imageUrl)
  expect(await shown(app, recipe.id)).toEqual(recipe)

  release()
  await expect.poll(() => shown(app, recipe.id)).not.toHaveProperty('painting')
  const painted = await shown(app, recipe.id)
  expect(painted).toMatchObject({
    version: 1,
    imageAlt: 'Picture of Roasted Tomato Soup',
    updatedAt: recipe.updatedAt,
  })
  expect(painted.imageUrl).not.toBe(recipe.imageUrl)
  expect(app.ai.paintings).toEqual(['standard'])
})

test('a picture that fails leaves the drawing, and the recipe says so; nothing is taken back', async () => {
  const app = await painting()
  app.ai.failPainting(new AiError('unreachable', 'no picture today'))
  const { recipe } = await app.cook.post(api.recipes.generate, soup)
  await expect.poll(() => shown(app, recipe.id)).toMatchObject({ painting: 'failed' })
  expect(await shown(app, recipe.id)).toMatchObject({ imageUrl: recipe.imageUrl })
  expect(await app.cook.get(api.quota.check)).toMatchObject({ recipesUsed: 1 })
})

test('without an image model there is nothing to wait for', async () => {
  const { cook, ai } = await testApp()
  const { recipe } = await cook.post(api.recipes.generate, soup)
  expect(recipe).not.toHaveProperty('painting')
  expect(ai.paintings).toEqual([])
})

test('Premium asks for the high quality', async () => {
  const { ai, premiumCook } = await painting()
  const premium = await premiumCook()
  await premium.post(api.recipes.generate, soup)
  await expect.poll(() => ai.paintings).toEqual(['high'])
})

test('another server paints pictures that a stopped server left unfinished', async () => {
  const app = await painting()
  app.ai.holdPaintings()
  const { recipe } = await app.cook.post(api.recipes.generate, soup)
  await expect.poll(() => app.ai.paintings).toHaveLength(1)
  await app.app.close()

  const release = app.ai.holdPaintings()
  release()
  const other = await app.anotherServer()
  await other.listen({ host: '127.0.0.1', port: 0 })
  const rows = () => app.db.selectFrom('awaited_pictures').selectAll().execute()
  await expect.poll(rows).toEqual([])
  const { image_alt } = await app.db
    .selectFrom('recipes')
    .select('image_alt')
    .where('id', '=', recipe.id)
    .executeTakeFirstOrThrow()
  expect(image_alt).toBe('Picture of Roasted Tomato Soup')
})

test('a picture that no server could finish is given up', async () => {
  const app = await painting()
  app.ai.holdPaintings()
  const { recipe } = await app.cook.post(api.recipes.generate, soup)
  await app.db
    .updateTable('awaited_pictures')
    .set({ attempts: 3, lease_until: new Date(0) })
    .execute()
  const other = await app.anotherServer()
  await other.listen({ host: '127.0.0.1', port: 0 })
  await expect.poll(() => shown(app, recipe.id)).toMatchObject({ painting: 'failed' })
})

test('a recipe that was deleted meanwhile gets none, and nothing fails', async () => {
  const app = await painting()
  const release = app.ai.holdPaintings()
  const { recipe } = await app.cook.post(api.recipes.generate, soup)
  await app.cook.delete(api.recipes.remove, { params: { id: recipe.id } })
  release()
  await expect.poll(() => app.db.selectFrom('awaited_pictures').selectAll().execute()).toEqual([])
  await app.app.close()
  expect(app.logged().filter((line) => line.includes('"level":50'))).toEqual([])
})
