import { createHash } from 'node:crypto'
import type { ShoppingList, ShoppingSource } from '#contract/shopping.ts'
import { isPremium } from '#domain/plan.ts'
import {
  type ComposedList,
  composeList,
  type Demand,
  demandsOf,
  type Look,
  usualStaples,
} from '#kitchen/shopping/index.ts'
import type { Queryable } from '#server/database/open.ts'
import type { Actor } from '#server/http/actor.ts'
import { readShopping, type ShoppingState } from '#server/stores/shopping-state.ts'

/** Who looks at which day: what a list depends on beside its rows. */
export interface Viewer {
  userId: string
  look: Omit<Look, 'cooked'>
}

export const viewerOf = (actor: Actor, today: string | undefined, now: Date): Viewer => ({
  userId: actor.userId,
  look: { today: today ?? now.toISOString().slice(0, 10), withPlan: isPremium(actor.status) },
})

/** A list as it stands: its rows, what they ask for, and what a cook sees of it. */
export interface Shown {
  state: ShoppingState
  demands: Demand[]
  composed: ComposedList
}

const DAY_MS = 24 * 60 * 60_000

export async function readShown(db: Queryable, viewer: Viewer): Promise<Shown> {
  const { today, withPlan } = viewer.look
  // A second device may still be in yesterday.
  const since = new Date(Date.parse(today) - 2 * DAY_MS).toISOString().slice(0, 10)
  const state = await readShopping(db, viewer.userId, { since, withPlan })
  const demands = demandsOf(state.portions, state.recipes, state.corrections)
  return { state, demands, composed: composed(state, demands, viewer.look) }
}

export const composed = (
  { layers, aisles, staples, baseline, cooked }: ShoppingState,
  demands: readonly Demand[],
  look: Viewer['look'],
): ComposedList =>
  composeList({
    demands,
    look: { ...look, cooked },
    baseline,
    lines: layers.lines.values(),
    marks: layers.marks,
    aisles: aisles ?? [],
    staples: staples ?? usualStaples,
  })

/** The reply: the list with its sources, and the names of its state. */
export function replyOf({ state, composed }: Shown, look: Viewer['look']): ShoppingList {
  const content = { sources: state.sources.map((source) => sourceOf(source, look)), ...composed }
  return { version: digest(content), planVersion: planVersionOf(composed), ...content }
}

/** Names what the plan asks for, whatever the cook has ticked or written. */
export const planVersionOf = ({ lines }: ComposedList): string =>
  digest(lines.filter(({ kind }) => kind === 'food').map(({ key, amount }) => [key, amount]))

const digest = (content: unknown) =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)

const sourceOf = (source: ShoppingState['sources'][number], look: Viewer['look']): ShoppingSource => {
  if (source.recipeId) return { ...source, kind: 'recipe', reason: null }
  const isPast = source.to !== null && source.to < look.today
  return {
    ...source,
    kind: 'plan',
    reason: !look.withPlan ? 'premium' : isPast ? 'past' : null,
  }
}
