import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { type RecipeDraft, recipeDraft } from '#contract/recipe.ts'
import type { Cookbook, LinkedRecipe } from '#kitchen/cookbook/open-cookbook.ts'
import { splitLines } from '#kitchen/display/index.ts'

const figure = z.enum(['calories', 'protein', 'fat', 'sugar', 'sodium'])
const pattern = z.string()

/** A wish for one of the recipes, and the requirements on the result. */
export const wishCase = z.strictObject({
  recipe: z.string(),
  wish: z.string(),
  in: z.array(pattern).default([]),
  out: z.array(pattern).default([]),
  title: pattern.optional(),
  silentTitle: pattern.optional(),
  says: z.array(pattern).default([]),
  silent: z.array(pattern).default([]),
  servings: z.int().optional(),
  same: z.literal('servings').optional(),
  /** Most minutes of preparing and cooking. */
  minutes: z.int().optional(),
  /** Minutes by which the result must be quicker than before. */
  least: z.int().optional(),
  amounts: z.record(z.string(), z.string()).default({}),
  less: z.tuple([figure, z.number()]).optional(),
  more: z.tuple([figure, z.number()]).optional(),
  most: z.tuple([figure, z.number()]).optional(),
  /** Words of the reason, when the wish must be refused. */
  refused: pattern.optional(),
  /** Words of the reason, when the wish may be refused. */
  or: pattern.optional(),
})
export type WishCase = z.output<typeof wishCase>

const read = (name: string): unknown => parse(readFileSync(new URL(name, import.meta.url), 'utf8'))

export const wishCases: WishCase[] = z.array(wishCase).parse(read('wishes.yaml'))

const imported = z
  .array(z.looseObject({ id: z.string(), ingredients: z.array(z.string()), steps: z.array(z.string()) }))
  .parse(read('imported-recipes.yaml'))

export interface Stored {
  draft: RecipeDraft
  /** The cookbook recipe that the recipe was made from, if any. */
  linked?: LinkedRecipe
}

/** Returns a recipe as a collection stores it: a cookbook recipe by its slug, or an imported one. */
export function storedRecipe(cookbook: Cookbook, id: string): Stored {
  const linked = cookbook.bySlug.get(id)
  if (linked) return { draft: linked.draft, linked }
  const found = imported.find((recipe) => recipe.id === id)
  if (!found) throw new Error(`There is no recipe ${id}`)
  const { id: _, steps, ingredients, ...rest } = found
  return {
    draft: recipeDraft.parse({
      restTime: 0,
      ...rest,
      ingredients: splitLines(ingredients.join('\n')),
      instructions: steps,
    }),
  }
}
