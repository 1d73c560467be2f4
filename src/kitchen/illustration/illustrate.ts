import { chopsticks, fork, knife, spoon } from './cutlery.ts'
import type { Dish } from './dish.ts'
import { type DrawnRecipe, readDish } from './dish.ts'
import { type Cutlery, kindOf } from './dish-kind.ts'
import { type Svg, sheet } from './svg.ts'
import { napkin, sideTable, tableTop } from './table.ts'

export type { DrawnRecipe }

export interface Illustration {
  /** A whole SVG document, 1200 by 900, without text, scripts, fonts or references to anything outside. */
  svg: string
  /** `Illustration of {title}`. */
  alt: string
}

/**
 * Draws a recipe's dish as its looks describe it; without looks it is guessed from title, category and
 * ingredients. The same recipe and seed give the same bytes. Nothing of the recipe's text gets into the
 * markup.
 */
export function illustrate(recipe: DrawnRecipe, seed: string): Illustration {
  const dish = readDish(recipe, seed)
  const kind = kindOf(dish)
  const scene =
    kind.view === 'side'
      ? sideTable(dish.rng, dish.main) + kind.paint(dish)
      : tableTop(dish.rng) + napkin(dish.rng, dish.main) + kind.paint(dish) + beside(dish, kind.cutlery)
  return {
    svg: sheet(scene),
    alt: altOf(recipe),
  }
}

export const altOf = ({ title }: Pick<DrawnRecipe, 'title'>): string => `Illustration of ${title.trim()}`

function beside({ rng }: Dish, cutlery: Cutlery): Svg {
  const turn = rng.between(-6, 6)
  if (cutlery === 'fork') return fork(1096, 470, turn)
  if (cutlery === 'spoon') return spoon(1096, 470, turn)
  if (cutlery === 'chopsticks') return chopsticks(1090, 450, turn + 6)
  if (cutlery === 'knife and fork') return fork(98, 470, turn) + knife(1100, 470, turn)
  return ''
}
