import { z } from 'zod'
import { MAX_PHOTO_FOODS } from '#contract/limits.ts'
import type { SeenFoods } from '#server/ports/ai.ts'
import type { Read } from './ask-model.ts'
import { onOneLine } from './on-one-line.ts'

/** How many recipes are offered for one photo. */
const MAX_OPTIONS = 3
const MAX_NAME = 60
const difficulties = ['Easy', 'Medium', 'Hard'] as const

/** The shape that a model is asked for when it looks at a photo of food. For the rules of such shapes see recipe-answer.ts. */
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

/** A parsed answer, forgiving what can be understood: confidence in percent, a list of plain names, other capitals. */
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

/** Not longer than a screen has room for. */
const text = (value: unknown, longest: number): string =>
  typeof value === 'string' ? onOneLine(value, longest) : ''

function food(entry: unknown): Seen | null {
  const found = fields(entry)
  const name = text(found ? (found.name ?? found.item) : entry, MAX_NAME)
  // Without a letter it names nothing; with a sentence's marks it is more than a name.
  if (!/\p{L}{2}/u.test(name) || /[<>{}[\]|]/.test(name)) return null
  return { name, confidence: confidence(found?.confidence) }
}

/** A model that does not say how sure it is, is not. */
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

/** A food that is named twice stands once, with the higher confidence. */
function onceEach(seen: readonly Seen[]): Seen[] {
  const byName = new Map<string, Seen>()
  for (const one of seen) {
    const key = one.name.toLowerCase()
    const known = byName.get(key)
    if (!known || known.confidence < one.confidence) byName.set(key, one)
  }
  return [...byName.values()].sort((a, b) => b.confidence - a.confidence)
}
