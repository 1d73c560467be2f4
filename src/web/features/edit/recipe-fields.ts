import { type Category, categories } from '#contract/common.ts'
import { partsOf } from '#contract/ingredient-parts.ts'
import type { Ingredient, RecipeDraft } from '#contract/recipe.ts'
import type { FieldDoubt } from './doubts.ts'

/** A recipe as the form holds it: numbers as they were typed, steps as objects so that rows keep their identity. */
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

/** A line; or, with a `heading`, the heading over the lines below it. An empty one ends the part above it. */
export interface IngredientRow extends DoubtfulRow {
  amount: string
  item: string
  heading?: string
}

interface DoubtfulRow {
  /** Goes with the row when it is moved, and is not part of the recipe. */
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
  // What a device has kept from before has none.
  restTime: String(recipe.restTime ?? 0),
  servings: String(recipe.servings),
  ingredients: rowsOf(recipe.ingredients),
  instructions: recipe.instructions.map((text) => ({ text })),
})

/** Lines as rows, each heading as a row of its own before its lines. */
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

/** What is sent: trimmed, empty rows left out, numbers read as integers. An amount alone counts as its item. */
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

/** Text from elsewhere can carry null bytes and halves of symbols, which nobody sees and no database keeps. */
const clean = (text: string) =>
  text
    .replaceAll('\0', '')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
    .trim()

/** Whether something that was read from storage can be put into the form, on top of `emptyFields`. */
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
