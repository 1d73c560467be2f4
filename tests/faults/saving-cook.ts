import { expect } from 'vitest'
import { api } from '#contract/index.ts'
import type { Recipe } from '#contract/recipe.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { remoteCook } from '#testing/remote-cook.ts'

/** Starts a cook who keeps saving new recipes, and keeps changing one recipe, until the server dies. */
export const savingCook = async (origin: string, name: string, from?: string) => {
  const cook = await remoteCook(origin, `${name}@example.org`, from ? { from } : {})
  const draft = (nth: number) => ({ ...tomatoSoup, title: `${name} ${nth}` })
  const titleAt = (version: number) => `${name} at version ${version}`
  const create = (nth: number, at: string) =>
    cook.call(api.recipes.create, at, draft(nth), { headers: { 'idempotency-key': `save-${nth}` } })

  const acknowledged: Recipe[] = []
  let edited = await cook.call(api.recipes.create, origin, { ...tomatoSoup, title: titleAt(1) })
  const creating = async () => {
    for (;;) acknowledged.push(await create(acknowledged.length, origin))
  }
  const editing = async () => {
    for (;;) {
      const { id, version } = edited
      const edit = { title: titleAt(version + 1), version }
      edited = await cook.call(api.recipes.update, origin, edit, { params: { id } })
    }
  }
  const work = Promise.allSettled([creating(), editing()])

  return {
    /** Resolves when both have succeeded at least once. */
    begun: () =>
      expect.poll(() => acknowledged.length > 0 && edited.version > 1, { timeout: 20_000 }).toBe(true),
    saved: () => acknowledged.length + edited.version,

    /**
     * Checks that everything acknowledged is there, that an unfinished save is there as a whole or not at
     * all, and that it can be repeated.
     */
    async findsAll(at: string) {
      // The loops ended because of the lost connection, not because of a refusal.
      for (const end of await work) expect(end).toMatchObject({ reason: expect.any(TypeError) })
      const recipes = await cook.call(api.recipes.list, at)
      for (const recipe of acknowledged) expect(recipes).toContainEqual(recipe)
      await create(acknowledged.length, at)
      const params = { id: edited.id }
      const present = await cook.call(api.recipes.get, at, undefined, { params })
      expect([edited.version, edited.version + 1]).toContain(present.version)
      if (present.version === edited.version) expect(present).toEqual(edited)
      const versions = await cook.call(api.versions.list, at, undefined, { params })
      expect(versions.map(({ title }) => title)).toEqual(versions.map(({ version }) => titleAt(version)))
      expect(versions).toHaveLength(present.version)

      const now = await cook.call(api.recipes.list, at)
      const created = Array.from({ length: acknowledged.length + 1 }, (_, nth) => draft(nth).title)
      expect(now.map(({ title }) => title).toSorted()).toEqual([...created, present.title].toSorted())
      for (const { imageUrl } of now) expect((await fetch(`${at}${imageUrl}`)).status).toBe(200)
      // Saved recipes cost no quota.
      expect(await cook.call(api.quota.check, at)).toMatchObject({ recipesUsed: 0 })
    },
  }
}
