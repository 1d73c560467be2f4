import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app.ts'
import { readUpload } from '#testing/upload.ts'

const recipe = (name: string, more: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name,
  recipeCategory: 'Dinner',
  recipeYield: '4 servings',
  prepTime: 'PT10M',
  cookTime: 'PT20M',
  recipeIngredient: ['2 cups red lentils', '1 onion, chopped', '1 teaspoon salt'],
  recipeInstructions: ['Fry the onion for 5 minutes.', 'Add the lentils and salt and simmer for 15 minutes.'],
  ...more,
})

test('a file with a byte order mark is read wherever its first bytes part a character', async () => {
  const world = await testApp()
  for (const pad of [0, 1]) {
    const notes = `${'x'.repeat(pad)}${'é'.repeat(3000)}`
    const file = `\ufeff${JSON.stringify(recipe('Crème Soup', { description: notes }))}`
    const job = await readUpload(world.app, world.cook, `${pad}.json`, file)
    expect([pad, job.state, job.recipes.found]).toEqual([pad, 'ready', 1])
  }
})
