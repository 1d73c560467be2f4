import { z } from 'zod'
import { aisles } from './aisles.ts'
import { calendarDay, id, idParams, instant, writtenText } from './common.ts'
import { route } from './route.ts'

/**
 * One shopping list per cook. Its food lines are computed from the sources at each reading: a recipe, or days of the
 * calendar. The cook's own lines, ticks and hidden lines are layers of their own, which no change of the plan loses.
 *
 * - A food stands once, whatever measures it is asked for in (`2 + 1 can`), so a tick belongs to the food: `key`.
 * - `amount` and `text` together are the line as it is read: `250 g + 1 bunch` and `spinach`.
 * - Days before `today` need nothing bought any more, and neither do leftovers.
 * - `change` is what the plan did since the cook last said `seen`. What the cook did to the list itself is no change.
 *   A ticked line stays ticked when its amount grows, and says from what it grew.
 * - Changes go in batches, each with an id that the client made: one that is known does nothing. Of two devices the
 *   later change of the same line wins; ticking, hiding and editing do not touch each other.
 */
export const MAX_SHOPPING_SOURCES = 100
export const MAX_SHOPPING_LINES = 500
export const MAX_SHOPPING_MARKS = 2000
export const MAX_SHOPPING_CHANGES = 200
export const MAX_SHOPPING_TEXT_LENGTH = 200
export const MAX_SHOPPING_STAPLES = 200
export const MAX_SHOPPING_DAYS = 92
/** Meals of the plan that one list is reckoned from, the next ones first: six a day for all the days of an entry. */
export const MAX_SHOPPING_MEALS = 6 * MAX_SHOPPING_DAYS
export const MAX_SHOPPING_KEY_LENGTH = 300

export const shopAisle = z.enum(aisles)

/** `food:spinach` (of the food table), `text:unicorn horn` (what no food is known for), `own:` and the line's id. */
export const shoppingKey = z
  .string()
  .max(MAX_SHOPPING_KEY_LENGTH)
  .regex(/^(?:food:[a-z0-9-]+|text:[^\0]+|own:[0-9a-f-]{36})$/)

export const shoppingSource = z.object({
  id,
  kind: z.enum(['recipe', 'plan']),
  recipeId: id.nullable(),
  /** Of the recipe; null for days of the plan. */
  title: z.string().nullable(),
  /** For how many a recipe is bought; null for days of the plan, where each meal says it. */
  servings: z.int().nullable(),
  from: calendarDay.nullable(),
  to: calendarDay.nullable(),
  /** Why it gives nothing: the calendar is part of Premium, or all its days are over. */
  reason: z.enum(['premium', 'past']).nullable(),
})
export type ShoppingSource = z.infer<typeof shoppingSource>

/** One recipe, and one day of it, that a line is needed for. */
export const shoppingUse = z.object({
  recipeId: id,
  title: z.string(),
  date: calendarDay.nullable(),
  /** As much of it as this recipe takes; '' where it says none ("to taste"). */
  amount: z.string(),
  servings: z.int(),
})
export type ShoppingUse = z.infer<typeof shoppingUse>

export const shoppingLine = z.object({
  key: shoppingKey,
  kind: z.enum(['food', 'own']),
  /** What to buy, without the amount; of an own line everything that the cook wrote. */
  text: z.string(),
  /** The food's everyday name, by which it can be called a staple; null when the kitchen knows none. */
  food: z.string().nullable(),
  /** `250 g + 1 bunch`; '' when no amount is known, and for own lines. */
  amount: z.string(),
  aisle: shopAisle,
  /** No recipe insists on it. */
  optional: z.boolean(),
  uses: z.array(shoppingUse),
  ticked: z.boolean(),
  /** Left out: by the cook, as a staple, or because it was ticked and cleared. */
  hidden: z.boolean(),
  /** `from` is the amount before, '' where it said none. */
  change: z.union([z.object({ from: z.string() }), z.literal('new')]).nullable(),
  /** Why a hidden line is hidden, when it was not the cook who hid it: it is always in the house, or was bought. */
  reason: z.enum(['staple', 'bought']).nullable(),
})
export type ShoppingLine = z.infer<typeof shoppingLine>

export const shoppingList = z.object({
  /** Names everything that is below: the same again means that nothing changed. */
  version: z.string(),
  /** Names the computed part alone, for `seen`. */
  planVersion: z.string(),
  sources: z.array(shoppingSource),
  /** Every aisle once, in the cook's order. */
  aisles: z.array(shopAisle),
  /** Foods that the cook always has. */
  staples: z.array(z.string()),
  /** In the order of the aisles; hidden ones come too. */
  lines: z.array(shoppingLine),
  /** Foods that the plan no longer asks for since the cook last said `seen`. */
  gone: z.array(z.object({ key: z.string(), text: z.string() })),
  /** Planned meals of its days beyond the `MAX_SHOPPING_MEALS` next ones, and the first day of one; null: none. */
  leftOff: z.object({ meals: z.int(), from: calendarDay }).nullable(),
})
export type ShoppingList = z.infer<typeof shoppingList>

