import type { Finding } from '#contract/recipe.ts'
import { checkRecipe } from '#kitchen/checks/index.ts'
import { likeness } from '#kitchen/cookbook/likeness.ts'
import { computeNutrition } from '#kitchen/nutrition/index.ts'
import type { HouseRecipe } from '#server/ports/house.ts'

/** No two recipes of the house may be more alike than this (see `likeness`). */
export const MAX_LIKENESS = 0.5
const MIN_COVERAGE = 0.95

export interface HouseVerdict {
  recipe: HouseRecipe
  /** Everything the kitchen says of it, as of a recipe of its own engine. */
  findings: Finding[]
  /** Share of the ingredient lines that are in the nutrition, 0 to 1. */
  coverage: number
  /** Energy of a serving. */
  kcal: number
  nearest: { slug: string; likeness: number } | null
  /** Why it may not be in the collection; empty when it may. */
  faults: string[]
}

/** Holds each recipe against the kitchen's rules and against all others. */
export function judgeHouse(house: readonly HouseRecipe[]): HouseVerdict[] {
  const nearest = nearestOf(house)
  return house.map((recipe, at) => {
    const { draft } = recipe
    const { findings } = checkRecipe(draft, { source: 'engine' })
    const { perServing, coverage } = computeNutrition(draft)
    const covered = coverage.lines === 0 ? 0 : coverage.linesCounted / coverage.lines
    const near = nearest[at] ?? null
    const faults = findings
      .filter(({ severity }) => severity !== 'note')
      .map(({ rule, message }) => `${rule}: ${message}`)
    if (covered < MIN_COVERAGE) faults.push(`no figures for ${coverage.unmatched.join('; ')}`)
    if (near && near.likeness > MAX_LIKENESS) faults.push(`too much like ${near.slug}`)
    return { recipe, findings, coverage: covered, kcal: perServing.calories, nearest: near, faults }
  })
}

function nearestOf(house: readonly HouseRecipe[]): ({ slug: string; likeness: number } | null)[] {
  const best = house.map(() => null as { slug: string; likeness: number } | null)
  const consider = (at: number, slug: string, value: number) => {
    if (value > (best[at]?.likeness ?? -1)) best[at] = { slug, likeness: value }
  }
  for (const [first, a] of house.entries())
    for (const [offset, b] of house.slice(first + 1).entries()) {
      const value = likeness(a.draft, b.draft)
      consider(first, b.slug, value)
      consider(first + 1 + offset, a.slug, value)
    }
  return best
}
