import { oneLine } from '../plain-text.ts'
import type { AppRecipe } from './app-recipe.ts'
import { isObject, type Json, type JsonObject, numberOf, objectsOf, textOf } from './json-values.ts'
import { readMealie } from './mealie.ts'

/** True for the `database.json` of a Mealie backup: one list of rows for each table. */
export const isMealieDatabase = (value: Json): value is JsonObject =>
  isObject(value) && Array.isArray(value.recipes) && Array.isArray(value.recipes_ingredients)

/**
 * Reads the recipes of a Mealie backup by joining its tables. Pictures lie beside it in
 * `data/recipes/{id}/images/original.webp`. Ids have hyphens or not, depending on the database of that
 * installation.
 */
export function* readMealieDatabase(database: JsonObject): Generator<AppRecipe> {
  const table = (name: string) => objectsOf(database[name])
  const byRecipe = (name: string) => grouped(table(name), 'recipe_id')
  const names = (name: string) => new Map(table(name).map((row) => [idOf(row.id), textOf(row.name)]))
  const [foods, units, tags, categories, tools] = [
    'ingredient_foods',
    'ingredient_units',
    'tags',
    'categories',
    'tools',
  ].map(names)
  const ingredients = byRecipe('recipes_ingredients')
  const steps = byRecipe('recipe_instructions')
  const notes = byRecipe('notes')
  const comments = byRecipe('recipe_comments')
  const nutrition = byRecipe('recipe_nutrition')
  const taggings = byRecipe('recipes_to_tags')
  const filings = byRecipe('recipes_to_categories')
  const toolings = byRecipe('recipes_to_tools')
  const opinions = byRecipe('users_to_recipes')
  for (const row of table('recipes')) {
    const id = idOf(row.id)
    const linked = (links: Map<string, JsonObject[]>, key: string, all: Map<string, string> | undefined) =>
      (links.get(id) ?? []).flatMap((link) => all?.get(idOf(link[key])) ?? [])
    const own = opinions.get(id) ?? []
    const recipe = readMealie({
      ...row,
      id: hyphenated(id),
      recipeServings: row.recipe_servings,
      recipeYield: row.recipe_yield,
      recipeYieldQuantity: row.recipe_yield_quantity,
      prepTime: row.prep_time,
      performTime: row.perform_time ?? row.cook_time,
      totalTime: row.total_time,
      orgURL: row.org_url,
      createdAt: row.created_at ?? row.date_added,
      rating: own.map((one) => numberOf(one.rating)).find((value) => value) ?? row.rating,
      recipeIngredient: inOrder(ingredients.get(id)).map((line) => ({
        ...line,
        unit: units?.get(idOf(line.unit_id)),
        food: foods?.get(idOf(line.food_id)),
        originalText: line.original_text,
      })),
      recipeInstructions: inOrder(steps.get(id)),
      notes: notes.get(id),
      comments: comments.get(id),
      nutrition: nutrition.get(id)?.map(({ id: _, recipe_id, ...figures }) => figures)[0],
      tags: linked(taggings, 'tag_id', tags),
      recipeCategory: linked(filings, 'category_id', categories),
      tools: linked(toolings, 'tool_id', tools),
    })
    yield {
      ...recipe,
      title: oneLine(recipe.title),
      isFavorite: own.some((one) => one.is_favorite === true || one.is_favorite === 1),
    }
  }
}

const idOf = (value: Json): string => textOf(value).replaceAll('-', '').toLowerCase()
const hyphenated = (id: string): string => id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const inOrder = (rows: readonly JsonObject[] = []): JsonObject[] =>
  rows.toSorted((a, b) => (numberOf(a.position) ?? 0) - (numberOf(b.position) ?? 0))

function grouped(rows: readonly JsonObject[], key: string): Map<string, JsonObject[]> {
  const groups = new Map<string, JsonObject[]>()
  for (const row of rows) {
    const id = idOf(row[key])
    const group = groups.get(id)
    if (group) group.push(row)
    else groups.set(id, [row])
  }
  return groups
}
