import { expect, test } from 'vitest'
import { schemaRecipe } from '#testing/recipes.ts'
import { readPage } from './read-page.ts'

const lines = ['2 cups flour', '1 cup butter', '3 apples', '1 tbsp sugar']
const script = `<script type="application/ld+json">${JSON.stringify(
  schemaRecipe('Apple Tart', { recipeIngredient: lines }),
)}</script>`

const groupsOf = (list: string) =>
  readPage(`<html><head>${script}</head><body><p>A tart.</p>${list}</body></html>`, {
    address: 'https://example.org/tart',
    absolute: (address) => address,
  }).recipes[0]?.ingredients.map(({ group }) => group)

const items = (...texts: string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`

test.each([
  [
    'WP Recipe Maker',
    `<div class="wprm-recipe-ingredients-container"><h3>Ingredients</h3>
     <div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">Dough</h4>${items('flour', 'butter')}</div>
     <div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">Filling</h4>${items('apples', 'sugar')}</div></div>`,
  ],
  [
    'Tasty',
    `<div class="tasty-recipes-ingredients"><h4>Dough</h4>${items('a', 'b')}<h4>Filling</h4>${items('c', 'd')}</div>`,
  ],
  [
    'Create',
    `<div class="mv-create-ingredients"><h4>Dough</h4>${items('a', 'b')}<h4>Filling</h4>${items('c', 'd')}</div>`,
  ],
])('reads the headings of a page that %s made', (_plugin, list) => {
  expect(groupsOf(list)).toEqual(['Dough', 'Dough', 'Filling', 'Filling'])
})

test('reads no heading when the list is another one, or there is none', () => {
  const none = [null, null, null, null]
  expect(groupsOf('')).toEqual(none)
  expect(groupsOf(`<div class="tasty-recipes-ingredients"><h4>Dough</h4>${items('a')}</div>`)).toEqual(none)
  expect(groupsOf(`<div class="tasty-recipes-ingredients"><h4>Dough</h4>${items(...'abcdefgh')}`)).toEqual(
    none,
  )
})
