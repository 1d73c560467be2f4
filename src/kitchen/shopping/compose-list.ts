import type { Aisle } from '#contract/aisles.ts'
import type { ShoppingLine, ShoppingList } from '#contract/shopping.ts'
import { stemsOf, aisles as usualAisles } from '../foods/index.ts'
import { amountsIn, type Baseline, type Look } from './baseline.ts'
import { keyOfFood } from './buyable.ts'
import type { Demand } from './demands.ts'
import { isGrown } from './grown.ts'
import { type Need, needsOf } from './needs.ts'
import { aisleOfText } from './own-lines.ts'

interface OwnLine {
  id: string
  text: string
  aisle: Aisle | null
  createdAt: number
}
interface Mark {
  tickedAt: number | null
  tickedAmount: string | null
  hiddenAt: number | null
  boughtAmount: string | null
  hideChangedAt: number
}

export interface ListParts {
  demands: readonly Demand[]
  look: Look
  /**
   * State of the list when the cook last looked; null before the cook has done anything to the list, when
   * nothing counts as changed.
   */
  baseline: Baseline | null
  lines: Iterable<OwnLine>
  marks: ReadonlyMap<string, Mark>
  aisles: readonly Aisle[]
  staples: readonly string[]
}

export type ComposedList = Pick<ShoppingList, 'aisles' | 'staples' | 'lines' | 'gone'>

/** Combines the computed part and the cook's own layers into one list. */
export function composeList(parts: ListParts): ComposedList {
  const { demands, look, baseline, marks, staples } = parts
  const aisles = wholeOrder(parts.aisles)
  const needs = needsOf(demands, look)
  const before = baseline && amountsIn(baseline, look)
  const stapleKeys = new Set(staples.map(keyOfFood))
  const foods = needs.map((need) => foodLine(need, marks.get(need.key), stapleKeys.has(need.key), before))
  const own = [...parts.lines]
    .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
    .map((line) => ownLine(line, marks.get(`own:${line.id}`)))
  const lines = [...foods, ...own]
  const wanted = new Set(needs.map(({ key }) => key))
  return {
    aisles,
    staples: [...staples],
    lines: aisles.flatMap((aisle) => lines.filter((line) => line.aisle === aisle)),
    gone: [...(before ?? [])]
      .filter(([key]) => !wanted.has(key))
      .map(([key, { amount, joiner, text }]) => ({
        key,
        text: amount ? `${amount} ${joiner}${text}` : text,
      })),
  }
}

/** Returns the cook's order of aisles, with the missing ones behind it in the usual order. */
export const wholeOrder = (order: readonly Aisle[]): Aisle[] => [...new Set([...order, ...usualAisles])]

type Before = ReadonlyMap<string, { amount: string }> | null

function foodLine(need: Need, mark: Mark | undefined, isStaple: boolean, before: Before): ShoppingLine {
  const { key, food, text, amount, joiner, aisle, optional, uses } = need
  const ticked = mark !== undefined && mark.tickedAt !== null
  const bought = mark?.hiddenAt != null ? mark.boughtAmount : null
  const isBack = bought !== null && isGrown(bought, amount)
  // The cook's decision on this line comes before their decision on the food.
  const hidden = mark && mark.hideChangedAt > 0 ? mark.hiddenAt !== null && !isBack : isStaple
  return {
    key,
    kind: 'food',
    text,
    food: food?.name ?? (stemsOf(text) ? text : null),
    amount,
    ...(joiner && { joiner }),
    aisle,
    optional,
    uses,
    ticked,
    hidden,
    change: ticked
      ? changeOfTicked(mark.tickedAmount, amount)
      : isBack
        ? { from: bought }
        : changeOf(before, key, amount),
    reason: !hidden ? null : bought !== null ? 'bought' : mark?.hiddenAt != null ? null : 'staple',
  }
}

/** Returns the change of a ticked line; a smaller amount is no news, because it is bought already. */
const changeOfTicked = (ticked: string | null, amount: string): ShoppingLine['change'] =>
  ticked !== null && isGrown(ticked, amount) ? { from: ticked } : null

function changeOf(before: Before, key: string, amount: string): ShoppingLine['change'] {
  if (!before) return null
  const entry = before.get(key)
  if (!entry) return 'new'
  return entry.amount === amount ? null : { from: entry.amount }
}

const ownLine = ({ id, text, aisle }: OwnLine, mark: Mark | undefined): ShoppingLine => ({
  key: `own:${id}`,
  kind: 'own',
  text,
  food: null,
  amount: '',
  aisle: aisle ?? aisleOfText(text),
  optional: false,
  uses: [],
  ticked: mark !== undefined && mark.tickedAt !== null,
  hidden: mark !== undefined && mark.hiddenAt !== null,
  change: null,
  reason: null,
})

/** Returns the keys whose change is still to be seen. */
export const unseenKeys = ({ lines, gone }: Pick<ComposedList, 'lines' | 'gone'>): Set<string> =>
  new Set([...lines.filter(({ change }) => change !== null), ...gone].map(({ key }) => key))
