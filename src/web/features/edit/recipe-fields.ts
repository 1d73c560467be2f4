import { type Category, categories } from '#contract/common.ts'
import { partsOf } from '#contract/ingredient-parts.ts'
import type { Ingredient, RecipeDraft } from '#contract/recipe.ts'
import type { FieldDoubt } from './doubts.ts'

/**
 * A recipe in the form's shape: numbers as typed text, and steps as objects, so that rows keep their
 * identity.
 */
export interface RecipeFields {
  title: string
  description: string
  category: Category
  prepTime: string
  cookTime: string
  restTime: string
  servings: string
  ingredients: IngredientRow[]
  instructions: ({ text: string } & DoubtfulRow)[]
}

/** An ingredient line, or a heading when `heading` is set. An empty heading ends the previous part. */
export interface IngredientRow extends DoubtfulRow {
  amount: string
  item: string
  heading?: string
}

interface DoubtfulRow {
  /** A doubt about the row; it moves with the row and is not part of the recipe. */
  doubt?: FieldDoubt
}

export const emptyFields: RecipeFields = {
  title: '',
  description: '',
  category: 'dinner',
  prepTime: '15',
  cookTime: '30',
  restTime: '0',
  servings: '4',
  ingredients: [
    { amount: '', item: '' },
    { amount: '', item: '' },
    { amount: '', item: '' },
  ],
  instructions: [{ text: '' }, { text: '' }],
}

export const fieldsOf = (recipe: RecipeDraft): RecipeFields => ({
  title: recipe.title,
  description: recipe.description,
  category: recipe.category,
  prepTime: String(recipe.prepTime),
  cookTime: String(recipe.cookTime),
  // A recipe stored on the device by an older version lacks a rest time.
  restTime: String(recipe.restTime ?? 0),
  servings: String(recipe.servings),
  ingredients: rowsOf(recipe.ingredients),
  instructions: recipe.instructions.map((text) => ({ text })),
})

/** Converts ingredient lines to rows, with each heading as a row of its own before its lines. */
export const rowsOf = (lines: readonly Ingredient[]): IngredientRow[] =>
  partsOf(lines).flatMap(({ group, from, lines: own }) => [
    ...(group !== undefined || from > 0 ? [headingRow(group)] : []),
    ...own.map(({ amount, item }) => ({ amount, item })),
  ])

export const headingRow = (heading = ''): IngredientRow => ({ amount: '', item: '', heading })

export const isHeading = ({ heading }: IngredientRow): boolean => heading !== undefined

function linesOf(rows: readonly IngredientRow[]): Ingredient[] {
  let group = ''
  return rows.flatMap(({ heading, ...row }): Ingredient[] => {
    if (heading !== undefined) {
      group = clean(heading)
      return []
    }
    const [amount, item] = [clean(row.amount), clean(row.item)]
    if (amount === '' && item === '') return []
    const line = item === '' ? { amount: '', item: amount } : { amount, item }
    return [{ ...line, ...(group !== '' && { group }) }]
  })
}

/**
 * Converts the form's fields to the draft that is sent: texts trimmed, empty rows dropped, numbers parsed. An
 * amount without an item becomes the item.
 */
export const draftOf = (fields: RecipeFields): RecipeDraft => ({
  title: clean(fields.title),
  description: clean(fields.description),
  category: fields.category,
  prepTime: Number.parseInt(fields.prepTime, 10) || 0,
  cookTime: Number.parseInt(fields.cookTime, 10) || 0,
  restTime: Number.parseInt(fields.restTime, 10) || 0,
  servings: Number.parseInt(fields.servings, 10) || 1,
  ingredients: linesOf(fields.ingredients),
  instructions: fields.instructions.map(({ text }) => clean(text)).filter((text) => text !== ''),
})

/** Removes null bytes and lone surrogates, which pasted text may contain and which the database rejects. */
const clean = (text: string) =>
  text
    .replaceAll('\0', '')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
    .trim()

/** True when a stored value can be used as fields of the form, together with `emptyFields`. */
export function isRecipeFields(value: unknown): value is RecipeFields {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Record<keyof RecipeFields, unknown>
  const texts = [fields.title, fields.description, fields.prepTime, fields.cookTime, fields.servings]
  return (
    texts.every((text) => typeof text === 'string') &&
    categories.some((one) => one === fields.category) &&
    isList(fields.ingredients, ['amount', 'item']) &&
    fields.ingredients.every(({ heading }) => heading === undefined || typeof heading === 'string') &&
    isList(fields.instructions, ['text'])
  )
}

const isList = (value: unknown, keys: string[]): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.every((row) => row && keys.every((key) => typeof row[key] === 'string'))
