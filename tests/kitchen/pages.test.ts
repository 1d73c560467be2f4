import { expect, test } from 'vitest'
import { draftOf } from '#kitchen/reading/draft-of.ts'
import { readPage } from '#kitchen/reading/page/read-page.ts'
import { cookbook, type PageRecipe } from './pages/cookbook.ts'
import { type Lacking, shapes } from './pages/shapes.ts'

const address = 'https://www.example.com/recipes/today?from=mail'
const absolute = (one: string, base: string) => (URL.canParse(one, base) ? new URL(one, base).href : null)

/** Replaces typographic apostrophes, which pages use in different ways. */
const plain = (text: string) => text.replaceAll('’', "'")

/** Builds the expected form and report for a page. */
const wanted = (recipe: PageRecipe, lacks: readonly Lacking[]) => ({
  title: recipe.title,
  description: recipe.description,
  ingredients: recipe.ingredients,
  steps: recipe.steps.map(plain),
  prepTime: recipe.prep,
  cookTime: recipe.cook,
  servings: recipe.servings,
  ...(!lacks.includes('category') && { category: recipe.category }),
  author: recipe.author,
  picture: absolute(recipe.picture, address),
})

const read = (html: string, lacks: readonly Lacking[]) => {
  const [found] = readPage(html, { address, absolute }).recipes
  if (!found) return null
  const { draft } = draftOf(found)
  return {
    title: draft.title,
    description: draft.description.replace(/\s+/g, ' '),
    ingredients: found.ingredients.map(({ text }) => text),
    steps: draft.instructions.map(plain),
    prepTime: draft.prepTime,
    cookTime: draft.cookTime,
    servings: draft.servings,
    ...(!lacks.includes('category') && { category: draft.category }),
    author: found.author,
    picture: found.pictures[0],
  }
}

test(`${shapes.length * cookbook.length} pages in ${shapes.length} shapes are read field by field`, () => {
  expect(shapes.length * cookbook.length).toBeGreaterThanOrEqual(200)
})

for (const { name, page, lacks = [] } of shapes) {
  test(name, () => {
    for (const recipe of cookbook) expect(read(page(recipe), lacks)).toEqual(wanted(recipe, lacks))
  })
}
