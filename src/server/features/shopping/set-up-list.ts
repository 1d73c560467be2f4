import type { z } from 'zod'
import type { ShoppingList, shoppingSettings } from '#contract/shopping.ts'
import type { Layers } from '#domain/shopping-layers.ts'
import { keyOfFood } from '#kitchen/shopping/index.ts'
import type { Queryable } from '#server/database/open.ts'
import { saveLayers, saveShoppingSettings } from '#server/stores/shopping.ts'
import { readShown, type Viewer } from './read-list.ts'
import { replyOf } from './shown.ts'

/** Saves the order of the aisles and the staples. Call it with the list locked. */
export async function setUpList(
  tx: Queryable,
  viewer: Viewer,
  { aisles, staples }: z.output<typeof shoppingSettings>,
  now: Date,
): Promise<ShoppingList> {
  const { userId, viewed } = viewer
  const { state, composed } = await readShown(tx, viewer)
  const before = new Set(composed.staples.map(keyOfFood))
  const named = staples && withoutRepeats(staples)
  const added = (named ?? []).map(keyOfFood).filter((key) => key !== null && !before.has(key))
  await saveLayers(tx, userId, state.layers, withoutShown(state.layers, added), now)
  await saveShoppingSettings(tx, userId, { aisles: aisles && [...new Set(aisles)], staples: named })
  return replyOf(await readShown(tx, viewer), viewed)
}

/** Removes repeated names: `Salt` and `salt` are one staple; the first spelling stays. */
const withoutRepeats = (names: readonly string[]): string[] => {
  const keys = names.map(keyOfFood)
  // The index is below the number of names, each of which has a key or null.
  return names.filter((_, index) => keys.indexOf(keys[index]!) === index)
}

/** Hides new staples from now on, also where the cook once asked to see one. */
function withoutShown(layers: Layers, keys: readonly (string | null)[]): Layers {
  const marks = new Map(layers.marks)
  for (const key of keys) {
    const mark = key === null ? undefined : marks.get(key)
    if (mark && mark.hiddenAt === null) marks.set(String(key), { ...mark, hideChangedAt: 0 })
  }
  return { ...layers, marks }
}
