import type { DrawnRecipe } from './dish.ts'
import { altOf, illustrate } from './illustrate.ts'
import type { Svg } from './svg.ts'
import { HEIGHT, WIDTH } from './table.ts'

/**
 * A drawing that nobody has drawn yet: all that the pencil needs, and nothing else of the recipe. Plain data, so that it
 * can wait in a file and be drawn in another thread. Equal drawings look equal.
 */
export interface Drawing {
  recipe: DrawnRecipe
  seed: string
}

/** Pixels that a drawing is made for. */
export const drawingSize = { width: WIDTH, height: HEIGHT }

/** The drawing of a recipe, and what it says to who does not see it. Without a seed the amounts tell equal dishes apart. */
export function drawingOf(
  recipe: Omit<DrawnRecipe, 'ingredients'> & { ingredients: readonly { amount: string; item: string }[] },
  seed = recipe.ingredients.map(({ amount }) => amount).join('|'),
): { drawing: Drawing; alt: string } {
  const { title, category, ingredients, instructions, looks } = recipe
  const drawn = {
    title,
    category,
    // What the looks say is all that shows: the rest is not kept.
    ...(looks
      ? { ingredients: [], looks }
      : { ingredients: ingredients.map(({ item }) => ({ item })), instructions }),
  }
  return { drawing: { recipe: drawn, seed }, alt: altOf(recipe) }
}

/** The SVG of a drawing, as `illustrate` describes it. */
export const draw = ({ recipe, seed }: Drawing): Svg => illustrate(recipe, seed).svg
