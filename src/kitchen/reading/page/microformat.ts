import { textOf } from '../plain-text.ts'
import type { Document, Element } from './markup.ts'
import type { SchemaNode } from './schema-node.ts'

/** Classes of https://microformats.org/wiki/h-recipe and of hRecipe before it, by what schema.org calls them. */
const classes: readonly (readonly [property: string, selector: string, many: boolean])[] = [
  ['name', '.p-name, .fn', false],
  ['description', '.p-summary, .summary', false],
  ['recipeIngredient', '.p-ingredient, .e-ingredient, .ingredient', true],
  ['recipeInstructions', '.e-instructions, .p-instructions, .instructions', true],
  ['recipeYield', '.p-yield, .yield', false],
  ['prepTime', '.dt-prep-time, .preptime, .prepTime', false],
  ['cookTime', '.dt-cook-time, .cooktime, .cookTime', false],
  ['totalTime', '.dt-duration, .duration', false],
  ['recipeCategory', '.p-category, [rel~=tag]', true],
  ['author', '.p-author, .author', false],
  ['image', '.u-photo, img.photo', false],
  ['nutrition', '.p-nutrition, .nutrition', false],
]

/** The recipes that a page marks with the classes of h-recipe or hRecipe, as JSON-LD would give them. */
export const microformatRecipes = ($: Document): SchemaNode[] =>
  $('.h-recipe, .hrecipe')
    .toArray()
    .slice(0, 20)
    .map((recipe) => {
      const node: SchemaNode = { '@type': 'Recipe' }
      for (const [property, selector, many] of classes) {
        const found = $(recipe)
          .find(selector)
          .toArray()
          // A name within the author's card is the author's.
          .filter(
            (element) =>
              property !== 'name' ||
              !$(element).parent().closest('.h-card, .vcard, .author, .p-author').length,
          )
          .map((element) => valueIn($, element))
          .filter(Boolean)
        if (found.length > 0) node[property] = many ? found : found[0]
      }
      return node
    })

function valueIn($: Document, element: Element): string {
  const one = $(element)
  const title = one.find('.value-title').addBack('.value-title').attr('title')
  if (title) return title
  if (one.is('img')) return one.attr('src') ?? ''
  if (one.is('time, [datetime]')) return one.attr('datetime') ?? one.text()
  if (one.is('abbr[title]')) return one.attr('title') ?? ''
  if (one.is('data, input')) return one.attr('value') ?? ''
  return textOf(element)
}
