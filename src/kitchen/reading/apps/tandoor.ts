import { heats, restIn } from '../../checks/times.ts'
import type { FoundLine } from '../found-recipe.ts'
import { readMinutes } from '../minutes.ts'
import { oneLine, plainText } from '../plain-text.ts'
import { type AppRecipe, emptyAppRecipe } from './app-recipe.ts'
import { isObject, type Json, type JsonObject, namesOf, numberOf, objectsOf, textOf } from './json-values.ts'
import { ingredientLine, stepsOfText } from './text-lines.ts'

/** True for the `recipe.json` of a Tandoor export. */
export const isTandoorRecipe = (value: Json): value is JsonObject =>
  isObject(value) &&
  typeof value.name === 'string' &&
  Array.isArray(value.steps) &&
  ('working_time' in value || 'waiting_time' in value)

/**
 * Reads a recipe of Tandoor. Its ingredients belong to steps; a step without a text only lists them.
 * `working_time` is work and `waiting_time` is oven, pot or rest, in minutes.
 * https://docs.tandoor.dev/features/import_export/
 */
export function readTandoor(recipe: JsonObject): AppRecipe {
  const steps = objectsOf(recipe.steps).toSorted(
    (a, b) => (numberOf(a.order) ?? 0) - (numberOf(b.order) ?? 0),
  )
  const tags = namesOf(recipe.keywords)
  const servings = numberOf(recipe.servings)
  const words = oneLine(textOf(recipe.servings_text))
  const method = steps.flatMap(textsOf)
  return {
    ...emptyAppRecipe(),
    title: oneLine(textOf(recipe.name)),
    description: plainText(textOf(recipe.description)),
    ingredients: steps.flatMap((step) => ingredientsOf(step, steps.length > 1)),
    steps: method,
    prepMinutes: readMinutes(numberOf(recipe.working_time)),
    ...waitingOf(readMinutes(numberOf(recipe.waiting_time)), method),
    yield: servings
      ? `${servings} ${/serv|person|people|portion/i.test(words) || !words ? 'servings' : words}`
      : words || null,
    categories: tags,
    rating: numberOf(recipe.rating),
    url: textOf(recipe.source_url) || null,
    further: [{ label: 'Tags', text: tags.join(', ') }],
    extras: isObject(recipe.nutrition) ? ['nutrition'] : [],
  }
}

/** Divides the waiting time into heat and rest, as the steps tell. */
function waitingOf(minutes: number | null, method: readonly FoundLine[]) {
  if (!minutes || method.length === 0) return { cookMinutes: minutes, restMinutes: null }
  if (!method.some(({ text }) => heats(text.toLowerCase()))) return { cookMinutes: 0, restMinutes: minutes }
  const rest = Math.round(method.reduce((sum, { text }) => sum + restIn(text), 0))
  return rest > 0 && rest < minutes
    ? { cookMinutes: minutes - rest, restMinutes: rest }
    : { cookMinutes: minutes, restMinutes: null }
}

function ingredientsOf(step: JsonObject, several: boolean): FoundLine[] {
  let group = several ? oneLine(textOf(step.name)) || null : null
  return objectsOf(step.ingredients)
    .toSorted((a, b) => (numberOf(a.order) ?? 0) - (numberOf(b.order) ?? 0))
    .flatMap((row) => {
      if (row.is_header === true) {
        group = oneLine(textOf(row.note)) || group
        return []
      }
      const text = ingredientLine({
        quantity: row.no_amount === true ? null : numberOf(row.amount),
        unit: isObject(row.unit) ? textOf(row.unit.name) : '',
        food: isObject(row.food) ? textOf(row.food.name) : '',
        note: textOf(row.note),
      })
      return text ? [{ text, group }] : []
    })
}

/** Reads the text of a step without its Markdown: bold and links become their words. */
function textsOf(step: JsonObject): FoundLine[] {
  const group = oneLine(textOf(step.name)) || null
  const text = textOf(step.instruction)
    .replace(/\{\{\s*ingredients\[\d+\]\s*\}\}/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
  return stepsOfText(text).map((one) => ({ ...one, group: one.group ?? group }))
}
