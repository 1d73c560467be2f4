import type { ShoppingChanged } from '#contract/shopping.ts'
import type { Queryable } from '#server/database/open.ts'
import { changesMade, noteChanges, saveBaseline, saveLayers } from '#server/stores/shopping.ts'
import { type Batch, decideChanges } from './decide.ts'
import { readShown, type Viewer } from './read-list.ts'
import { replyOf, shownAfter } from './shown.ts'

/** Milliseconds for which changes are remembered: a device that was offline for longer has lost its queue. */
const CHANGES_KEPT_MS = 90 * 24 * 60 * 60_000

/**
 * Applies changes in their order; those that were applied before are skipped. Call it with the list locked.
 */
export async function changeList(
  tx: Queryable,
  viewer: Viewer,
  batch: Batch,
  now: Date,
): Promise<ShoppingChanged> {
  const { userId, viewed } = viewer
  const shown = await readShown(tx, viewer)
  const ids = batch.changes.map(({ id }) => id)
  const made = await changesMade(tx, userId, ids)
  const { layers, baseline, fresh, refused, until } = decideChanges(shown, batch, { now, made, viewed })
  await saveLayers(tx, userId, shown.state.layers, layers, now)
  if (baseline && baseline !== shown.state.baseline) await saveBaseline(tx, userId, baseline)
  if (fresh.length > 0)
    await noteChanges(tx, userId, fresh, { now, forgetBefore: new Date(now.getTime() - CHANGES_KEPT_MS) })
  return { ...replyOf(shownAfter(shown, { layers, baseline }, viewed), viewed), refused, until }
}
