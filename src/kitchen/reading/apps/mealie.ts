import type { FoundLine } from '../found-recipe.ts'
import { readMinutes } from '../minutes.ts'
import { oneLine, plainText } from '../plain-text.ts'
import { type AppRecipe, emptyAppRecipe } from './app-recipe.ts'
import {
  instantOf,
  isObject,
  type Json,
  type JsonObject,
  listOf,
  namesOf,
  numberOf,
  objectsOf,
  textOf,
} from './json-values.ts'
import { ingredientLine, stepsOfText } from './text-lines.ts'

/** True for a recipe as Mealie's API and its single-recipe export write it. */
export const isMealieRecipe = (value: Json): value is JsonObject =>
  isObject(value) &&
  typeof value.name === 'string' &&
  Array.isArray(value.recipeIngredient) &&
  Array.isArray(value.recipeInstructions) &&
  ('slug' in value || 'recipeServings' in value || 'groupId' in value) &&
  value['@type'] === undefined

/**
 * Reads Mealie's own JSON of one recipe: ingredients in parts (quantity, unit, food, note) with titles over
 * sections, steps with titles, notes, tags and the cook's rating.
 */
export function readMealie(recipe: JsonObject): AppRecipe {
  const servings = numberOf(recipe.recipeServings)
  const quantity = numberOf(recipe.recipeYieldQuantity)
  const words = oneLine(textOf(recipe.recipeYield))
  const id = textOf(recipe.id)
  return {
    ...emptyAppRecipe(),
    title: oneLine(textOf(recipe.name)),
    description: plainText(textOf(recipe.description)),
    ingredients: mealieIngredients(objectsOf(recipe.recipeIngredient)),
    steps: mealieSteps(objectsOf(recipe.recipeInstructions)),
    prepMinutes: readMinutes(recipe.prepTime),
    cookMinutes: readMinutes(recipe.performTime) ?? readMinutes(recipe.cookTime),
    restMinutes: readMinutes(recipe.restTime),
    totalMinutes: readMinutes(recipe.totalTime),
    yield: servings ? `${servings} servings` : [quantity || '', words].filter(Boolean).join(' ') || null,
    categories: [...namesOf(recipe.recipeCategory), ...namesOf(recipe.tags)],
    notes: mealieNotes(objectsOf(recipe.notes)),
    rating: numberOf(recipe.rating),
    url: textOf(recipe.orgURL) || textOf(recipe.orgUrl) || null,
    createdAt: instantOf(recipe.createdAt) ?? instantOf(recipe.dateAdded),
    picture: recipe.image && id ? { kind: 'file', path: `${id}/images/original.webp` } : null,
    further: [
      { label: 'Yield', text: servings && (quantity || words) ? `${quantity || ''} ${words}` : '' },
      { label: 'Categories', text: namesOf(recipe.recipeCategory).join(', ') },
      { label: 'Tags', text: namesOf(recipe.tags).join(', ') },
      { label: 'Equipment', text: namesOf(recipe.tools).join(', ') },
      {
        label: 'Comments',
        text: objectsOf(recipe.comments)
          .map(({ text }) => textOf(text))
          .join('\n'),
      },
    ],
    extras: isObject(recipe.nutrition) && Object.values(recipe.nutrition).some(Boolean) ? ['nutrition'] : [],
    leftOut:
      listOf(recipe.assets).length > 0
        ? [{ field: 'other', note: 'Attached files are not taken over.' }]
        : [],
  }
}

/** Reads ingredients; a title at the first ingredient of a section applies until the next title. */
export function mealieIngredients(rows: readonly JsonObject[]): FoundLine[] {
  let group: string | null = null
  return rows.flatMap((row) => {
    const title = oneLine(textOf(row.title))
    if (title) group = title
    const line = ingredientLine({
      quantity: row.disableAmount === true ? null : numberOf(row.quantity),
      unit: nameOf(row.unit),
      food: nameOf(row.food),
      note: textOf(row.note),
    })
    const text = line || oneLine(textOf(row.display)) || oneLine(textOf(row.originalText))
    return text ? [{ text, group }] : []
  })
}

const nameOf = (value: Json): string => (isObject(value) ? textOf(value.name) : textOf(value))

export function mealieSteps(rows: readonly JsonObject[]): FoundLine[] {
  let group: string | null = null
  return rows.flatMap((row) => {
    const title = oneLine(textOf(row.title))
    if (title) group = title
    const summary = oneLine(textOf(row.summary))
    return stepsOfText(textOf(row.text)).map((step, index) => ({
      text: summary && index === 0 ? `${summary}: ${step.text}` : step.text,
      group: step.group ?? group,
    }))
  })
}

export const mealieNotes = (rows: readonly JsonObject[]): string =>
  rows
    .map(({ title, text }) => [oneLine(textOf(title)), plainText(textOf(text))].filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n')
