import { z } from 'zod'
import { categories } from '#contract/common.ts'
import { diets } from '#contract/dietary.ts'
import { season } from '#contract/popular.ts'
import { courseNames } from './courses.ts'
import { moodNames } from './moods.ts'
import { occasionNames } from './occasions.ts'

export const audiences = ['everyone', 'kids', 'toddler', 'baby-6-months', 'baby-9-months', 'pet'] as const

/** Appliances and places for which a recipe may have a way of its own. */
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

/** What takes the place of a food in this dish. */
const standIn = z.strictObject({
  /** The food, as the ingredient line or `needs` names it. */
  for: text,
  /** Ingredient lines that replace its line. */
  use: words.min(1),
  /** The diets that it is for; without one it is a stand-in for anybody who lacks the food. */
  diet: z.union([z.enum(diets), z.array(z.enum(diets))]).optional(),
  /** Words of a sentence of the steps, and the sentence that takes its place. An empty sentence leaves it out. */
  change: z.record(text, z.string()).optional(),
})

/** The recipe for another appliance: whole steps of its own, its own times, the lines that differ. */
const way = z.strictObject({
  prep: minutes,
  cook: minutes,
  rest: minutes.optional(),
  serves: z.int().optional(),
  /** Food of a line, and the line that takes its place; an empty line leaves it out. */
  lines: z.record(text, z.string()).optional(),
  /** Lines that only this way has. */
  more: words.optional(),
  steps: words.min(1),
})

/** One file of `cookbook/`, as a cook writes it. Times in minutes. */
export const recipeFile = z.strictObject({
  /** At most six words, the name of the dish among them. */
  title: text.max(80),
  /** For chips and tiles: `Ramen`. */
  short: text.max(30).optional(),
  /** Every other name that it goes by: spellings, German, Spanish, French, Italian, the language of its origin. No other recipe has them. */
  names: words.default([]),
  /** Names that it shares with others of its kind: `chili`, `banana bread`. */
  family: words.default([]),
  course: z.enum(courseNames),
  /** Where it is filed, if not where its course is. */
  category: z.enum(categories).optional(),
  cuisine: z.string().min(3),
  /**
   * It comes first where a craving says little: `everywhere` for what nearly everybody knows and likes ("dinner"),
   * `its cuisine` for what people expect who name its cuisine.
   */
  standard: z.enum(['everywhere', 'its cuisine']).optional(),
  seasons: z.union([z.literal('all'), z.array(season).min(1)]).default('all'),
  occasions: z.array(z.enum(occasionNames)).default([]),
  moods: z.array(z.enum(moodNames)).default([]),
  audience: z.enum(audiences).default('everyone'),
  serves: z.int().min(1).max(24),
  /** What comes of it where pieces matter: `24 cookies`, `1 loaf`, `2 cups`. */
  makes: text.optional(),
  prep: minutes,
  cook: minutes,
  /** Chilling, rising, marinating, cooling: time in which nobody has to be there. */
  rest: minutes.default(0),
  description: text.min(20).max(300),
  /** Lines as a cookbook prints them. A line that ends with a colon is the heading of those below it. */
  ingredients: words.min(2),
  steps: words.min(1),
  /** Foods without which, or a stand-in for which, it is another dish. */
  needs: words.min(1),
  'stand-ins': z.array(standIn).default([]),
  /** Foods that are eaten raw on purpose. */
  raw: words.default([]),
  ways: z.partialRecord(z.enum(wayNames), way).default({}),
  /** Words of a step, and what is gladly taken in there. */
  with: z.record(text, words).default({}),
  /** Foods that can be left out without a loss. */
  without: words.default([]),
  /** `vessel, view, form, part, part …`; see `looks.ts`. */
  looks: text,
  /** It stands in the popular library. */
  library: z.boolean().default(false),
})
export type RecipeFile = z.output<typeof recipeFile>
