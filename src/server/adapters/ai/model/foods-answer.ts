import { z } from 'zod'
import { MAX_PHOTO_FOODS } from '#contract/limits.ts'
import type { SeenFoods } from '#server/ports/ai.ts'
import type { Read } from './ask-model.ts'
import { onOneLine } from './on-one-line.ts'

/** Number of recipes that are offered for one photo. */
const MAX_OPTIONS = 3
const MAX_NAME = 60
const difficulties = ['Easy', 'Medium', 'Hard'] as const

/** Schema of the answer about a photo of food. The rules for such schemas stand in recipe-answer.ts. */
const foodsAnswer = z.object({
  description: z.string().describe('One or two sentences on what the photo shows, food only'),
  ingredients: z.array(
    z.object({
      name: z.string().describe('Plain singular or plural name of the food, such as "red bell pepper"'),
      confidence: z.number().min(0).max(1).describe('How sure you are that this food is in the photo'),
    }),
  ),
  options: z.array(
    z.object({
      title: z.string().describe('Name of the dish, at most 80 characters'),
      description: z.string().describe('One sentence on taste and texture'),
      difficulty: z.enum(difficulties),
      cookTime: z.int().min(1).max(1440).describe('Minutes from start to table'),
      requiredIngredients: z.array(z.string().describe('A name from "ingredients"')),
    }),
  ),
})

export const foodsAnswerSchema = () => {
  const { $schema, ...schema } = z.toJSONSchema(foodsAnswer)
  return schema
}

/**
 * Reads a parsed answer and forgives common deviations: confidence in percent, a list of plain names, other
 * capitals.
 */
export function readFoodsAnswer(value: unknown): Read<SeenFoods> {
  const found = fields(value)
  if (!found || !Array.isArray(found.ingredients)) {
    return { kind: 'unusable', problem: 'The answer is not a JSON object with a list "ingredients".' }
  }
  const ingredients = onceEach(found.ingredients.flatMap((entry) => food(entry) ?? []))
  return {
    kind: 'value',
    value: {
      description: text(found.description, 500),
      ingredients: ingredients.slice(0, MAX_PHOTO_FOODS),
      recipeOptions: (Array.isArray(found.options) ? found.options : [])
        .flatMap((entry) => option(entry) ?? [])
        .slice(0, MAX_OPTIONS),
    },
  }
}

type Seen = SeenFoods['ingredients'][number]

const fields = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null

/** Returns text that is cut to the room on a screen. */
const text = (value: unknown, longest: number): string =>
  typeof value === 'string' ? onOneLine(value, longest) : ''

function food(entry: unknown): Seen | null {
  const found = fields(entry)
  const name = text(found ? (found.name ?? found.item) : entry, MAX_NAME)
  // A name needs letters; markup characters mean more than a name.
  if (!/\p{L}{2}/u.test(name) || /[<>{}[\]|]/.test(name)) return null
  return { name, confidence: confidence(found?.confidence) }
}

/** Reads a confidence from 0 to 1; a missing one counts as 0.5. */
function confidence(value: unknown): number {
  const said = typeof value === 'string' ? Number.parseFloat(value) : value
  if (typeof said !== 'number' || !Number.isFinite(said) || said < 0) return 0.5
  const share = said > 1 ? said / 100 : said
  return Math.min(1, Math.round(share * 100) / 100)
}

function option(entry: unknown): SeenFoods['recipeOptions'][number] | null {
  const found = fields(entry)
  const title = text(found?.title, 120)
  if (!found || title === '') return null
  const said = text(found.difficulty, 20).toLowerCase()
  const minutes = Number.parseInt(String(found.cookTime), 10)
  return {
    title,
    description: text(found.description, 300),
    difficulty: difficulties.find((one) => one.toLowerCase() === said) ?? 'Medium',
    cookTime: minutes > 0 && minutes <= 1440 ? minutes : 30,
    requiredIngredients: (Array.isArray(found.requiredIngredients) ? found.requiredIngredients : [])
      .flatMap((one) => food(one)?.name ?? [])
      .slice(0, 20),
  }
}

/** Keeps each food once, with its highest confidence. */
function onceEach(seen: readonly Seen[]): Seen[] {
  const byName = new Map<string, Seen>()
  for (const one of seen) {
    const key = one.name.toLowerCase()
    const known = byName.get(key)
    if (!known || known.confidence < one.confidence) byName.set(key, one)
  }
  return [...byName.values()].sort((a, b) => b.confidence - a.confidence)
}
