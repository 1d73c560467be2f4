import { expect, test } from 'vitest'
import { z } from 'zod'
import { generationEvent } from '#contract/generations.ts'
import { recipe } from '#contract/recipe.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { contractRoutes } from './contract-routes.ts'
import { shapeOf } from './reply-shape.ts'

const stored = {
  ...tomatoSoup,
  id: '018f4f5e-0000-7000-8000-000000000000',
  imageUrl: null,
  imageAlt: null,
  isFavorite: false,
  folderId: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  updatedAt: '2026-11-21T12:00:00.000Z',
  version: 1,
  groceryList: { Produce: ['tomatoes'], 'Dairy & Eggs': ['heavy cream'] },
  nutrition: { calories: 1, protein: 1, carbs: 1, fat: 1, fiber: 1, sugar: 1, sodium: 1 },
  nutritionCoverage: { linesCounted: 1, lines: 1, unmatched: [] },
  checks: { rules: [{ group: 'times', passed: true }], findings: [] },
  source: { kind: 'text' as const, engine: null, prompt: null },
  isShared: false,
  inReview: false,
  averageRating: null,
  totalRatings: 0,
  myRating: null,
}

test('what the schema does not name is left out, at every depth', () => {
  const schema = z.object({
    list: z.array(z.object({ a: z.string() })),
    map: z.record(z.string(), z.object({ b: z.int() })),
  })
  const value = { list: [{ a: 'x', secret: 1 }], map: { one: { b: 1, secret: 2 } }, secret: 3 }
  expect(shapeOf(schema)(value)).toEqual({ list: [{ a: 'x' }], map: { one: { b: 1 } } })
})

test('a reply comes out as zod would write it', () => {
  const leaky = {
    ...stored,
    userId: 'never',
    nutrition: { ...stored.nutrition, secret: 1 },
    ingredients: stored.ingredients.map((line) => ({ ...line, parsed: {} })),
  }
  expect(shapeOf(recipe)(leaky)).toEqual(z.encode(recipe, leaky))
  expect(shapeOf(z.array(recipe))([leaky, leaky])).toEqual([stored, stored])
  const event = {
    id: 1,
    type: 'error',
    data: { code: 'internal', message: 'x', secret: 1 },
    secret: 2,
  } as const
  expect(shapeOf(generationEvent)(event)).toEqual(z.encode(generationEvent, event))
})

test('every reply of the contract has a shape', () => {
  for (const { route } of contractRoutes) expect(() => shapeOf(route.reply)).not.toThrow()
})
