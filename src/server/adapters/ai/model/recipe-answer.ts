import { z } from 'zod'
import { type Category, categories } from '#contract/common.ts'
import { MAX_GROUP_LENGTH } from '#contract/limits.ts'
import { type RecipeDraft, recipeDraft } from '#contract/recipe.ts'
import { headOf } from '#contract/storable-text.ts'
import type { Read } from './ask-model.ts'
import { onOneLine } from './on-one-line.ts'

/**
 * The shape that a model is asked for. Strict modes of providers take no optional keys, unions or records, and no
 * unbounded integers: everything is required, absence is null, times have bounds. `refusal` comes last, so that the
 * title is the first thing that streams.
 */
export const recipeAnswer = z.object({
  title: z.string().describe('Name of the dish, at most 80 characters'),
  description: z.string().describe('One or two sentences on taste and texture'),
  category: z.enum(categories),
  prepTime: z.int().min(0).max(1440).describe('Minutes of preparation'),
  cookTime: z.int().min(0).max(1440).describe('Minutes of cooking; 0 when nothing is heated'),
  restTime: z
    .int()
    .min(0)
    .max(10_080)
    .describe('Minutes in which nobody has to be there: rising, chilling, marinating; 0 for none'),
  servings: z.int().min(1).max(24),
  ingredients: z.array(
    z.object({
      amount: z.string().describe('Number and unit, such as "1 1/2 cups", or "to taste"'),
      item: z.string().describe('Food and its preparation, such as "onion, finely chopped"'),
      group: z
        .string()
        .describe('Heading of its part of the list, such as "For the sauce"; empty where there are no parts'),
    }),
  ),
  instructions: z.array(z.string().describe('One step in whole sentences, without a number before it')),
  refusal: z.string().nullable().describe('null, or why no dish can be made of this'),
})

/** The schema as providers want it. */
export const recipeAnswerSchema = () => {
  const { $schema, ...schema } = z.toJSONSchema(recipeAnswer)
  return schema
}

/**
 * A parsed answer as a draft, forgiving what can be understood without guessing: numbers in words such as
 * "20 minutes", ingredients as plain lines, numbers before steps, a category in capitals, keys that nobody asked for.
 */
