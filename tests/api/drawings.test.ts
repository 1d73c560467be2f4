import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import type { Looks } from '#kitchen/cookbook/looks.ts'
import { createBuiltinAi } from '#server/adapters/ai/builtin/create-builtin-ai.ts'
import { memoryPictures } from '#testing/memory-pictures.ts'
import { testApp } from '#testing/test-app.ts'
import { testCookbook } from '#testing/test-cookbook.ts'

const cookbook = await testCookbook()

/** Starts a server with the built-in kitchen, and reads the looks that its drawings follow. */
const kitchen = async () => {
  const pictures = memoryPictures()
  const app = await testApp({ ai: createBuiltinAi(cookbook), cookbook, pictures })
  const looksOf = (imageUrl: string | null): Looks | undefined => {
    const kept = pictures.kept.get(/[0-9a-f]{64}/.exec(imageUrl ?? '')?.[0] ?? '')
    return JSON.parse(Buffer.from(kept ?? '{}').toString()).recipe?.looks
  }
  return { cook: app.cook, looksOf }
}

test('a recipe of the cookbook is drawn by the looks of its file', async () => {
  const { cook, looksOf } = await kitchen()
  const { recipe } = await cook.post(api.recipes.generate, { prompt: 'shakshuka with feta' })
  const slug = recipe.source.from?.split('@')[0] ?? ''
  expect(looksOf(recipe.imageUrl)).toMatchObject({
    form: cookbook.bySlug.get(slug)?.looks.form,
    vessel: cookbook.bySlug.get(slug)?.looks.vessel,
  })
})

test('a recipe that a cook writes by hand has no looks, and a drawing all the same', async () => {
  const { cook, looksOf } = await kitchen()
  const recipe = await cook.post(api.recipes.create, {
    title: 'Soup of My Own',
    description: '',
    category: 'lunch',
    prepTime: 5,
    cookTime: 20,
    servings: 2,
    ingredients: [{ amount: '2 cups', item: 'tomatoes' }],
    instructions: ['Simmer the tomatoes for 20 minutes.'],
  })
  expect(recipe.imageUrl).toMatch(/\.webp$/)
  expect(looksOf(recipe.imageUrl)).toBeUndefined()
})
