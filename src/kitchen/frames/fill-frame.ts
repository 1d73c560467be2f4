import type { Craving } from '../craving/craving.ts'
import { clashes, foodFilter } from '../culinary/food-filter.ts'
import { type PantryItem, pantryItem } from '../culinary/index.ts'
import { isFleshId } from '../foods/flesh.ts'
import { foodById, stemsOf } from '../foods/index.ts'
import type { FoodAtHand } from './at-hand.ts'
import { type CookingTimes, kindOf } from './cooking-times.ts'
import { type FrameBook, staplesOf, techniquesOf } from './frame-book.ts'
import type { Frame, Slot } from './frame-file.ts'

/** Food in a slot. */
export interface Filled {
  item: PantryItem
  /** True for a food of the cook's; false for a staple that the frame supplies. */
  isOwn: boolean
}

/** Frame with foods in its slots. */
export interface Filling {
  frame: Frame
  slots: ReadonlyMap<string, readonly Filled[]>
  /** Foods of the cook's that the filling uses, in their order. */
  used: readonly FoodAtHand[]
}

/** Rules that decide which foods a slot may take. */
interface Rules {
  craving: Craving
  times: CookingTimes
  allows: (id: string) => boolean
}

/**
 * Puts foods into a frame, each into the first slot that accepts it, in the order in which they were named.
 * Returns null when the frame cannot be made from them, or would leave out the first food.
 * @param isNamed true when the kind of dish was named, which adds the foods that the kind implies
 */
export function fillFrame(
  frame: Frame,
  foods: readonly FoodAtHand[],
  craving: Craving,
  { times }: Pick<FrameBook, 'times'>,
  isNamed = false,
): Filling | null {
  const rules: Rules = { craving, times, allows: foodFilter({ ...craving, foods: [], text: '' }) }
  const staples = staplesOf(frame)
  if (!staples.every((id) => isFine(id, rules))) return null
  const slots = new Map<string, Filled[]>(Object.keys(frame.slots).map((name) => [name, []]))
  const used = foods.filter(
    ({ items, answers }) =>
      answers.some((id) => staples.includes(id)) || place(frame, slots, items, rules) !== null,
  )
  const first = foods.find(({ isMinor }) => !isMinor) ?? foods[0]
  if (first && !used.includes(first)) return null
  const own = [...slots.values()].flat().length
  if (own < Math.min(frame.least, foods.filter(({ isMinor }) => !isMinor).length || 1)) return null
  if (frame.needs.length > 0 && !frame.needs.some((name) => slots.get(name)!.length > 0)) return null
  for (const [name, slot] of Object.entries(frame.slots)) {
    const filled = slots.get(name)!
    if (filled.length === 0) filled.push(...usualFor(slot.usual, name, frame, slots, rules))
    if (filled.length === 0 && isNamed) filled.push(...usualFor(slot.implied, name, frame, slots, rules))
    if (filled.length < slot.min) return null
  }
  return { frame, slots, used }
}

/** True when the rules allow a food; one outside the culinary table passes only where there are no rules. */
function isFine(id: string, { allows, craving }: Rules): boolean {
  const { diets, exclusions, allergies = [], conditions = [] } = craving
  return pantryItem(id)
    ? allows(id)
    : diets.length + exclusions.length + allergies.length + conditions.length === 0
}

function place(
  frame: Frame,
  slots: ReadonlyMap<string, Filled[]>,
  items: readonly PantryItem[],
  rules: Rules,
): string | null {
  for (const [name, slot] of Object.entries(frame.slots)) {
    const filled = slots.get(name)!
    if (filled.length >= slot.max) continue
    if (slot.unless.some((other) => (slots.get(other) ?? []).length > 0)) continue
    const item = items.find(
      (one) => accepts(frame, name, slot, one, rules) && goesWith(one, frame, slots, rules),
    )
    if (!item) continue
    filled.push({ item, isOwn: true })
    return name
  }
  return null
}

function accepts(frame: Frame, name: string, slot: Slot, item: PantryItem, rules: Rules): boolean {
  const { id, roles, raw, state } = item
  if (slot.not.includes(id) || (slot.raw && !raw && !state)) return false
  const hasRole = roles.some((role) => slot.roles.includes(role))
  if (!slot.foods.includes(id) && !hasRole) return false
  // Food that is cooked already goes where its time is known, or where any food of its kind goes in ready to eat.
  if (state && !hasRole && (isReady(item) || techniquesOf(frame, name, rules.times).length === 0))
    return false
  return isCookable(frame, name, item, rules.times) && isFine(id, rules)
}

/** True for a meat or a fish that is cooked already, which is no longer the one that a frame lists by its name. */
const isReady = ({ roles }: PantryItem): boolean =>
  roles.some((role) => role === 'cooked-meat' || role === 'canned-fish')

/** True when the table of times knows the food in every technique that the frame uses for its slot. */
function isCookable(frame: Frame, slot: string, item: PantryItem, times: CookingTimes): boolean {
  const techniques = techniquesOf(frame, slot, times)
  if (techniques.length === 0) return true
  const kind = kindOf(times, item)
  return kind !== undefined && techniques.every((one) => one in kind.minutes)
}

const state = /\b(?:dried|fresh|frozen|canned|cooked|ground) /
const plainName = (name: string): string => stemsOf(name.replace(state, ''))

/**
 * True for two names of one food: "canned tomatoes" are the tomatoes of the steps, and so are cherry tomatoes
 * without others.
 */
function areOne(one: string, other: string): boolean {
  const [a, b] = [plainName(one), plainName(other)]
  const isBare = a !== stemsOf(one) || b !== stemsOf(other)
  return a === b || (isBare && (a.endsWith(` ${b}`) || b.endsWith(` ${a}`)))
}

/** True for the turkey and the turkey bacon, which "the turkey" of a step would not tell apart. */
const areMeatsOfOneName = (a: PantryItem, b: PantryItem): boolean =>
  [a, b].every((one) => isMeatOrFish(one) && !one.roles.includes('liquid')) &&
  (a.one.startsWith(`${b.one} `) || b.one.startsWith(`${a.one} `))

/**
 * True when a food has no namesake in the dish, since the steps could not tell the two apart, and keeps the
 * kosher rule about milk and meat.
 */
function goesWith(
  item: PantryItem,
  frame: Frame,
  slots: ReadonlyMap<string, readonly Filled[]>,
  { craving }: Rules,
): boolean {
  const there = [...slots.values()].flat().map((one) => one.item)
  const staples = staplesOf(frame)
  const names = [
    ...there.map(({ one }) => one),
    ...staples.flatMap((id) => pantryItem(id)?.one ?? foodById(id)?.name ?? []),
  ]
  return (
    !names.some((name) => areOne(name, item.one)) &&
    !there.some((one) => areMeatsOfOneName(one, item)) &&
    !clashes(craving, item.id, [...there.map(({ id }) => id), ...staples])
  )
}

function usualFor(
  usual: readonly string[],
  name: string,
  frame: Frame,
  slots: ReadonlyMap<string, readonly Filled[]>,
  rules: Rules,
): Filled[] {
  const item = usual
    .flatMap((id) => pantryItem(id) ?? [])
    .find(
      (one) =>
        rules.allows(one.id) &&
        isCookable(frame, name, one, rules.times) &&
        goesWith(one, frame, slots, rules),
    )
  return item ? [{ item, isOwn: false }] : []
}

export const isMeatOrFish = ({ id }: PantryItem): boolean => isFleshId(id)
