import type { ImportApp } from '#contract/imports.ts'
import type { AppRecipe } from './app-recipe.ts'
import { isObject, type Json, type JsonObject, textOf } from './json-values.ts'
import { isMealieRecipe, readMealie } from './mealie.ts'
import { isMealieDatabase, readMealieDatabase } from './mealie-backup.ts'
import { isPaprikaRecipe, readPaprika } from './paprika.ts'
import { readSchemaOrg, schemaOrgRecipes } from './schema-org.ts'
import { isTandoorRecipe, readTandoor } from './tandoor.ts'

export interface Recognized {
  app: ImportApp
  /**
   * Recipes of the document, built one at a time so that a backup of thousands is never in memory at once.
   */
  recipes: Iterable<AppRecipe>
}

/**
 * Recognizes by its shape the app that wrote a JSON document, with the recipes in it; null when no app is
 * known.
 */
export function recognizeJson(document: Json): Recognized | null {
  if (isMealieDatabase(document)) return { app: 'mealie', recipes: readMealieDatabase(document) }
  const listed = Array.isArray(document) ? document : [document]
  for (const { app, is, read } of shapes) {
    const own = listed.filter(is)
    if (own.length > 0) return { app, recipes: lazily(own, read) }
  }
  const recipes = schemaOrgRecipes(document)
  return recipes.length > 0 ? { app: appOf(recipes[0]!), recipes: lazily(recipes, readSchemaOrg) } : null
}

const shapes: { app: ImportApp; is(value: Json): value is JsonObject; read(value: JsonObject): AppRecipe }[] =
  [
    { app: 'mealie', is: isMealieRecipe, read: readMealie },
    { app: 'tandoor', is: isTandoorRecipe, read: readTandoor },
    { app: 'paprika', is: isPaprikaRecipe, read: readPaprika },
  ]

/** Recognizes the app that wrote a schema.org recipe, by fields and addresses that only that app uses. */
function appOf(recipe: JsonObject): ImportApp {
  if ('imageUrl' in recipe && 'dateModified' in recipe) return 'nextcloud'
  const image = Array.isArray(recipe.image) ? textOf(recipe.image[0]) : ''
  if (/recipesage|chefbook/i.test(image) || ('creditText' in recipe && 'identifier' in recipe))
    return 'recipesage'
  return isObject(recipe) && 'id' in recipe && 'printImage' in recipe ? 'nextcloud' : 'schema.org'
}

function* lazily(
  values: readonly JsonObject[],
  read: (value: JsonObject) => AppRecipe,
): Generator<AppRecipe> {
  for (const value of values) yield read(value)
}
