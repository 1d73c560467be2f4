import { parsePartialJson } from 'ai'
import { categories } from '#contract/common.ts'
import type { PartialRecipe } from '#contract/generations.ts'
import { jsonPart } from './find-json.ts'

/**
 * Reads a recipe from an answer that is still being written. Anything may be missing or of the wrong type:
 * such fields are left out. Null while there is nothing to show.
 */
export async function partialRecipe(answer: string): Promise<PartialRecipe | null> {
  const json = jsonPart(answer)
  if (!json) return null
  const { value } = await parsePartialJson(json)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const found: { [key: string]: unknown } = { ...value }
  const partial: PartialRecipe = {
    ...pick('title', text(found.title)),
    ...pick('description', text(found.description)),
    ...pick(
      'category',
      categories.find((one) => one === found.category),
    ),
    ...pick('prepTime', number(found.prepTime)),
    ...pick('cookTime', number(found.cookTime)),
    ...pick('restTime', number(found.restTime)),
    ...pick('servings', number(found.servings)),
    ...pick('ingredients', list(found.ingredients, ingredient)),
    ...pick('instructions', list(found.instructions, text)),
  }
  return Object.keys(partial).length > 0 ? partial : null
}

const pick = <K extends string, T>(key: K, value: T | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { [P in K]?: T } // a computed key widens to string otherwise

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)

const list = <T>(value: unknown, read: (entry: unknown) => T | undefined) => {
  if (!Array.isArray(value)) return undefined
  const entries = value.map(read).filter((entry) => entry !== undefined)
  return entries.length > 0 ? entries : undefined
}

const ingredient = (entry: unknown) => {
  if (typeof entry === 'string') return { item: entry }
  if (typeof entry !== 'object' || entry === null) return undefined
  const { amount, item }: { amount?: unknown; item?: unknown } = entry
  const seen = { ...pick('amount', text(amount)), ...pick('item', text(item)) }
  return Object.keys(seen).length > 0 ? seen : undefined
}