export function readAnswer(value: unknown, fallbackCategory: Category): Read<RecipeDraft> {
  const found = unwrap(value)
  if (!found)
    return { kind: 'unusable', problem: 'The answer is not a JSON object with the fields of a recipe.' }
  if (isRefusal(found)) return { kind: 'refused' }
  const parsed = recipeDraft
    .extend({
      ingredients: recipeDraft.shape.ingredients.min(1),
      instructions: recipeDraft.shape.instructions.min(1),
    })
    .safeParse({
      title: text(found.title),
      description: text(found.description) ?? '',
      category: category(found.category) ?? fallbackCategory,
      prepTime: minutes(found.prepTime),
      cookTime: minutes(found.cookTime),
      // A model that was not asked for it, or forgot it, means none.
      restTime: found.restTime == null ? 0 : minutes(found.restTime),
      servings: minutes(found.servings),
      ingredients: list(found.ingredients, ingredient),
      instructions: list(found.instructions, step),
    })
  if (parsed.success) return { kind: 'value', value: parsed.data }
  const problem = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
  return { kind: 'unusable', problem: problem.slice(0, 600) }
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Some models put the recipe into a `recipe` key or into a list of one. */
function unwrap(value: unknown): Fields | null {
  if (Array.isArray(value)) return value.length === 1 ? unwrap(value[0]) : null
  if (!isFields(value)) return null
  if (!('title' in value) && isFields(value.recipe)) return value.recipe
  return value
}

const isRefusal = (found: Fields) => {
  const nothing = !Array.isArray(found.instructions) || found.instructions.length === 0
  return nothing && typeof found.refusal === 'string' && found.refusal.trim() !== ''
}

/** Text on one line: control characters and line ends would only disturb the page. */
const text = (value: unknown) => {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return undefined
  return onOneLine(value)
}

const category = (value: unknown) => {
  const name = text(value)?.toLowerCase()
  return categories.find((one) => one === name)
}

const FIGURE = String.raw`\d+(?:\.\d+)?(?: \d\/\d)?|\d\/\d`
const span = (unit: string) =>
  new RegExp(`(?:(?:${FIGURE})\\s*(?:-|–|to)\\s*)?(${FIGURE})\\s*(?:${unit})(?![a-z])`)
const spans: readonly (readonly [RegExp, number])[] = [
  [span('hours?|hrs?|h'), 60],
  [span('minutes?|mins?|m'), 1],
  [span('seconds?|secs?|s'), 1 / 60],
]
const figure = (words: string): number =>
  words.split(' ').reduce((sum, part) => {
    const [top = '0', bottom = '1'] = part.split('/')
    return sum + Number(top) / Number(bottom)
  }, 0)

/**
 * Minutes of a number, of words ("1 hour 20 minutes", "1h20", "1 1/2 hours", the longer of "1 to 2 hours") or of an ISO
 * duration ("PT1H20M").
 */
const minutes = (value: unknown) => {
  if (typeof value === 'number') return Math.round(value)
  const said = (text(value) ?? '')
    .toLowerCase()
    .replace(/^pt(?=\d)/, '')
    .replace(/(\d)h(\d{1,2})$/, '$1h $2m')
    .replace(/(\d[hms])(?=\d)/g, '$1 ')
    .replace(/½/g, ' 1/2')
    .replace(/¼/g, ' 1/4')
    .replace(/¾/g, ' 3/4')
    .replace(/\bhalf an? hour\b/g, '30 minutes')
    .replace(/\b(?:an?|one) (?=hour|minute)/g, '1 ')
    .replace(/ {2,}/g, ' ')
    .trim()
  const found = spans.flatMap(([pattern, factor]) => {
    const most = pattern.exec(said)?.[1]
    return most === undefined ? [] : [figure(most) * factor]
  })
  if (found.length > 0) return Math.round(found.reduce((sum, each) => sum + each, 0))
  const [, number] = /(\d+(?:\.\d+)?)/.exec(said) ?? []
  return number === undefined ? undefined : Math.round(Number(number))
}

/** A list, or one text with an entry on each line or behind each number. */
const list = <T>(value: unknown, read: (entry: unknown) => T | null) => {
  const entries =
    typeof value === 'string'
      ? value
          .split(/\n+|(?<=[.!?])\s+(?=(?:step\s*)?\d{1,2}\s*[.:)]\s)/i)
          .filter((line) => line.trim() !== '')
      : value
  return Array.isArray(entries) ? entries.map(read).filter((entry) => entry !== null) : undefined
}

/** "Note: check all labels" is no ingredient. */
const isNote = (amount: string, item: string): boolean =>
  /^notes?:?$/i.test(amount) || /^(?:notes?:|check (?:the |all )?labels?\b|see notes?\b)/i.test(item)

const ingredient = (entry: unknown) => {
  if (typeof entry === 'string') return text(entry) ? { amount: '', item: text(entry) } : null
  if (!isFields(entry)) return { item: undefined }
  const item = text(entry.item ?? entry.name ?? entry.ingredient ?? entry.food)
  const amount = [entry.amount ?? entry.quantity, entry.unit]
    .map(text)
    .filter((part) => part !== undefined && part !== '')
    .join(' ')
  const group = headOf(text(entry.group) ?? '', MAX_GROUP_LENGTH).replace(/[:\s]+$/, '')
  return item === '' || isNote(amount, item ?? '') ? null : { amount, item, ...(group && { group }) }
}

const step = (entry: unknown) => {
  const words = text(
    isFields(entry)
      ? (entry.text ?? entry.description ?? entry.instruction ?? entry.instructions ?? entry.step)
      : entry,
  )
  const bare = words?.replace(/^(?:step\s*)?\d{1,2}\s*[.:)]\s+/i, '')
  return bare === '' ? null : bare
}
