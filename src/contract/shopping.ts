import { z } from 'zod'
import { aisles } from './aisles.ts'
import { calendarDay, id, idParams, instant, writtenText } from './common.ts'
import { route } from './route.ts'

/**
 * The shopping list, of which each cook has one. Its food lines are computed from the sources at each
 * reading: a recipe, or days of the calendar. The cook's own lines, ticks and hidden lines are stored
 * separately, so that no change of the plan loses them.
 *
 * - Each food has one line, whatever units it is needed in (`2 + 1 can`), so that a tick belongs to the food:
 *   `key`.
 * - `amount` and `text` together form the visible line: `250 g + 1 bunch` and `spinach`.
 * - Days before `today` need no shopping any more, and neither do leftovers.
 * - `change` is a change of the plan since the cook's last `seen`. The cook's own changes to the list are not
 *   included. A ticked line stays ticked when its amount grows, and shows the previous amount.
 * - Changes are sent in batches, each with an id from the client: a known id has no effect. When two devices
 *   change the same line, the later change wins; ticking, hiding and editing are independent of each other.
 */
export const MAX_SHOPPING_SOURCES = 100
export const MAX_SHOPPING_LINES = 500
export const MAX_SHOPPING_MARKS = 2000
export const MAX_SHOPPING_CHANGES = 200
export const MAX_SHOPPING_TEXT_LENGTH = 200
export const MAX_SHOPPING_STAPLES = 200
export const MAX_SHOPPING_DAYS = 92
/**
 * Most planned meals that one list is computed from, the next ones first: six a day for all the days of an
 * entry.
 */
export const MAX_SHOPPING_MEALS = 6 * MAX_SHOPPING_DAYS
export const MAX_SHOPPING_KEY_LENGTH = 300

export const shopAisle = z.enum(aisles)

/**
 * Key of a line: `food:spinach` (an id of the food table), `text:unicorn horn` (a text without a known food),
 * or `own:` and the line's id.
 */
export const shoppingKey = z
  .string()
  .max(MAX_SHOPPING_KEY_LENGTH)
  .regex(/^(?:food:[a-z0-9-]+|text:[^\0]+|own:[0-9a-f-]{36})$/)

export const shoppingSource = z.object({
  id,
  kind: z.enum(['recipe', 'plan']),
  recipeId: id.nullable(),
  /** The recipe's title; null for days of the plan. */
  title: z.string().nullable(),
  /** Servings to buy for; null for days of the plan, where each meal has its own. */
  servings: z.int().nullable(),
  from: calendarDay.nullable(),
  to: calendarDay.nullable(),
  /** Reason why the source adds nothing: the calendar is part of Premium, or all its days are over. */
  reason: z.enum(['premium', 'past']).nullable(),
})
export type ShoppingSource = z.infer<typeof shoppingSource>

/** A recipe, on one of its days, that needs the line. */
export const shoppingUse = z.object({
  recipeId: id,
  title: z.string(),
  date: calendarDay.nullable(),
  /** The amount that this recipe takes; '' when it gives none ("to taste"). */
  amount: z.string(),
  servings: z.int(),
})
export type ShoppingUse = z.infer<typeof shoppingUse>

export const shoppingLine = z.object({
  key: shoppingKey,
  kind: z.enum(['food', 'own']),
  /** The food to buy, without its amount; for the cook's own line, the whole text. */
  text: z.string(),
  /**
   * The food's everyday name, by which it can be made a staple; null when the kitchen does not know the food.
   */
  food: z.string().nullable(),
  /** Amount such as `250 g + 1 bunch`; '' when none is known, and for the cook's own lines. */
  amount: z.string(),
  /** Words between amount and text, with the space behind them: the `de ` of "4 dientes de ajo". */
  joiner: z.string().optional(),
  aisle: shopAisle,
  /** True when the food is optional in every recipe. */
  optional: z.boolean(),
  uses: z.array(shoppingUse),
  ticked: z.boolean(),
  /** True when the line is left out: by the cook, as a staple, or because it was ticked and cleared. */
  hidden: z.boolean(),
  /** `from` is the previous amount, '' when there was none. */
  change: z.union([z.object({ from: z.string() }), z.literal('new')]).nullable(),
  /** Reason why a line that the cook did not hide is hidden: it is a staple, or was bought. */
  reason: z.enum(['staple', 'bought']).nullable(),
})
export type ShoppingLine = z.infer<typeof shoppingLine>

