import { createHash } from 'node:crypto'
import type { ShoppingList, ShoppingSource } from '#contract/shopping.ts'
import {
  type ComposedList,
  composeList,
  type Demand,
  demandsOf,
  type Look,
  usualStaples,
} from '#kitchen/shopping/index.ts'
import type { ShoppingState } from '#server/stores/shopping-state.ts'

/** List in its present state: its rows, their demands, and the lines that a cook sees. Pure. */
export interface Shown {
  state: ShoppingState
  demands: readonly Demand[]
  composed: ComposedList
}

/** Day on which a list is read, and whether the plan counts. The cooked meals are read with the list. */
export type Viewed = Omit<Look, 'cooked'>

export function shownOf(state: ShoppingState, viewed: Viewed): Shown {
  const demands = demandsOf(state.portions, state.recipes, state.corrections)
  return { state, demands, composed: composed(state, demands, viewed) }
}

/** Returns the same list with other layers, or with another baseline. */
export function shownAfter(
  { state, demands }: Shown,
  change: Partial<Pick<ShoppingState, 'layers' | 'baseline'>>,
  viewed: Viewed,
): Shown {
  const next = { ...state, ...change }
  return { state: next, demands, composed: composed(next, demands, viewed) }
}

const composed = (
  { layers, aisles, staples, baseline, cooked }: ShoppingState,
  demands: readonly Demand[],
  viewed: Viewed,
): ComposedList =>
  composeList({
    demands,
    look: { ...viewed, cooked },
    baseline,
    lines: layers.lines.values(),
    marks: layers.marks,
    aisles: aisles ?? [],
    staples: staples ?? usualStaples,
  })

/** Returns the reply: the list with its sources, and the versions of its state. */
export function replyOf({ state, composed }: Shown, viewed: Viewed): ShoppingList {
  const { leftOff } = state
  const content = { sources: state.sources.map((source) => sourceOf(source, viewed)), leftOff, ...composed }
  return { version: digest(content), planVersion: planVersionOf(composed), ...content }
}

/** Returns a digest of the plan's demands, whatever the cook has ticked or added. */
export const planVersionOf = ({ lines }: ComposedList): string =>
  digest(lines.filter(({ kind }) => kind === 'food').map(({ key, amount }) => [key, amount]))

const digest = (content: unknown) =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)

const sourceOf = (source: ShoppingState['sources'][number], { today, withPlan }: Viewed): ShoppingSource => {
  if (source.recipeId) return { ...source, kind: 'recipe', reason: null }
  const isPast = source.to !== null && source.to < today
  return { ...source, kind: 'plan', reason: !withPlan ? 'premium' : isPast ? 'past' : null }
}
