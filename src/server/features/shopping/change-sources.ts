import { MAX_SHOPPING_SOURCES, type ShoppingList, type ShoppingSourceBody } from '#contract/shopping.ts'
import { withoutStaleMarks } from '#domain/shopping-stale-marks.ts'
import { baselineOf, rebased, unseenKeys } from '#kitchen/shopping/index.ts'
import type { Queryable } from '#server/database/open.ts'
import { conflict, invalidRequest, notFound, premiumRequired, recipeNotFound } from '#server/http/errors.ts'
import {
  putDays,
  putRecipe,
  removeSource,
  saveBaseline,
  saveLayers,
  setServings,
} from '#server/stores/shopping.ts'
import { composed, readShown, replyOf, type Viewer } from './compose.ts'

export type SourceChange = (tx: Queryable, before: { sources: number }) => Promise<void>

export const adding =
  ({ userId, look }: Viewer, body: ShoppingSourceBody, now: Date): SourceChange =>
  async (tx, { sources }) => {
    const isPlan = 'from' in body
    // The calendar is part of Premium, and so is all that is read from it.
    if (isPlan && !look.withPlan) throw premiumRequired()
    if (sources >= MAX_SHOPPING_SOURCES)
      throw conflict(
        `A list holds at most ${MAX_SHOPPING_SOURCES} recipes and ranges of days. Please take one off first.`,
      )
    if (isPlan) await putDays(tx, userId, body, now)
    else if (
      !(await putRecipe(tx, userId, { recipeId: body.recipeId, servings: body.servings ?? null }, now))
    )
      throw recipeNotFound()
  }

export const resizing =
  ({ userId }: Viewer, id: string, servings: number): SourceChange =>
  async (tx) => {
    const outcome = await setServings(tx, userId, id, servings)
    if (outcome === 'not_found') throw notFound('Entry')
    if (outcome === 'no_servings')
      throw invalidRequest('Each meal of the plan says for how many it is. Please change it in the calendar.')
  }

export const removing =
  ({ userId }: Viewer, id: string): SourceChange =>
  async (tx) => {
    if (!(await removeSource(tx, userId, id))) throw notFound('Entry')
  }

/** Changes what the list is made of. What that does to it is no news to the cook. Call it with the list locked. */
export async function changeSources(
  tx: Queryable,
  viewer: Viewer,
  change: SourceChange,
  now: Date,
): Promise<ShoppingList> {
  const { userId, look } = viewer
  const before = await readShown(tx, viewer)
  const isListed = (key: string) => before.composed.lines.some((line) => line.key === key)
  const layers = withoutStaleMarks(before.state.layers, isListed, now.getTime())
  await saveLayers(tx, userId, before.state.layers, layers, now)
  await change(tx, { sources: before.state.sources.length })
  const after = await readShown(tx, viewer)
  const baseline = before.state.baseline
    ? rebased(before.state.baseline, unseenKeys(before.composed), after.demands, look)
    : baselineOf(after.demands)
  await saveBaseline(tx, userId, baseline)
  const state = { ...after.state, baseline }
  return replyOf({ ...after, state, composed: composed(state, after.demands, look) }, look)
}
