import { z } from 'zod'
import { categories } from '#contract/common.ts'
import { season } from '#contract/popular.ts'
import { courseNames } from '../cookbook/courses.ts'
import { pantry, type Role } from '../culinary/index.ts'

const text = z.string().trim().min(1)
const words = z.array(text)
const roles: ReadonlySet<string> = new Set(pantry.flatMap((item) => item.roles))
const role = z.custom<Role>((word) => roles.has(word as string), { error: 'no role of the culinary table' })
const minutes = z.int().min(0).max(600)

/** Place in a frame for foods of the cook's. */
const slot = z.strictObject({
  /** Roles of the culinary table, one of which a food must have: `poultry`, `vegetable`. */
  roles: z.array(role).default([]),
  /** Ids of foods that are accepted whatever their roles. */
  foods: words.default([]),
  /** Ids of foods that are refused. */
  not: words.default([]),
  /** Smallest number of foods; with fewer the frame is not made. */
  min: z.int().min(0).max(6).default(0),
  /** Slots beside which this one stays empty: wings, where chicken without bones is in the dish already. */
  unless: words.default([]),
  /** Largest number of foods. */
  max: z.int().min(1).max(6).default(1),
  /**
   * Foods that fill the slot when the cook has none, in order of preference; only those that every kitchen
   * has.
   */
  usual: words.default([]),
  /** Foods that fill the slot when the kind of dish was named: the eggs of a leek frittata. */
  implied: words.default([]),
  /** Amount of each food, `1 1/2 cup`, when it differs from the culinary table. */
  amount: text.optional(),
  /** Share of the usual amount for a single food; several foods divide it. */
  share: z.number().min(0.1).max(3).default(1),
  /** Cut of every food in the slot, when it differs from the tables; empty for whole foods. */
  cut: z.string().optional(),
  /** Style of cutting from the table of times: `small`, `grated`. */
  style: text.optional(),
  /** True for a slot that is not cooked, which accepts only foods that may be eaten raw. */
  raw: z.boolean().default(false),
})
export type Slot = z.output<typeof slot>

/**
 * File of `cookbook/frames/`: a dish with places for the foods that somebody has. In every text `{slot}`
 * stands for its foods ("the chicken and broccoli"), `{some slot}` for the same without "the", `{slot, other
 * slot}` for both together, `{slot, +salt}` for a list that ends with these words, and `{roast slot}` for the
 * sentences that cook them, with times and signs from the table of cooking times. A sentence whose slots are
 * all empty is left out, and so is a step that cooks only empty slots.
 */
export const frameFile = z.strictObject({
  /**
   * Titles, of which the first one with a food for every group is used: `{mains, vegetables} Stir-Fry`.
   * Groups are shortened to keep the title within six words.
   */
  titles: words.min(1),
  /** Names of the kind of dish, by which a craving asks for it: `stir-fry`, `stir fry`. */
  names: words.min(1),
  /**
   * True when the names are a sauce or a seasoning that stands before or behind the food: "honey mustard" of
   * honey mustard pork chops, "teriyaki" of salmon teriyaki.
   */
  flavor: z.boolean().default(false),
  course: z.enum(courseNames),
  /** Category that overrides the default of the course. */
  category: z.enum(categories).optional(),
  seasons: z.union([z.literal('all'), z.array(season).min(1)]).default('all'),
  serves: z.int().min(1).max(24),
  /** Minutes of work for the frame's own lines; cutting the foods in the slots is added. */
  prep: minutes,
  /** Weight in the ranking: 1 normally, less for a makeshift dish. */
  liking: z.number().min(0).max(2).default(1),
  /** Smallest number of the cook's foods in the slots. */
  least: z.int().min(1).max(4).default(2),
  /**
   * True for a dish that is made only by name: nobody looks for a vinaigrette when asking what the
   * refrigerator offers.
   */
  onlyNamed: z.boolean().default(false),
  /** True for a dish that uses much of a food and keeps it, so that it answers a glut: a jam, a pesto. */
  keeps: z.boolean().default(false),
  /** Slots of which at least one must hold a food of the cook's, when no single one has to. */
  needs: words.default([]),
  slots: z.record(z.string().regex(/^[a-z]+(?: [a-z]+)*$/), slot),
  description: words.min(1),
  /** Lines as a cookbook prints them, staples only; `{slot}` stands for the lines of its foods. */
  ingredients: words.min(1),
  steps: words.min(1),
})
export type FrameFile = z.output<typeof frameFile>

/** Frame parsed from its file and ready to be filled. */
export interface Frame extends FrameFile {
  /** Name of the file without its extension. */
  slug: string
}
