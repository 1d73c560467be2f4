import { z } from 'zod'
import { type PantryItem, pantry } from '../culinary/index.ts'

const text = z.string().trim().min(1)
const timing = /^(\d+)(?: to (\d+))? minutes?(?:, (.+))?$/

/** Time of a food in one technique, with its sign of doneness: `12 to 15 minutes, tender when pierced`. */
const cooked = text.regex(timing).transform((written) => {
  const [, least = '', most = least, sign = ''] = timing.exec(written) ?? []
  return { least: Number(least), most: Number(most), sign }
})
export type Cooked = z.output<typeof cooked>

/** Foods that take the same time. */
const kind = z.strictObject({
  /** Name that a cook gives to these foods. */
  kind: text,
  /** State of the foods below in which these times hold: potatoes that are boiled already. */
  state: z.literal('cooked').optional(),
  /** Ids of foods; they take precedence over the properties below. */
  foods: z.array(text).default([]),
  /** Values of `cooking` in the culinary table. */
  cooking: z.array(text).default([]),
  /** Values of `speed` in the culinary table. */
  speed: z.array(text).default([]),
  /** Roles in the culinary table, which are compared last. */
  roles: z.array(text).default([]),
  /** Temperature that the inside must reach to be safe. */
  inside: text.optional(),
  /** Minutes by technique; a sign of doneness may follow behind a comma, worded to follow "is" or "are". */
  minutes: z.record(text, cooked),
  /** Cut for a technique or a style, when it is not the usual one; empty for whole foods. */
  cuts: z.record(text, z.string()).default({}),
  /** Complete sentences that replace the usual ones, with `{foods}` and `{minutes}`. */
  instead: z.record(text, text).default({}),
})
export type Kind = z.output<typeof kind>

const technique = z.strictObject({
  /** Instruction for the foods that go in first: `Roast {foods}`. */
  first: text,
  /** Instruction for foods that are added later: `Add {foods} and roast`. */
  more: text,
  /** Sentence that comes first when some foods are added later: `Keep {foods} back for later.` */
  apart: text.optional(),
})

export type Technique = z.output<typeof technique>

/** Table of cooking times that every frame uses. */
export const cookingTimes = z.strictObject({
  techniques: z.record(z.string().regex(/^[a-z-]+$/), technique),
  /** Further ways of cutting that kinds may define: `raw`, `small`. */
  styles: z.array(text),
  kinds: z.array(kind),
})
export type CookingTimes = z.output<typeof cookingTimes>

/** Returns the kind of a food: by its state, by its id, by its cooking behavior or speed, or by its roles. */
export function kindOf({ kinds }: CookingTimes, item: PantryItem): Kind | undefined {
  if (item.state) {
    const inState = kinds.filter(({ state }) => state === item.state)
    return (
      inState.find(({ foods }) => foods.includes(item.id)) ??
      inState.find(({ roles }) => item.roles.some((role) => roles.includes(role)))
    )
  }
  const raw = kinds.filter(({ state }) => !state)
  return (
    raw.find(({ foods }) => foods.includes(item.id)) ??
    raw.find(({ cooking }) => item.cooking !== undefined && cooking.includes(item.cooking)) ??
    raw.find(({ speed }) => item.speed !== undefined && speed.includes(item.speed)) ??
    raw.find(({ roles }) => item.roles.some((role) => roles.includes(role)))
  )
}

/** Returns unknown names in the table: foods that the culinary table lacks, and undefined techniques. */
export function unknownNames({ techniques, styles, kinds }: CookingTimes): string[] {
  const known = new Set(pantry.map(({ id }) => id))
  return kinds.flatMap(({ foods, minutes, cuts, instead }) => [
    ...foods.filter((id) => !known.has(id)),
    ...[minutes, cuts, instead]
      .flatMap((by) => Object.keys(by))
      .filter((name) => !(name in techniques) && !styles.includes(name)),
  ])
}
