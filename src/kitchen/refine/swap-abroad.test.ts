import { expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { refineRecipe } from './refine-recipe.ts'

const cheesecake: RecipeDraft = {
  title: 'Käsekuchen',
  description: 'Mit Zitrone und einem mürben Boden, wie bei Oma.',
  category: 'dessert',
  prepTime: 20,
  cookTime: 60,
  restTime: 30,
  servings: 12,
  ingredients: [
    { amount: '200 g', item: 'Mehl' },
    { amount: '200 g', item: 'Zucker' },
    { amount: '100 g', item: 'Butter' },
    { amount: '1 kg', item: 'Magerquark' },
    { amount: '3', item: 'Eier' },
    { amount: '200 ml', item: 'Sahne' },
  ],
  instructions: [
    'Mehl, Zucker, Butter und ein Ei zu einem Teig verkneten und eine Springform damit auslegen.',
    'Quark, Zucker, Eier und Sahne glatt rühren und auf den Teig gießen.',
    'Im vorgeheizten Backofen bei 175 °C etwa 60 Minuten backen.',
  ],
}
const refined = (wish: string) => refineRecipe({ draft: cheesecake, wish })

test('a food takes the place of another where a list says nothing of its gender', () => {
  const { draft } = refined('Milch statt Sahne') as { draft: RecipeDraft }
  expect(draft.ingredients.map(({ item }) => item)).toContain('Milch')
  expect(draft.instructions[1]).toBe('Quark, Zucker, Eier und Milch glatt rühren und auf den Teig gießen.')
})

test('amounts change in the words of the recipe', () => {
  const { draft } = refined('ein Viertel weniger Zucker') as { draft: RecipeDraft }
  expect(draft.ingredients[1]).toEqual({ amount: '150 g', item: 'Zucker' })
})

test.each([
  ['a food that the steps call by a shorter name', 'Ricotta statt Magerquark'],
  ['a food to add, for which there is no sentence', 'mit Rosinen dazu'],
  ['another appliance', 'im Slow Cooker'],
])('%s is refused rather than told in English', (_, wish) => {
  expect(refined(wish)).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('written in German'),
  })
})
