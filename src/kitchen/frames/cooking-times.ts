import { z } from 'zod'
import { type PantryItem, pantry } from '../culinary/index.ts'

const text = z.string().trim().min(1)
const timing = /^(\d+)(?: to (\d+))? minutes?(?:, (.+))?$/

/** What a food takes by one way of cooking: `12 to 15 minutes, tender when pierced`. */
const cooked = text.regex(timing).transform((written) => {
  const [, least = '', most = least, sign = ''] = timing.exec(written) ?? []
  return { least: Number(least), most: Number(most), sign }
})
export type Cooked = z.output<typeof cooked>

/** Foods that take the same time. */
const kind = z.strictObject({
  /** What a cook calls them. */
  kind: text,
  /** Ids of foods; they come before what the culinary table says of a food. */
  foods: z.array(text).default([]),
  /** How they behave in the pan, by the culinary table. */
  cooking: z.array(text).default([]),
  /** How fast vegetables cook, by the culinary table. */
  speed: z.array(text).default([]),
  /** Roles in the culinary table; the last thing that is asked. */
  roles: z.array(text).default([]),
  /** What the inside must reach to be safe. */
  inside: text.optional(),
  /** Minutes by technique, and behind a comma the sign by which one sees that it is done: what follows "is" or "are". */
  minutes: z.record(text, cooked),
  /** How it is cut for a technique, or in one of the styles, where not as usual; empty for whole. */
  cuts: z.record(text, z.string()).default({}),
  /** Whole sentences in place of the usual ones, with `{foods}` and `{minutes}`. */
  instead: z.record(text, text).default({}),
})
export type Kind = z.output<typeof kind>

const technique = z.strictObject({
  /** The order for what goes in first: `Roast {foods}`. */
  first: text,
  /** For what joins it later: `Add {foods} and roast`. */
  more: text,
  /** What is said first where some foods join later: `Keep {foods} back for later.` */
  apart: text.optional(),
})

export type Technique = z.output<typeof technique>

/** The one table of how long foods take. */
export const cookingTimes = z.strictObject({
  techniques: z.record(z.string().regex(/^[a-z-]+$/), technique),
  /** Other ways of cutting for which kinds have words: `raw`, `small`. */
  styles: z.array(text),
  kinds: z.array(kind),
})
export type CookingTimes = z.output<typeof cookingTimes>

/** The kind that a food is of: named there, or by how it cooks, or by its roles. */
export function kindOf({ kinds }: CookingTimes, item: PantryItem): Kind | undefined {
  return (
    kinds.find(({ foods }) => foods.includes(item.id)) ??
    kinds.find(({ cooking }) => item.cooking !== undefined && cooking.includes(item.cooking)) ??
    kinds.find(({ speed }) => item.speed !== undefined && speed.includes(item.speed)) ??
    kinds.find(({ roles }) => item.roles.some((role) => roles.includes(role)))
  )
}

/** What in the table names nothing: foods that the culinary table lacks, techniques that are not there. */
export function strayWords({ techniques, styles, kinds }: CookingTimes): string[] {
  const known = new Set(pantry.map(({ id }) => id))
  return kinds.flatMap(({ foods, minutes, cuts, instead }) => [
    ...foods.filter((id) => !known.has(id)),
    ...[minutes, cuts, instead]
      .flatMap((by) => Object.keys(by))
      .filter((name) => !(name in techniques) && !styles.includes(name)),
  ])
}
