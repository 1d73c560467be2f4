import type { z } from 'zod'
import type { ShoppingChanged, shoppingChanges } from '#contract/shopping.ts'
import { acknowledge, type ChangeContext, changeLayers, type Layers } from '#domain/shopping-layers.ts'
import { withoutStaleMarks } from '#domain/shopping-stale-marks.ts'
import { isGrown, rebased } from '#kitchen/shopping/index.ts'
import type { Queryable } from '#server/database/open.ts'
import { changesMade, noteChanges, saveBaseline, saveLayers } from '#server/stores/shopping.ts'
import { composed, planVersionOf, readShown, replyOf, type Shown, type Viewer } from './compose.ts'

type Batch = z.output<typeof shoppingChanges>

/** A device that was offline for so long has lost its queue. */
const CHANGES_KEPT_MS = 90 * 24 * 60 * 60_000

/** Makes changes in their order; those that were made before are passed over. Call it with the list locked. */
export async function changeList(
  tx: Queryable,
  viewer: Viewer,
  batch: Batch,
  now: Date,
): Promise<ShoppingChanged> {
  const { userId, look } = viewer
  const shown = await readShown(tx, viewer)
  const amounts = new Map(shown.composed.lines.map(({ key, amount }) => [key, amount]))
  const made = await changesMade(
    tx,
    userId,
    batch.changes.map(({ id }) => id),
  )
  const fresh: string[] = []
  const refused: ShoppingChanged['refused'] = []
  let layers: Layers = shown.state.layers
  let { baseline } = shown.state
  const clock = clockOf(batch, now)
  for (const change of batch.changes) {
    const context: ChangeContext = { at: clock(change.at), amounts, isGrown }
    if (made.has(change.id)) continue
    made.add(change.id)
    fresh.push(change.id)
    if (change.type === 'seen') {
      if ((change.planVersion ?? planVersionOf(shown.composed)) !== planVersionOf(shown.composed)) continue
      layers = acknowledge(layers, context)
      baseline = rebased(baseline ?? {}, new Set(), shown.demands, look)
      continue
    }
    const result = changeLayers(layers, change, context)
    if (result.layers) layers = result.layers
    else refused.push({ id: change.id, message: result.refused })
  }
  const isListed = (key: string) => amounts.has(key)
  const kept = fresh.length > 0 ? withoutStaleMarks(layers, isListed, now.getTime()) : layers
  await saveLayers(tx, userId, shown.state.layers, kept, now)
  if (baseline && baseline !== shown.state.baseline) await saveBaseline(tx, userId, baseline)
  if (fresh.length > 0)
    await noteChanges(tx, userId, fresh, { now, forgetBefore: new Date(now.getTime() - CHANGES_KEPT_MS) })
  const state = { ...shown.state, layers: kept, baseline }
  const after: Shown = { ...shown, state, composed: composed(state, shown.demands, look) }
  return { ...replyOf(after, look), refused }
}

/**
 * When a change was made, by our clock: a device's clock counts only for how long ago something was, never lies in the
 * future, and never runs backwards within a batch.
 */
function clockOf({ sentAt }: Batch, now: Date): (at: string) => number {
  const behind = sentAt === undefined ? 0 : now.getTime() - Date.parse(sentAt)
  let last = Number.NEGATIVE_INFINITY
  return (at) => {
    last = Math.max(last, Math.min(now.getTime(), Date.parse(at) + behind))
    return last
  }
}
