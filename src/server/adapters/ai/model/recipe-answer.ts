import { z } from 'zod'
import { type Category, categories } from '#contract/common.ts'
import { type RecipeDraft, recipeDraft } from '#contract/recipe.ts'
import { type Fields, fieldOf, isFields, textOf } from './answer-fields.ts'
import { minutesIn, servingsIn } from './answer-figures.ts'
import type { Read } from './ask-model.ts'
import { ingredientsOf, stepsOf } from './recipe-parts.ts'

/**
 * Schema of the answer that a model gives. Strict modes of providers take no optional keys, unions or
 * records, and no unbounded integers: everything is required, absence is null, times have bounds. `refusal`
 * comes last, so that the title is the first thing that streams.
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

/** JSON schema in the form that providers want. */
export const recipeAnswerSchema = () => {
  const { $schema, ...schema } = z.toJSONSchema(recipeAnswer)
  return schema
}

/**
 * Reads a parsed answer as a draft and forgives common deviations: other names of the fields, numbers in
 * words such as "20 minutes", every common shape of ingredients and steps, extra keys.
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
      title: textOf(fieldOf(found, 'title')),
      description: textOf(fieldOf(found, 'description')) ?? '',
      category: category(fieldOf(found, 'category')) ?? fallbackCategory,
      ...timesOf(found),
      servings: servingsIn(fieldOf(found, 'servings')),
      ingredients: ingredientsOf(fieldOf(found, 'ingredients')),
      instructions: stepsOf(fieldOf(found, 'instructions')),
    })
  if (parsed.success) return { kind: 'value', value: parsed.data }
  const problem = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
  return { kind: 'unusable', problem: problem.slice(0, 600) }
}

/** Finds the recipe inside of an answer: some models put it under a key of its own or into a list of one. */
function unwrap(value: unknown): Fields | null {
  if (Array.isArray(value)) return value.length === 1 ? unwrap(value[0]) : null
  if (!isFields(value)) return null
  const isRecipe = (one: Fields) => fieldOf(one, 'ingredients') !== undefined
  if (isRecipe(value)) return value
  const inner = Object.values(value).filter(isFields).filter(isRecipe)
  return inner.length === 1 ? (inner[0] ?? null) : value
}

const isRefusal = (found: Fields) => {
  const { instructions } = found
  const nothing = !Array.isArray(instructions) || instructions.length === 0
  return nothing && typeof found.refusal === 'string' && found.refusal.trim() !== ''
}

const category = (value: unknown) => {
  const name = textOf(Array.isArray(value) ? value[0] : value)?.toLowerCase()
  return categories.find((one) => one === name)
}

/**
 * Reads the times; a missing part follows from the total where that is given, and a missing rest time is 0.
 */
function timesOf(found: Fields) {
  const [prep, cook, rest, total] = (['prepTime', 'cookTime', 'restTime', 'totalTime'] as const).map((part) =>
    minutesIn(fieldOf(found, part)),
  )
  const left = (other: number | undefined) =>
    total === undefined || other === undefined ? undefined : Math.max(0, total - other - (rest ?? 0))
  return { prepTime: prep ?? left(cook), cookTime: cook ?? left(prep), restTime: rest ?? 0 }
}
