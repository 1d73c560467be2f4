import type { Language } from '../languages/dictionary.ts'
import { addSums, noSums, type Sums } from './amounts.ts'
import type { Demand } from './demands.ts'
import { type Fraction, fraction } from './fraction.ts'
import { joinerOf } from './name-of.ts'
import { amountOf, isOver, type Moment, type Need, needsOf } from './needs.ts'

/**
 * Demands of the list when the cook last looked, by which changes since then are found. They are kept by
 * meal, so that a day that passes or a meal that is cooked takes its share along on both sides, and is no
 * change of the plan. Plain JSON.
 */
export type Baseline = Readonly<
  Record<string, { text: string; size: string | null; language?: Language; wants: Want[] }>
>

interface Want {
  date: string | null
  /** Id of the meal; null for recipes by themselves. */
  mealId: string | null
  /** Sum of each unit as `numerator/denominator`. */
  sums: Record<string, string>
}

/** A look at the list: its moment, and whether the plan counts (which is part of Premium). */
export interface Look extends Moment {
  withPlan: boolean
}

/** A moment before all days, when everything is still to come. */
const atTheStart: Moment = { today: '', cooked: new Set() }

export function baselineOf(demands: readonly Demand[]): Baseline {
  const names = new Map(needsOf(demands, atTheStart).map(({ key, text }) => [key, text]))
  const byKey = new Map<
    string,
    { size: string | null; language: Language; wants: Map<string | null, Demand> }
  >()
  for (const demand of demands) {
    const { key, mealId, sums, size, language } = demand
    const entry = byKey.get(key) ?? { size, language, wants: new Map() }
    entry.wants.set(mealId, { ...demand, sums: addSums(entry.wants.get(mealId)?.sums ?? noSums, sums) })
    byKey.set(key, {
      size: entry.size === size ? size : null,
      language: entry.language === language ? language : 'en',
      wants: entry.wants,
    })
  }
  return Object.fromEntries(
    [...byKey].map(([key, { size, language, wants }]) => [
      key,
      {
        text: names.get(key) ?? '',
        size,
        ...(language !== 'en' && { language }),
        wants: [...wants.values()].map(({ date, mealId, sums }) => ({ date, mealId, sums: written(sums) })),
      },
    ]),
  )
}

type NamedAmount = Pick<Need, 'text' | 'amount' | 'joiner'>

/**
 * Returns the amounts of the baseline on that day: the foods that are still wanted, with their amounts as
 * they were.
 */
export function amountsIn(baseline: Baseline, look: Look): Map<string, NamedAmount> {
  const amounts = new Map<string, NamedAmount>()
  for (const [key, { text, size, language = 'en', wants }] of Object.entries(baseline)) {
    const open = wants.filter((want) => counts(want, look))
    if (open.length === 0) continue
    const sums = open.map((want) => read(want.sums)).reduce(addSums)
    const amount = amountOf({ sums, size, language })
    amounts.set(key, { text, amount, joiner: joinerOf(amount, text, language) })
  }
  return amounts
}

const counts = (want: Want, look: Look) => (look.withPlan || want.mealId === null) && !isOver(want, look)

/**
 * Returns the baseline after the cook has changed the list by hand: their own changes are no news to them,
 * while earlier changes of the plan that they have not seen still are.
 *
 * @param unseen the keys whose change is still to be seen
 * @param after the present demands
 */
export function rebased(
  baseline: Baseline,
  unseen: ReadonlySet<string>,
  after: readonly Demand[],
  { withPlan }: Pick<Look, 'withPlan'>,
): Baseline {
  const now = baselineOf(after)
  const next: Record<string, Baseline[string]> = {}
  for (const key of new Set([...Object.keys(baseline), ...Object.keys(now)])) {
    const [before, entry] = [baseline[key], now[key]]
    if (unseen.has(key)) {
      if (before) next[key] = before
      continue
    }
    // The plan asks for nothing without Premium, but its earlier demands must be known when it comes back.
    const asleep = withPlan ? [] : (before?.wants.filter(({ mealId }) => mealId !== null) ?? [])
    if (!entry && asleep.length === 0) continue
    const { text, size, language } = entry ?? before! // entry or before exists
    next[key] = { text, size, ...(language && { language }), wants: [...(entry?.wants ?? []), ...asleep] }
  }
  return next
}

const written = (sums: Sums) => Object.fromEntries([...sums].map(([unit, { n, d }]) => [unit, `${n}/${d}`]))

const read = (sums: Record<string, string>): Sums =>
  new Map(Object.entries(sums).map(([unit, value]) => [unit, readFraction(value)]))

function readFraction(text: string): Fraction {
  const [, n, d] = /^(\d+)\/([1-9]\d*)$/.exec(text) ?? []
  return n && d ? fraction(BigInt(n), BigInt(d)) : fraction(0n)
}
