import { z } from 'zod'
import { category } from '#contract/common.ts'
import type { RecipeDraft } from '#contract/recipe.ts'
import { diets } from '#kitchen/craving/craving.ts'

/** Requirements on a recipe for a craving; terms are alternatives separated by |. */
const expectation = z.object({
  all: z.array(z.string()).default([]),
  any: z.array(z.string()).default([]),
  no: z.array(z.string()).default([]),
  /** Term that the title must contain. */
  t: z.string().optional(),
  cat: category.optional(),
  max: z.number().optional(),
  serv: z.number().optional(),
  diet: z.array(z.enum(diets)).default([]),
  noOven: z.boolean().default(false),
})

export const askedCraving = z.object({ id: z.string(), prompt: z.string(), expect: expectation })
export type AskedCraving = z.infer<typeof askedCraving>

export interface Term {
  what: string
  holds: boolean
}

/**
 * Lists each requirement, and whether the recipe meets it; without a recipe none is met.
 * @param names further names of the recipe besides its title: a Sachertorte is a chocolate cake
 */
export function termsOf(
  expect: AskedCraving['expect'],
  draft: RecipeDraft | null,
  names: readonly string[] = [],
): Term[] {
  const items = draft?.ingredients.map(({ item }) => item) ?? []
  const text = [draft?.title ?? '', ...items].join('\n').toLowerCase()
  const called = [draft?.title ?? '', ...names].join('\n')
  // Ingredients are searched without the title, because "Egg-Free" in a title means that there is no egg.
  const listed = items.join('\n').toLowerCase()
  const isListed = (term: string) => draft !== null && new RegExp(`\\b(?:${term})`, 'i').test(listed)
  const has = (term: string) => draft !== null && new RegExp(`\\b(?:${term})`, 'i').test(text)
  const when = (stated: unknown, term: () => Term): Term[] =>
    stated === undefined || stated === false ? [] : [term()]
  return [
    ...expect.all.map((term) => ({ what: `has ${term}`, holds: has(term) })),
    ...expect.no.map((term) => ({ what: `has no ${term}`, holds: draft !== null && !isListed(term) })),
    ...when(expect.any.length > 0, () => ({
      what: `has any of ${expect.any.join(', ')}`,
      holds: expect.any.some(has),
    })),
    ...when(expect.t, () => ({
      what: `title has ${expect.t}`,
      holds: draft !== null && new RegExp(expect.t ?? '', 'i').test(called),
    })),
    ...when(expect.cat, () => ({ what: `is a ${expect.cat}`, holds: draft?.category === expect.cat })),
    ...when(expect.max, () => ({
      what: `takes at most ${expect.max} minutes`,
      holds: draft !== null && draft.prepTime + draft.cookTime <= (expect.max ?? 0),
    })),
    ...when(expect.serv, () => ({ what: `serves ${expect.serv}`, holds: draft?.servings === expect.serv })),
    ...when(expect.noOven, () => ({
      what: 'needs no oven',
      holds: draft !== null && !/(?<!dutch )\boven\b|\bbake\b/i.test(draft.instructions.join(' ')),
    })),
  ]
}
