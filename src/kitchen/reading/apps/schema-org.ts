import type { FoundLine } from '../found-recipe.ts'
import { readMinutes } from '../minutes.ts'
import { manyLines, oneLine, plainText } from '../plain-text.ts'
import { type AppRecipe, emptyAppRecipe, type FoundPicture } from './app-recipe.ts'
import {
  instantOf,
  isObject,
  type Json,
  type JsonObject,
  listOf,
  namesOf,
  objectsOf,
  textOf,
} from './json-values.ts'
import { stepsOfText } from './text-lines.ts'

const MAX_NESTING = 8
const places = ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemListElement', 'item', 'recipes', 'hasPart']

export const isOfType = (value: JsonObject, type: string): boolean =>
  listOf(value['@type']).some(
    (one) => textOf(one).replace(/^(?:https?:\/\/schema\.org\/|schema:)/i, '') === type,
  )

/**
 * Returns every schema.org Recipe of a document: a single one, those of a list, of an `@graph`, or inside a
 * page's `mainEntity`.
 */
export function schemaOrgRecipes(document: Json, nesting = 0): JsonObject[] {
  if (nesting > MAX_NESTING) return []
  if (Array.isArray(document)) return document.flatMap((one) => schemaOrgRecipes(one, nesting + 1))
  if (!isObject(document)) return []
  if (isOfType(document, 'Recipe')) return [document]
  return places.flatMap((key) =>
    document[key] === undefined ? [] : schemaOrgRecipes(document[key], nesting + 1),
  )
}

/**
 * Reads one schema.org Recipe. Nextcloud Cookbook and RecipeSage use this vocabulary too; RecipeSage puts the
 * cook's notes into comments and the source into `creditText` and `isBasedOn`. https://schema.org/Recipe
 */
export function readSchemaOrg(recipe: JsonObject): AppRecipe {
  const tags = namesOf(recipe.keywords).flatMap(commaSeparated)
  const said = namesOf(recipe.recipeCategory).flatMap(commaSeparated)
  return {
    ...emptyAppRecipe(),
    title: oneLine(plainText(textOf(recipe.name) || textOf(recipe.headline))),
    description: plainText(textOf(recipe.description)),
    ingredients: underHeadings(
      listOf(recipe.recipeIngredient ?? recipe.ingredients).flatMap(linesOfIngredient),
    ),
    steps: stepsOf(recipe.recipeInstructions),
    prepMinutes: readMinutes(recipe.prepTime),
    cookMinutes: readMinutes(recipe.cookTime),
    restMinutes: readMinutes(recipe.restTime) ?? readMinutes(recipe.additionalTime),
    totalMinutes: readMinutes(recipe.totalTime),
    yield: yieldOf(recipe.recipeYield ?? recipe.yield),
    categories: [...said, ...tags],
    author: namesOf(recipe.author).join(', ') || textOf(recipe.creditText) || null,
    notes: objectsOf(recipe.comment)
      .map(({ text }) => plainText(textOf(text)))
      .filter(Boolean)
      .join('\n\n'),
    url:
      [recipe.url, recipe.isBasedOn, recipe['@id']].map(textOf).find((one) => /^https?:/i.test(one)) ?? null,
    createdAt: instantOf(recipe.dateCreated) ?? instantOf(recipe.datePublished),
    picture: pictureOf(recipe.image),
    further: [
      { label: 'Categories', text: said.join(', ') },
      { label: 'Tags', text: tags.join(', ') },
      { label: 'Cuisine', text: namesOf(recipe.recipeCuisine).join(', ') },
      { label: 'Equipment', text: namesOf(recipe.tool).join(', ') },
      { label: 'Method', text: namesOf(recipe.cookingMethod).join(', ') },
    ],
    extras: [
      ...(hasFigures(recipe.nutrition) ? (['nutrition'] as const) : []),
      // Other people's votes are not the cook's own rating.
      ...(isObject(recipe.aggregateRating) ? (['rating'] as const) : []),
      ...(recipe.video ? (['video'] as const) : []),
    ],
  }
}

const hasFigures = (value: Json) =>
  isObject(value) && Object.entries(value).some(([key, figure]) => !key.startsWith('@') && Boolean(figure))

const commaSeparated = (text: string) =>
  plainText(text)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** Returns the yield from `4`, `"4 servings"`, or a list of both: the longest text with a number. */
function yieldOf(value: Json): string | null {
  const said = listOf(value).map((one) =>
    oneLine(plainText(isObject(one) ? textOf(one.value) || textOf(one.name) : textOf(one))),
  )
  const numbered = said.filter((text) => /\d/.test(text)).toSorted((a, b) => b.length - a.length)
  return numbered[0] ?? (said.find(Boolean) || null)
}

/** Pattern for a heading among the lines: RecipeSage writes it in brackets, others end it with a colon. */
const headingLine = /^(?:\[([^\]]{1,120})\]|([^\d½¼¾⅓⅔⅛].{0,118}):)$/u

function underHeadings(lines: readonly FoundLine[]): FoundLine[] {
  let group: string | null = null
  return lines.flatMap((line) => {
    const match = headingLine.exec(line.text.trim())
    if (match) group = match[1] ?? match[2] ?? null
    return match ? [] : [{ ...line, group }]
  })
}

function linesOfIngredient(value: Json): FoundLine[] {
  const text = isObject(value)
    ? textOf(value.text) || `${textOf(value.amount)} ${textOf(value.name) || textOf(value.item)}`
    : textOf(value)
  return plainText(text)
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ text: line, group: null }))
}

function stepsOf(value: Json, group: string | null = null, nesting = 0): FoundLine[] {
  if (nesting > MAX_NESTING) return []
  return listOf(value).flatMap((one): FoundLine[] => {
    if (!isObject(one))
      return stepsOfText(textOf(one)).map((step) => ({ ...step, group: step.group ?? group }))
    const inside = one.itemListElement ?? one.item
    if (inside !== undefined) return stepsOf(inside, oneLine(textOf(one.name)) || group, nesting + 1)
    const text = manyLines(plainText(textOf(one.text) || textOf(one.description)))
    const name = oneLine(plainText(textOf(one.name)))
    // A step's name often repeats its text, or the beginning of it.
    const isNew = name !== '' && text !== '' && !text.startsWith(name.replace(/[….]+$/, ''))
    const whole = isNew ? `${name}: ${text}` : text || name
    return whole ? [{ text: whole, group }] : []
  })
}

function pictureOf(value: Json): FoundPicture | null {
  for (const one of listOf(value)) {
    const address = (isObject(one) ? textOf(one.url) || textOf(one.contentUrl) : textOf(one)).trim()
    const data = /^data:image\/[a-z+.-]+;base64,(.+)$/is.exec(address)?.[1]
    if (data) return { kind: 'base64', data }
    if (/^https?:\/\//i.test(address)) return { kind: 'url', url: address }
    if (address && !/^[a-z]+:/i.test(address)) return { kind: 'file', path: address }
  }
  return null
}
