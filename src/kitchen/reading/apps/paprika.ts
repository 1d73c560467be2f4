import { readMinutes } from '../minutes.ts'
import { oneLine, plainText } from '../plain-text.ts'
import { type AppRecipe, emptyAppRecipe } from './app-recipe.ts'
import {
  instantOf,
  isObject,
  type Json,
  type JsonObject,
  namesOf,
  numberOf,
  objectsOf,
  textOf,
} from './json-values.ts'
import { linesUnderHeadings, stepsOfText } from './text-lines.ts'

/** True for the JSON inside a `.paprikarecipe`. */
export const isPaprikaRecipe = (value: Json): value is JsonObject =>
  isObject(value) &&
  typeof value.name === 'string' &&
  typeof value.ingredients === 'string' &&
  'directions' in value

/**
 * Reads a recipe of Paprika 3: texts with one line each, a photo in base64, categories that become folders.
 */
export function readPaprika(recipe: JsonObject): AppRecipe {
  const [folder, ...others] = namesOf(recipe.categories)
  const photo = textOf(recipe.photo_data) || textOf(objectsOf(recipe.photos)[0]?.data)
  const address = textOf(recipe.image_url)
  return {
    ...emptyAppRecipe(),
    title: oneLine(textOf(recipe.name)),
    description: plainText(textOf(recipe.description)),
    ingredients: linesUnderHeadings(textOf(recipe.ingredients)),
    steps: stepsOfText(textOf(recipe.directions)),
    prepMinutes: readMinutes(recipe.prep_time),
    cookMinutes: readMinutes(recipe.cook_time),
    restMinutes: readMinutes(recipe.inactive_time),
    totalMinutes: readMinutes(recipe.total_time),
    yield: oneLine(textOf(recipe.servings)) || null,
    categories: namesOf(recipe.categories),
    author: oneLine(textOf(recipe.source)) || null,
    notes: plainText(textOf(recipe.notes)),
    rating: numberOf(recipe.rating),
    isFavorite: recipe.on_favorites === true || recipe.is_favorite === true,
    folder: folder ?? null,
    url: textOf(recipe.source_url) || null,
    createdAt: instantOf(recipe.created),
    picture: photo ? { kind: 'base64', data: photo } : address ? { kind: 'url', url: address } : null,
    further: [
      { label: 'Categories', text: others.join(', ') },
      { label: 'Difficulty', text: textOf(recipe.difficulty) },
      { label: 'Nutrition as stated', text: textOf(recipe.nutritional_info) },
    ],
  }
}