/** `add` puts a recipe on the list, or changes for how many it is there; the same days again change nothing. */
const days = z
  .object({ from: calendarDay, to: calendarDay })
  .refine(({ from, to }) => from <= to, 'The first day comes before the last.')
  .refine(
    ({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_SHOPPING_DAYS * 86_400_000,
    `Please choose at most ${MAX_SHOPPING_DAYS} days.`,
  )
const servings = z.int().min(1).max(100)
export const shoppingSourceBody = z.union([z.object({ recipeId: id, servings: servings.nullish() }), days])
export type ShoppingSourceBody = z.infer<typeof shoppingSourceBody>

const text = writtenText(MAX_SHOPPING_TEXT_LENGTH).refine(
  (written) => written !== '',
  'Please write what to buy.',
)
/** `id` names the change; `at` is when it was made, by the clock of the device. */
const stamp = { id, at: instant }
const own = { ...stamp, lineId: id }

export const shoppingChange = z.discriminatedUnion('type', [
  /** `amount` is what the line said when it was ticked; what it says now, when it is left out. */
  z.object({ ...stamp, type: z.literal('tick'), key: shoppingKey, amount: z.string().max(500).optional() }),
  z.object({ ...stamp, type: z.literal('untick'), key: shoppingKey }),
  z.object({ ...stamp, type: z.literal('hide'), key: shoppingKey }),
  z.object({ ...stamp, type: z.literal('show'), key: shoppingKey }),
  z.object({ ...own, type: z.literal('add'), text, aisle: shopAisle.nullish() }),
  /** Without `aisle` it stays where it is; null lets the kitchen choose. */
  z.object({ ...own, type: z.literal('edit'), text, aisle: shopAisle.nullish() }),
  z.object({ ...own, type: z.literal('remove') }),
  /** Own lines that are ticked go; foods that are ticked are hidden as bought, until more of them is needed. */
  z.object({ ...stamp, type: z.literal('clear-ticked') }),
  /** `planVersion` is that of the list which was shown; changes that came later are not taken as seen. */
  z.object({ ...stamp, type: z.literal('seen'), planVersion: z.string().max(100).optional() }),
])
export type ShoppingChange = z.infer<typeof shoppingChange>

export const shoppingChanges = z.object({
  /** The device's clock as it sends, so that a clock that is wrong does no harm. */
  sentAt: instant.optional(),
  /** `until` of the answer before, so that what a device did is taken in its order. */
  after: instant.optional(),
  changes: z
    .array(shoppingChange)
    .max(MAX_SHOPPING_CHANGES, `At most ${MAX_SHOPPING_CHANGES} changes can be sent at once.`),
})

export const shoppingChanged = shoppingList.extend({
  /** Changes that could not be made, and why; they are done with, and need no second try. */
  refused: z.array(z.object({ id, message: z.string() })),
  /** When the last of them is taken to have been made, by the server's clock; null when none ever was. */
  until: instant.nullable(),
})
export type ShoppingChanged = z.infer<typeof shoppingChanged>

export const shoppingSettings = z.object({
  /** Aisles that are left out follow in the usual order. */
  aisles: z.array(shopAisle).max(aisles.length).optional(),
  staples: z
    .array(writtenText(60).refine((name) => name !== '', 'Please name a food.'))
    .max(MAX_SHOPPING_STAPLES, `At most ${MAX_SHOPPING_STAPLES} foods can be staples.`)
    .optional(),
})

/** The cook's own day; the day in UTC when it is left out. */
const query = z.object({ today: calendarDay.optional() })

export const shopping = {
  get: route({
    method: 'GET',
    path: '/api/shopping-list',
    access: 'user',
    summary: 'The shopping list.',
    query,
    reply: shoppingList,
  }),
  addSource: route({
    method: 'POST',
    path: '/api/shopping-list/sources',
    access: 'user',
    summary: 'Puts a recipe, or (Premium) days of the calendar, on the shopping list.',
    query,
    body: shoppingSourceBody,
    reply: shoppingList,
  }),
  updateSource: route({
    method: 'PATCH',
    path: '/api/shopping-list/sources/:id',
    access: 'user',
    summary: 'Changes for how many a recipe is bought.',
    params: idParams,
    query,
    body: z.object({ servings }),
    reply: shoppingList,
  }),
  removeSource: route({
    method: 'DELETE',
    path: '/api/shopping-list/sources/:id',
    access: 'user',
    summary: 'Takes a recipe, or days of the calendar, off the shopping list.',
    params: idParams,
    query,
    reply: shoppingList,
  }),
  change: route({
    method: 'POST',
    path: '/api/shopping-list/changes',
    access: 'user',
    summary: 'Ticks, hides, writes and clears lines, in order; a change that was made before does nothing.',
    query,
    body: shoppingChanges,
    reply: shoppingChanged,
  }),
  setUp: route({
    method: 'PUT',
    path: '/api/shopping-list/settings',
    access: 'user',
    summary:
      'The order of the aisles, and what is always in the house. Fields that are left out keep their value.',
    query,
    body: shoppingSettings,
    reply: shoppingList,
  }),
}
