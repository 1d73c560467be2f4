import { headOf } from '#contract/storable-text.ts'
import { type ExtraKind, type FoundRecipe, nothingFound } from '../found-recipe.ts'
import { readMinutes } from '../minutes.ts'
import { manyLines, oneLine } from '../plain-text.ts'
import { groupOf } from '../text/line-kind.ts'
import { instructionsFrom } from './instructions.ts'
import { isNode, listOf, type Resolve, resolved, type SchemaNode, valueIn } from './schema-node.ts'
import { authorFrom, ingredientsFrom, lineFrom, picturesFrom, textFrom, wordsFrom } from './schema-values.ts'

/**
 * Reads a schema.org Recipe as a found recipe: https://schema.org/Recipe, with the habits of real pages.
 * `resolve` finds the thing that an `@id` points at. Never throws.
 */
export function readSchemaRecipe(node: SchemaNode, resolve: Resolve = () => undefined): FoundRecipe {
  const found = nothingFound()
  found.title = lineFrom(node, 'name') || lineFrom(node, 'headline') || lineFrom(node, 'title')
  found.description = manyLines(textFrom(valueIn(node, 'description')))
  found.ingredients = withGroups(
    ingredientsFrom(valueIn(node, 'recipeIngredient') ?? valueIn(node, 'ingredients')),
  )
  found.steps = instructionsFrom(
    valueIn(node, 'recipeInstructions') ?? valueIn(node, 'instructions'),
    resolve,
  )
  found.yield = yieldFrom(valueIn(node, 'recipeYield') ?? valueIn(node, 'yield'))
  found.categories = [
    ...wordsFrom(valueIn(node, 'recipeCategory')),
    ...wordsFrom(valueIn(node, 'keywords')).filter((word) => word.length <= 24),
  ]
  found.author = authorFrom(valueIn(node, 'author') ?? valueIn(node, 'creator'), resolve)
  found.pictures = picturesFrom(valueIn(node, 'image') ?? valueIn(node, 'thumbnailUrl'), resolve)
  found.address = addressFrom(valueIn(node, 'url'))
  found.prepMinutes = minutesFrom(node, 'prepTime', 'preparing', found)
  found.cookMinutes =
    minutesFrom(node, 'cookTime', 'cooking', found) ?? minutesFrom(node, 'performTime', 'cooking', found)
  found.restMinutes = restFrom(node, found)
  found.totalMinutes = minutesFrom(node, 'totalTime', 'everything', found)
  found.notes = notesFrom(node)
  found.extras = extrasIn(node, resolve)
  return found
}

/** Reads the resting time from properties of some sites, because schema.org has none for it. */
const restFrom = (node: SchemaNode, found: FoundRecipe): number | null =>
  minutesFrom(node, 'restTime', 'resting', found) ??
  minutesFrom(node, 'additionalTime', 'resting', found) ??
  minutesFrom(node, 'inactiveTime', 'resting', found)

const withGroups = (lines: string[]): FoundRecipe['ingredients'] => {
  let group: string | null = null
  return lines.flatMap((text) => {
    // Only a marked line is a heading, because a name in capitals in a list of names is an ingredient.
    const name = /:$|^for the /i.test(text) ? groupOf(text, true) : null
    if (name !== null) group = name
    return name === null ? [{ text, group }] : []
  })
}

/**
 * Returns the most telling of several yields: `["4", "4 servings"]`, `{ value: 4, unitText: "servings" }`.
 */
function yieldFrom(value: unknown): string | null {
  const texts = listOf(value)
    .map((one) =>
      oneLine(
        isNode(one)
          ? `${textFrom(valueIn(one, 'value'))} ${textFrom(valueIn(one, 'unitText'))}`
          : textFrom(one),
      ),
    )
    .filter(Boolean)
    .map((text) => headOf(text, 200))
  return (
    texts.find((text) => /serv|portion|people|person/i.test(text)) ??
    texts.find((text) => /\d/.test(text)) ??
    texts[0] ??
    null
  )
}

function minutesFrom(node: SchemaNode, property: string, what: string, found: FoundRecipe): number | null {
  for (const one of listOf(valueIn(node, property))) {
    const said = isNode(one)
      ? (valueIn(one, 'maxValue') ??
        valueIn(one, 'minValue') ??
        valueIn(one, 'value') ??
        valueIn(one, 'name'))
      : one
    const minutes = readMinutes(typeof said === 'string' ? oneLine(textFrom(said)) : said)
    if (minutes !== null) return minutes
    const text = oneLine(textFrom(said))
    if (text !== '') found.unclear.push(`the time for ${what}, “${headOf(text, 60)}”.`)
  }
  return null
}

const addressFrom = (value: unknown): string | null => {
  const one = listOf(value)[0]
  const url = isNode(one) ? one['@id'] : one
  return typeof url === 'string' && url !== '' ? headOf(oneLine(url), 2000) : null
}

/** Returns the notes and the equipment, which helps at the stove but has no field here. */
function notesFrom(node: SchemaNode): string {
  const tools = listOf(valueIn(node, 'tool'))
    .map((one) => oneLine(textFrom(one)))
    .filter(Boolean)
  const notes = manyLines(textFrom(valueIn(node, 'recipeNotes') ?? valueIn(node, 'notes')))
  return [notes, tools.length > 0 && `Equipment:\n${tools.slice(0, 40).join('\n')}`]
    .filter(Boolean)
    .join('\n\n')
}

const extraProperties: readonly (readonly [ExtraKind, string])[] = [
  ['nutrition', 'nutrition'],
  ['rating', 'aggregateRating'],
  ['rating', 'review'],
  ['video', 'video'],
  ['keywords', 'keywords'],
  ['tools', 'tool'],
]

const extrasIn = (node: SchemaNode, resolve: Resolve): ExtraKind[] => {
  const kinds = extraProperties
    .filter(([, property]) =>
      listOf(valueIn(node, property)).some((one) => resolved(one, resolve) !== undefined),
    )
    .map(([kind]) => kind)
  return [...new Set(kinds)]
}
