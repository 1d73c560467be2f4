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

/** A place in a frame that foods of the cook's take. */
const slot = z.strictObject({
  /** What the culinary table says that a food can do, one of which it must: `poultry`, `vegetable`. */
  roles: z.array(role).default([]),
  /** Foods that may stand here whatever their roles, by their ids. */
  foods: words.default([]),
  /** Foods that may not. */
  not: words.default([]),
  /** Foods that it needs at the least; without them the frame is not made. */
  min: z.int().min(0).max(6).default(0),
  /** Foods that it takes at the most. */
  max: z.int().min(1).max(6).default(1),
  /** What stands here when the cook has none, in this order; only what every kitchen has. */
  usual: words.default([]),
  /** What stands here for who names this kind of dish, and means it: the eggs of a leek frittata. */
  implied: words.default([]),
  /** The amount of each food, `1 1/2 cup`, where it is not the usual one of the culinary table. */
  amount: text.optional(),
  /** How much of its usual amount goes in, where one food alone stands here; several share it. */
  share: z.number().min(0.1).max(3).default(1),
  /** How every food is cut here, where the tables would cut it otherwise; empty for whole. */
  cut: z.string().optional(),
  /** One of the ways of cutting for which the table of times has words for each kind: `small`, `grated`. */
  style: text.optional(),
  /** It is eaten as it is: only foods that may be eaten raw. */
  raw: z.boolean().default(false),
})
export type Slot = z.output<typeof slot>

/**
 * One file of `cookbook/frames/`: a dish with places for what somebody has. In every text `{slot}` is what stands there
 * ("the chicken and broccoli"), `{some slot}` the same without "the", `{slot, other slot}` both together, `{slot, +salt}`
 * a list that ends with these words, and `{roast slot}` the sentences that cook it, with times and signs from the table of cooking times. A sentence whose
 * slots are all empty is left out, and so is a step that would cook them and speaks of no other.
 */
export const frameFile = z.strictObject({
  /** Titles, the first of which every group has a food: `{mains, vegetables} Stir-Fry`. A group is cut to what six words hold. */
  titles: words.min(1),
  /** Names of the kind of dish, by which a craving asks for it: `stir-fry`, `stir fry`. */
  names: words.min(1),
  course: z.enum(courseNames),
  /** Where it is filed, if not where its course is. */
  category: z.enum(categories).optional(),
  seasons: z.union([z.literal('all'), z.array(season).min(1)]).default('all'),
  serves: z.int().min(1).max(24),
  /** Minutes of work for the frame's own lines; cutting what stands in the slots comes on top. */
  prep: minutes,
  /** How gladly it is made: 1 as a rule, less for what is only a way out. */
  liking: z.number().min(0).max(2).default(1),
  /** The cook's foods that must stand in its slots at the least. */
  least: z.int().min(1).max(4).default(2),
  /** Made only for who names its kind: nobody looks for a vinaigrette in what the refrigerator holds. */
  onlyNamed: z.boolean().default(false),
  /** Slots of which one at the least must hold a food of the cook's, where no single one has to. */
  needs: words.default([]),
  slots: z.record(z.string().regex(/^[a-z]+(?: [a-z]+)*$/), slot),
  description: words.min(1),
  /** Lines as a cookbook prints them, staples only; `{slot}` stands for the lines of its foods. */
  ingredients: words.min(1),
  steps: words.min(1),
})
export type FrameFile = z.output<typeof frameFile>

/** A frame, read and ready to be filled. */
export interface Frame extends FrameFile {
  /** The file's name without its ending. */
  slug: string
}
