import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { MAX_SHELF_RECIPES } from '#contract/shelf.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { testApp } from '#testing/test-app.ts'

const kitchen = async () => {
  const world = await testApp()
  const cook = await world.premiumCook()
  const write = (title: string) => cook.post(api.recipes.create, { ...tomatoSoup, title })
  const add = (params: { id: string }) => {
    world.clock.advance(1000)
    return cook.put(api.shelf.add, {}, { params })
  }
  const titles = async () => (await cook.get(api.shelf.list)).map(({ recipe }) => recipe.title)
  return { ...world, cook, write, add, titles }
}

test('recipes wait on the shelf, the latest first, each once', async () => {
  const { cook, write, add, titles } = await kitchen()
  const [soup, stew, cake] = [await write('Soup'), await write('Stew'), await write('Cake')]
  const first = await add(soup)
  expect(first.recipe).toEqual({
    id: soup.id,
    title: 'Soup',
    imageUrl: soup.imageUrl,
    prepTime: soup.prepTime,
    servings: soup.servings,
  })
  await add(stew)
  await add(cake)
  const again = await Promise.all(Array.from({ length: 4 }, () => add(soup)))
  expect(again).toEqual([first, first, first, first])
  expect(await titles()).toEqual(['Cake', 'Stew', 'Soup'])

  const { addedAt } = (await cook.get(api.shelf.list))[1]!
  await cook.delete(api.shelf.remove, { params: stew })
  await cook.delete(api.shelf.remove, { params: stew }).expectStatus(404)
  expect(await titles()).toEqual(['Cake', 'Soup'])
  // A recipe is put back in its old place, but never at a future time.
  await cook.put(api.shelf.add, { addedAt }, { params: stew })
  expect(await titles()).toEqual(['Cake', 'Stew', 'Soup'])
  await cook.delete(api.shelf.remove, { params: soup })
  await cook.put(api.shelf.add, { addedAt: '2199-01-01T00:00:00Z' }, { params: soup })
  expect((await cook.get(api.shelf.list))[0]!.addedAt < '2100').toBe(true)
})

test('a deleted recipe leaves the shelf, and comes back to it', async () => {
  const { cook, write, add, titles } = await kitchen()
  const soup = await write('Soup')
  await add(soup)
  await cook.delete(api.recipes.remove, { params: soup })
  expect(await titles()).toEqual([])
  await cook.post(api.recipes.restore, undefined, { params: soup })
  expect(await titles()).toEqual(['Soup'])
})

test('the shelf is its owner’s, and for Premium', async () => {
  const { cook, write, add, titles, premiumCook, cook: _, secondCook } = await kitchen()
  const soup = await write('Soup')
  await add(soup)
  const other = await premiumCook('other@example.org')
  expect(await other.get(api.shelf.list)).toEqual([])
  await other.put(api.shelf.add, {}, { params: soup }).expectStatus(404)
  await other.delete(api.shelf.remove, { params: soup }).expectStatus(404)
  expect(await titles()).toEqual(['Soup'])
  const free = await secondCook()
  expect((await free.send(api.shelf.list)).json().code).toBe('premium_required')
  for (const wrong of [{ addedAt: 'now' }, { addedAt: 7 }])
    expect((await cook.send(api.shelf.add, wrong, { params: soup })).statusCode).toBe(400)
})

test('a full shelf says so', async () => {
  const { cook, write, db } = await kitchen()
  const soup = await write('Soup')
  const { user_id } = await db
    .selectFrom('recipes')
    .select('user_id')
    .where('id', '=', soup.id)
    .executeTakeFirstOrThrow()
  const source = await db
    .selectFrom('recipes')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('id', '=', soup.id)
    .executeTakeFirstOrThrow()
  const ids = Array.from({ length: MAX_SHELF_RECIPES }, () => crypto.randomUUID())
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value))
  await db
    .insertInto('recipes')
    .values(
      ids.map((id) => ({
        ...source,
        id,
        ingredients: json(source.ingredients)!,
        parsed_ingredients: json(source.parsed_ingredients)!,
        instructions: json(source.instructions)!,
        grocery_list: json(source.grocery_list)!,
        nutrition: json(source.nutrition),
        nutrition_coverage: json(source.nutrition_coverage),
        checks: json(source.checks),
        source: json(source.source)!,
      })),
    )
    .execute()
  await db
    .insertInto('shelf_recipes')
    .values(ids.map((recipe_id) => ({ user_id, recipe_id, added_at: new Date() })))
    .execute()
  const refused = await cook.put(api.shelf.add, {}, { params: soup }).expectStatus(409)
  expect(refused.message).toBe('The shelf holds 200 recipes. Please take one off first.')
  expect(await cook.get(api.shelf.list)).toHaveLength(MAX_SHELF_RECIPES)
})
