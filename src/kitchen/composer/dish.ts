import type { Category } from '#contract/common.ts'
import type { Kit } from './kit.ts'
import type { Role } from './pantry/index.ts'

/** A dish the kitchen can write: an archetype with slots, or a classic with its own identity. */
export interface Dish {
  id: string
  /** Phrases of a craving that name this dish, singular, lower case; the longest match wins. */
  names: readonly string[]
  /** Where it belongs, the usual place first. */
  categories: readonly Category[]
  kind: 'savoury' | 'sweet'
  /** Servings that the amounts are written for. */
  serves: number
  /** From the quickest to the slowest of its variants, total minutes. */
  minutes: readonly [number, number]
  /** Roles that its slots can take in from a craving. */
  takes?: readonly Role[]
  cuisines?: readonly string[]
  moods?: readonly string[]
  /** Foods that, asked for together, mean this dish to most cooks. */
  loves?: readonly string[]
  /** Every variant needs an oven. */
  oven?: true
  /** Only when a craving names it: classics that would surprise otherwise. */
  onlyNamed?: true
  /** Goes beside a main dish: where one is named, too, that one is made. */
  side?: true
  /** Foods that it is, not has: hummus takes no spoonful of hummus, though its name is also a food's. */
  makes?: readonly string[]
  /** How often it is chosen when nothing speaks for it; 1 is usual. */
  weight?: number
  write(kit: Kit): void
}

/** A dish that cannot be made under these rules; the composer goes on to the next. */
export class CannotMake extends Error {}
