import type { Aisle } from '#contract/aisles.ts'
import { headOf } from '#contract/storable-text.ts'
import { stemsOf } from '../foods/index.ts'
import { foodOf, type ParsedIngredient } from '../ingredients/index.ts'

/** Staples of every kitchen, which are never missing because nobody shops for them before cooking. */
const staples = new Set(
  (
    'water ice salt black-pepper white-pepper olive-oil vegetable-oil canola-oil sunflower-oil corn-oil ' +
    'grapeseed-oil cooking-spray'
  ).split(' '),
)

const MAX_NAME_LENGTH = 60

/**
 * Returns the needs of a recipe, each once: ids of foods (`chicken-thigh`), or, if no food is known, the
 * words of the line behind a tilde (`~unicorn horn`). Staples and optional lines are not needed.
 */
export function neededFoods(lines: readonly ParsedIngredient[]): string[] {
  const needed = new Set<string>()
  for (const line of lines) {
    if (line.optional) continue
    const food = foodOf(line)?.food
    if (food && staples.has(food.id)) continue
    const name = food?.id ?? unknownFood(line.food)
    if (name) needed.add(name)
  }
  return [...needed]
}

/**
 * Returns the need for a food that is in no table, in words that fit both a recipe's line and a cook's text;
 * '' when there are no words.
 */
export function unknownFood(text: string): string {
  const stems = stemsOf(text)
  return stems === '' ? '' : `~${headOf(stems, MAX_NAME_LENGTH)}`
}

export const isStaple = (id: string): boolean => staples.has(id)

/**
 * Aisles of food that every kitchen has or that costs little: no dish is made for its sake, and nobody minds
 * buying it.
 */
export const stockedAisles: ReadonlySet<string> = new Set<Aisle>([
  'Spices & Seasonings',
  'Oils & Condiments',
  'Baking',
  'Other',
])
