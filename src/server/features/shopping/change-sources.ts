import { MAX_SHOPPING_SOURCES, type ShoppingList, type ShoppingSourceBody } from '#contract/shopping.ts'
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
import { baselineByHand, withoutOldMarks } from './decide.ts'
import { readShown, type Viewer } from './read-list.ts'
import { replyOf, shownAfter } from './shown.ts'

export type SourceChange = (tx: Queryable, before: { sources: number }) => Promise<void>

export const adding =
  ({ userId, viewed }: Viewer, body: ShoppingSourceBody, now: Date): SourceChange =>
  async (tx, { sources }) => {
    const isPlan = 'from' in body
    // The calendar is part of Premium, and so is a list that is computed from it.
    if (isPlan && !viewed.withPlan) throw premiumRequired()
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

/**
 * Changes the sources of the list. The effect on the list is not reported as news, because the cook caused
 * it. Call it with the list locked.
 */
export async function changeSources(
  tx: Queryable,
  viewer: Viewer,
  change: SourceChange,
  now: Date,
): Promise<ShoppingList> {
  const { userId, viewed } = viewer
  const before = await readShown(tx, viewer)
  const { layers } = before.state
  await saveLayers(tx, userId, layers, withoutOldMarks(layers, before, now), now)
  await change(tx, { sources: before.state.sources.length })
  const after = await readShown(tx, viewer)
  const baseline = baselineByHand(before, after, viewed)
  await saveBaseline(tx, userId, baseline)
  return replyOf(shownAfter(after, { baseline }, viewed), viewed)
}
