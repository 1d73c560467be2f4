import type { DrawnRecipe } from './dish.ts'
import { altOf, illustrate } from './illustrate.ts'
import type { Svg } from './svg.ts'
import { HEIGHT, WIDTH } from './table.ts'

/**
 * Everything that is needed to draw a recipe later, and nothing else of it. Plain data, so that it can wait
 * in a file and be drawn in another thread. Equal drawings look equal.
 */
export interface Drawing {
  recipe: DrawnRecipe
  seed: string
}

/** Size in pixels for which drawings are made. */
export const drawingSize = { width: WIDTH, height: HEIGHT }

/**
 * Returns the drawing of a recipe and its alternative text. Without a seed the amounts tell equal dishes
 * apart.
 */
export function drawingOf(
  recipe: Omit<DrawnRecipe, 'ingredients'> & { ingredients: readonly { amount: string; item: string }[] },
  seed = recipe.ingredients.map(({ amount }) => amount).join('|'),
): { drawing: Drawing; alt: string } {
  const { title, category, ingredients, instructions, looks } = recipe
  const drawn = {
    title,
    category,
    // The looks alone decide the drawing, so ingredients and steps are left out beside them.
    ...(looks
      ? { ingredients: [], looks }
      : { ingredients: ingredients.map(({ item }) => ({ item })), instructions }),
  }
  return { drawing: { recipe: drawn, seed }, alt: altOf(recipe) }
}

/** Draws the SVG, as `illustrate` describes it. */
export const draw = ({ recipe, seed }: Drawing): Svg => illustrate(recipe, seed).svg
