import { parse } from 'yaml'
import { z } from 'zod'
import { categories } from '#contract/common.ts'
import { season, seasons } from '#contract/popular.ts'
import { recipeDraft } from '#contract/recipe.ts'
import { splitLine } from '#kitchen/display/index.ts'
import type { HouseRecipe } from '#server/ports/house.ts'

/** A file of `house/recipes`, as a cook writes it. Times in minutes; `seasons: all` means the whole year. */
const houseFile = z.strictObject({
  title: z.string(),
  category: z.enum(categories),
  cuisine: z.string().min(3),
  seasons: z.union([z.literal('all'), z.array(season).min(1)]),
  serves: z.int(),
  prep: z.int(),
  cook: z.int(),
  description: z.string(),
  ingredients: z.array(z.string()),
  steps: z.array(z.string()),
})

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
