import { z } from 'zod'
import { categories } from '#contract/common.ts'
import {
  MAX_INGREDIENTS,
  MAX_LINE_LENGTH,
  MAX_RECIPES_PER_UPLOAD,
  MAX_STEP_LENGTH,
  MAX_STEPS,
} from '#contract/limits.ts'
import { headOf } from '#contract/storable-text.ts'
import type { TranscribedRecipe, Transcription } from '#server/ports/ai.ts'
import { isFields } from './answer-fields.ts'
import { minutesIn } from './answer-figures.ts'
import type { Read } from './ask-model.ts'
import { onOneLine } from './on-one-line.ts'
import { ingredientsOf, stepsOf } from './recipe-parts.ts'

/**
 * Schema of the answer about a photo of a written recipe. The rules for such schemas stand in
 * recipe-answer.ts.
 */
const transcriptionAnswer = z.object({
  transcription: z.string().describe('All text of the photos, line by line, letter for letter'),
  handwritten: z.boolean().describe('Whether any of it is written by hand'),
  recipes: z.array(
    z.object({
      title: z.string(),
      description: z.string().describe('Its own words about the dish, or empty'),
      category: z.enum(categories).nullable(),
      prepTime: z.int().min(0).max(10_080).nullable().describe('Minutes, null when the photo does not say'),
      cookTime: z.int().min(0).max(10_080).nullable().describe('Minutes, null when the photo does not say'),
      restTime: z
        .int()
        .min(0)
        .max(10_080)
        .nullable()
        .describe('Minutes of rising, chilling or marinating, null when the photo does not say'),
      servings: z.int().min(1).max(100).nullable(),
      ingredients: z.array(
        z.object({
          amount: z.string().describe('As it is written, such as "1 1/2 cups"; "?" for what is illegible'),
          item: z.string(),
          group: z.string().describe('The heading that it stands under, or empty'),
        }),
      ),
      instructions: z.array(z.string().describe('One step, without a number before it')),
    }),
  ),
})

export const transcriptionSchema = () => {
  const { $schema, ...schema } = z.toJSONSchema(transcriptionAnswer)
  return schema
}

/**
 * Reads a parsed answer and forgives common deviations. A recipe with neither ingredients nor steps is
 * dropped.
 */
export function readTranscriptionAnswer(value: unknown): Read<Omit<Transcription, 'engine'>> {
  if (!isFields(value) || typeof value.transcription !== 'string' || !Array.isArray(value.recipes)) {
    const problem = 'The answer is not a JSON object with "transcription" and a list "recipes".'
    return { kind: 'unusable', problem }
  }
  return {
    kind: 'value',
    value: {
      text: lines(value.transcription),
      handwritten: value.handwritten === true,
      recipes: value.recipes.flatMap((entry) => recipe(entry) ?? []).slice(0, MAX_RECIPES_PER_UPLOAD),
    },
  }
}

const lines = (text: string) => headOf(text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]+/gu, ' '), 20_000)

const text = (value: unknown, longest: number): string =>
  typeof value === 'string' || typeof value === 'number' ? onOneLine(String(value), longest) : ''

const whole = (value: unknown, least: number, most: number): number | null => {
  const number = minutesIn(value)
  return number !== undefined && number >= least && number <= most ? number : null
}

function recipe(entry: unknown): TranscribedRecipe | null {
  if (!isFields(entry)) return null
  const ingredients = (ingredientsOf(entry.ingredients) ?? []).flatMap(({ amount, item, group }) => {
    const food = text(item, MAX_LINE_LENGTH)
    return food === '' ? [] : { amount: text(amount, MAX_LINE_LENGTH), item: food, ...(group && { group }) }
  })
  const instructions = (stepsOf(entry.instructions) ?? []).flatMap(
    (step) => text(step, MAX_STEP_LENGTH) || [],
  )
  if (ingredients.length + instructions.length === 0) return null
  return {
    title: text(entry.title, 120),
    description: text(entry.description, 2000),
    category: categories.find((one) => one === text(entry.category, 20).toLowerCase()) ?? null,
    prepTime: whole(entry.prepTime, 0, 10_080),
    cookTime: whole(entry.cookTime, 0, 10_080),
    restTime: whole(entry.restTime, 0, 10_080),
    servings: whole(entry.servings, 1, 100),
    ingredients: ingredients.slice(0, MAX_INGREDIENTS),
    instructions: instructions.slice(0, MAX_STEPS),
  }
}
