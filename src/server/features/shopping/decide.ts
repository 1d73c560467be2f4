import type { z } from 'zod'
import type { ShoppingChanged, shoppingChanges } from '#contract/shopping.ts'
import { acknowledge, type ChangeContext, changeLayers, type Layers } from '#domain/shopping-layers.ts'
import { withoutStaleMarks } from '#domain/shopping-stale-marks.ts'
import { type Baseline, baselineOf, isGrown, rebased, unseenKeys } from '#kitchen/shopping/index.ts'
import { planVersionOf, type Shown, type Viewed } from './shown.ts'

export type Batch = z.output<typeof shoppingChanges>

export interface Decided {
  layers: Layers
  baseline: Baseline | null
  /** Ids of the changes that had not been applied before. */
  fresh: string[]
  refused: ShoppingChanged['refused']
  until: ShoppingChanged['until']
}

/**
 * Applies a batch to a list, change by change in their order. Pure. `made` has the ids of changes that were
 * applied before.
 */
export function decideChanges(
  shown: Shown,
  batch: Batch,
  { now, made, viewed }: { now: Date; made: ReadonlySet<string>; viewed: Viewed },
): Decided {
  const amounts = new Map(shown.composed.lines.map(({ key, amount }) => [key, amount]))
  const planVersion = planVersionOf(shown.composed)
  const done = new Set(made)
  const fresh: string[] = []
  const refused: Decided['refused'] = []
  let { layers, baseline } = shown.state
  const clock = clockOf(batch, now)
  for (const change of batch.changes) {
    const context: ChangeContext = { at: clock.of(change.at), amounts, isGrown }
    if (done.has(change.id)) continue
    done.add(change.id)
    fresh.push(change.id)
    if (change.type === 'seen') {
      if ((change.planVersion ?? planVersion) !== planVersion) continue
      layers = acknowledge(layers, context)
      baseline = rebased(baseline ?? {}, new Set(), shown.demands, viewed)
      continue
    }
    const result = changeLayers(layers, change, context)
    if (result.layers) layers = result.layers
    else refused.push({ id: change.id, message: result.refused })
  }
  if (fresh.length > 0) layers = withoutOldMarks(layers, shown, now)
  return { layers, baseline, fresh, refused, until: clock.last() }
}

/** Removes old marks of foods that have not been on this list for long. */
export const withoutOldMarks = (layers: Layers, { composed }: Shown, now: Date): Layers => {
  const listed = new Set(composed.lines.map(({ key }) => key))
  const isListed = (key: string) => listed.has(key) || layers.lines.has(key.slice('own:'.length))
  return withoutStaleMarks(layers, isListed, now.getTime())
}

/** Returns the baseline after the cook changed the sources of the list: that is no news to the cook. */
export const baselineByHand = (before: Shown, after: Shown, viewed: Viewed): Baseline =>
  before.state.baseline
    ? rebased(before.state.baseline, unseenKeys(before.composed), after.demands, viewed)
    : baselineOf(after.demands)

/**
 * Difference of clocks in milliseconds that a slow network alone explains; today's clocks are wrong by less.
 */
const ON_ITS_WAY_MS = 10_000

/**
 * Returns the times of changes by our clock: a device's clock only tells how long ago a change was made.
 * Times never lie in the future and never run backwards: neither within a batch, nor before the time of an
 * earlier answer to the device. A clock that may be right is trusted: otherwise a change that took long on
 * its way would seem later than a change that another device made after it.
 */
function clockOf({ sentAt, after }: Batch, now: Date) {
  const apart = sentAt === undefined ? 0 : now.getTime() - Date.parse(sentAt)
  const behind = Math.abs(apart) < ON_ITS_WAY_MS ? 0 : apart
  // Times before 1970 are raised to it: a clock that is far enough off gives a year that PostgreSQL does not
  // support.
  const believable = (ms: number) => Math.max(0, Math.min(now.getTime(), ms))
  let last = after === undefined ? null : believable(Date.parse(after))
  return {
    /** @returns milliseconds since 1970 */
    of(at: string): number {
      last = Math.max(last ?? Number.NEGATIVE_INFINITY, believable(Date.parse(at) + behind))
      return last
    },
    last: (): string | null => (last === null ? null : new Date(last).toISOString()),
  }
}