export const shoppingList = z.object({
  /** Identifies the state of all fields below: an equal version means that nothing changed. */
  version: z.string(),
  /** Identifies the state of the computed part alone, for `seen`. */
  planVersion: z.string(),
  sources: z.array(shoppingSource),
  /** Every aisle once, in the cook's order. */
  aisles: z.array(shopAisle),
  /** Foods that the cook always has. */
  staples: z.array(z.string()),
  /** Lines in the order of the aisles, including hidden ones. */
  lines: z.array(shoppingLine),
  /** Foods that the plan stopped needing after the cook's last `seen`. */
  gone: z.array(z.object({ key: z.string(), text: z.string() })),
  /**
   * Planned meals beyond the next `MAX_SHOPPING_MEALS`, and the first day of one; null when there are none.
   */
  leftOff: z.object({ meals: z.int(), from: calendarDay }).nullable(),
})
export type ShoppingList = z.infer<typeof shoppingList>

/** Days of the plan as a source of the list; adding the same days again changes nothing. */
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
/** `id` identifies the change; `at` is the time of the change by the device's clock. */
const stamp = { id, at: instant }
const own = { ...stamp, lineId: id }

export const shoppingChange = z.discriminatedUnion('type', [
  /** `amount` is the line's amount when it was ticked; the current amount when left out. */
  z.object({ ...stamp, type: z.literal('tick'), key: shoppingKey, amount: z.string().max(500).optional() }),
  z.object({ ...stamp, type: z.literal('untick'), key: shoppingKey }),
  z.object({ ...stamp, type: z.literal('hide'), key: shoppingKey }),
  z.object({ ...stamp, type: z.literal('show'), key: shoppingKey }),
  z.object({ ...own, type: z.literal('add'), text, aisle: shopAisle.nullish() }),
  /** The line keeps its aisle without `aisle`; null lets the kitchen choose. */
  z.object({ ...own, type: z.literal('edit'), text, aisle: shopAisle.nullish() }),
  z.object({ ...own, type: z.literal('remove') }),
  /**
   * Ticked lines of the cook are removed; ticked foods are hidden as bought, until more of them is needed.
   */
  z.object({ ...stamp, type: z.literal('clear-ticked') }),
  /** `planVersion` is that of the shown list; changes of the plan after it do not count as seen. */
  z.object({ ...stamp, type: z.literal('seen'), planVersion: z.string().max(100).optional() }),
])
export type ShoppingChange = z.infer<typeof shoppingChange>

export const shoppingChanges = z.object({
  /** The device's clock at the time of sending, by which the server corrects a wrong clock. */
  sentAt: instant.optional(),
  /** `until` of the previous reply, so that the changes of one device keep their order. */
  after: instant.optional(),
  changes: z
    .array(shoppingChange)
    .max(MAX_SHOPPING_CHANGES, `At most ${MAX_SHOPPING_CHANGES} changes can be sent at once.`),
})

export const shoppingChanged = shoppingList.extend({
  /** Changes that were rejected, each with the reason; the client must not retry them. */
  refused: z.array(z.object({ id, message: z.string() })),
  /** Time of the latest change by the server's clock; null before the first change. */
  until: instant.nullable(),
})
export type ShoppingChanged = z.infer<typeof shoppingChanged>

export const shoppingSettings = z.object({
  /** The cook's order of aisles; aisles that are left out follow in the usual order. */
  aisles: z.array(shopAisle).max(aisles.length).optional(),
  staples: z
    .array(writtenText(60).refine((name) => name !== '', 'Please name a food.'))
    .max(MAX_SHOPPING_STAPLES, `At most ${MAX_SHOPPING_STAPLES} foods can be staples.`)
    .optional(),
})

/** The date in the cook's time zone; the date in UTC when left out. */
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
