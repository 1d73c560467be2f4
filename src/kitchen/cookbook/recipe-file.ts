import { z } from 'zod'
import { categories } from '#contract/common.ts'
import { diets } from '#contract/dietary.ts'
import { season } from '#contract/popular.ts'
import { courseNames } from './courses.ts'
import { moodNames } from './moods.ts'
import { occasionNames } from './occasions.ts'

export const audiences = ['everyone', 'kids', 'toddler', 'baby-6-months', 'baby-9-months', 'pet'] as const

/** Appliances and places for which a recipe may have its own version. */
export const wayNames = [
  'slow cooker',
  'pressure cooker',
  'air fryer',
  'microwave',
  'grill',
  'no oven',
  'camp fire',
  'oven',
  'stovetop',
] as const
export type WayName = (typeof wayNames)[number]

const text = z.string().trim().min(1)
const words = z.array(text)
const minutes = z.int().min(0).max(10_080)

/** Replacement for a food in this dish. */
const standIn = z.strictObject({
  /** Food as the ingredient line or `needs` names it. */
  for: text,
  /** Ingredient lines that replace the food's line. */
  use: words.min(1),
  /** Diets that the stand-in serves; without one it is for anybody who lacks the food. */
  diet: z.union([z.enum(diets), z.array(z.enum(diets))]).optional(),
  /** Words of a sentence of the steps, with the sentence that replaces it; an empty one removes it. */
  change: z.record(text, z.string()).optional(),
})

/** Version of the recipe for another appliance: its own steps and times, and the lines that differ. */
const way = z.strictObject({
  prep: minutes,
  cook: minutes,
  rest: minutes.optional(),
  serves: z.int().optional(),
  /** Food of a line, with the line that replaces it; an empty one removes it. */
  lines: z.record(text, z.string()).optional(),
  /** Lines that only this version has. */
  more: words.optional(),
  steps: words.min(1),
})

/** File of `cookbook/` as a cook writes it. Times are in minutes. */
export const recipeFile = z.strictObject({
  /** Title of at most six words, which include the name of the dish. */
  title: text.max(80),
  /** Short name for chips and tiles: `Ramen`. */
  short: text.max(30).optional(),
  /**
   * Further names of its own: spellings, and names in German, Spanish, French, Italian and the language of
   * its origin. No other recipe has them.
   */
  names: words.default([]),
  /** Names shared with other recipes of the kind: `chili`, `banana bread`. */
  family: words.default([]),
  course: z.enum(courseNames),
  /** Category that overrides the default of the course. */
  category: z.enum(categories).optional(),
  cuisine: z.string().min(3),
  /**
   * Rank for cravings that say little: `everywhere` for dishes that nearly everybody knows and likes
   * ("dinner"), `its cuisine` for dishes that people expect of the cuisine they name.
   */
  standard: z.enum(['everywhere', 'its cuisine']).optional(),
  seasons: z.union([z.literal('all'), z.array(season).min(1)]).default('all'),
  occasions: z.array(z.enum(occasionNames)).default([]),
  moods: z.array(z.enum(moodNames)).default([]),
  audience: z.enum(audiences).default('everyone'),
  serves: z.int().min(1).max(24),
  /** Yield in pieces: `24 cookies`, `1 loaf`, `2 cups`. */
  makes: text.optional(),
  prep: minutes,
  cook: minutes,
  /** Unattended time: chilling, rising, marinating, cooling. */
  rest: minutes.default(0),
  description: text.min(20).max(300),
  /** Lines as a cookbook prints them. A line that ends with a colon is the heading of those below it. */
  ingredients: words.min(2),
  steps: words.min(1),
  /** Foods that define the dish: without them, or a stand-in for them, it is another dish. */
  needs: words.min(1),
  'stand-ins': z.array(standIn).default([]),
  /** Foods that are eaten raw on purpose. */
  raw: words.default([]),
  ways: z.partialRecord(z.enum(wayNames), way).default({}),
  /** Words of a step, with the foods that may be added there. */
  with: z.record(text, words).default({}),
  /** Foods that can be left out without loss. */
  without: words.default([]),
  /** Line of looks, `vessel, view, form, part, part …`; see `looks.ts`. */
  looks: text,
  /** True when the recipe is part of the popular library. */
  library: z.boolean().default(false),
})
export type RecipeFile = z.output<typeof recipeFile>
