import { parse } from 'yaml'
import { z } from 'zod'
import { categories } from '#contract/common.ts'
import { type RecipeDraft, recipeDraft } from '#contract/recipe.ts'
import { splitLine } from '#kitchen/display/index.ts'

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof seasons)[number]

/** A file of `house/recipes`, as a cook writes it. Times in minutes; `seasons: all` means the whole year. */
const houseFile = z.strictObject({
  title: z.string(),
  category: z.enum(categories),
  cuisine: z.string().min(3),
  seasons: z.union([z.literal('all'), z.array(z.enum(seasons)).min(1)]),
  serves: z.int(),
  prep: z.int(),
  cook: z.int(),
  description: z.string(),
  ingredients: z.array(z.string()),
  steps: z.array(z.string()),
})

export interface HouseRecipe {
  /** The file's name without its ending; never changes, for the recipe's id is made of it. */
  slug: string
  cuisine: string
  seasons: readonly Season[]
  draft: RecipeDraft
}

/** @throws an error that names the file and what is wrong in it */
export function readHouseRecipe(slug: string, text: string): HouseRecipe {
  try {
    const {
      cuisine,
      seasons: when,
      serves,
      prep,
      cook,
      ingredients,
      steps,
      ...rest
    } = houseFile.parse(parse(text))
    return {
      slug,
      cuisine,
      seasons: when === 'all' ? seasons : when,
      draft: recipeDraft.parse({
        ...rest,
        servings: serves,
        prepTime: prep,
        cookTime: cook,
        ingredients: ingredients.map(splitLine),
        instructions: steps,
      }),
    }
  } catch (cause) {
    throw new Error(
      `house/recipes/${slug}.yaml: ${cause instanceof z.ZodError ? z.prettifyError(cause) : cause}`,
    )
  }
}
