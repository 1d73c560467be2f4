import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Capture } from '#contract/capture.ts'
import type { Recipe, RecipeSource } from '#contract/recipe.ts'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'
import { reserveGeneration } from './quota.ts'
import { setNotes } from './recipe-notes.ts'
import { getRecipe, insertRecipe, type NewRecipe } from './recipes.ts'

/** Milliseconds for which a read recipe can be saved: a cook may return to its tab within a week. */
export const CAPTURE_KEPT_MS = 7 * 86_400_000

/** Data of a read recipe that the cook cannot change. */
export interface KeptCapture {
  id: string
  source: RecipeSource
  /** Notes that become the recipe's private notes. */
  notes: string
  pictureHash: string | null
  /** Id of the saved recipe; null before it is saved. */
  recipeId: string | null
}

/** Stores a capture for later and returns its id. */
export async function keepCapture(
  db: Queryable,
  userId: string,
  capture: Omit<KeptCapture, 'id' | 'recipeId'>,
  now: Date,
): Promise<string> {
  const id = uuidv7()
  await db
    .insertInto('captures')
    .values({
      user_id: userId,
      id,
      source: JSON.stringify(capture.source),
      notes: capture.notes,
      picture_hash: capture.pictureHash,
      created_at: now,
    })
    .execute()
  return id
}

/** Returns a capture; null when the cook has none with this id, or it is older than a week. */
export async function getCapture(
  db: Queryable,
  userId: string,
  id: string,
  now: Date,
): Promise<KeptCapture | null> {
  const row = await db
    .selectFrom('captures')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('created_at', '>', new Date(now.getTime() - CAPTURE_KEPT_MS))
    .executeTakeFirst()
  return row
    ? {
        id: row.id,
        source: row.source,
        notes: row.notes,
        pictureHash: row.picture_hash,
        recipeId: row.recipe_id,
      }
    : null
}

/**
 * Deletes captures that were not saved in time.
 * @returns number of deleted captures
 */
export async function forgetCaptures(db: Queryable, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('captures')
    .where('created_at', '<=', new Date(now.getTime() - CAPTURE_KEPT_MS))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export interface Saving {
  userId: string
  capture: KeptCapture
  recipe: NewRecipe
  /** Month whose quota is used; set when a model has read the recipe. */
  counts: { month: string; unlimited: boolean } | null
  now: Date
}

export type Saved = { outcome: 'kept'; recipe: Recipe } | { outcome: 'exhausted' } | { outcome: 'gone' }

/**
 * Saves the capture as a recipe with its notes: only once, however often it is called, and all of it or
 * nothing.
 */
export async function saveCapture(db: Queryable, saving: Saving): Promise<Saved> {
  return await transact(db, async (tx) => {
    const { userId, capture, recipe, counts, now } = saving
    const { rows } = await sql<{ recipe_id: string | null }>`
      select recipe_id from captures where user_id = ${userId} and id = ${capture.id} for update`.execute(tx)
    const [row] = rows
    if (!row) return { outcome: 'gone' }
    if (row.recipe_id) {
      const before = await getRecipe(tx, userId, row.recipe_id)
      return before ? { outcome: 'kept', recipe: before } : { outcome: 'gone' }
    }
    const generationId = counts && (await reserve(tx, saving, counts))
    if (generationId === false) return { outcome: 'exhausted' }
    const kept = await insertRecipe(tx, userId, recipe)
    if (capture.notes) await setNotes(tx, userId, kept.id, { notes: capture.notes })
    await tx
      .updateTable('captures')
      .set({ recipe_id: kept.id })
      .where('user_id', '=', userId)
      .where('id', '=', capture.id)
      .execute()
    if (generationId) await commit(tx, userId, generationId, kept.id, now)
    return { outcome: 'kept', recipe: kept }
  })
}

/** Uses one recipe of the month's quota; false when none is left. It is committed in the same transaction. */
async function reserve(
  tx: Queryable,
  { userId, capture, now }: Saving,
  counts: NonNullable<Saving['counts']>,
) {
  const reservation = await reserveGeneration(tx, {
    userId,
    kind: 'import',
    month: counts.month,
    idempotencyKey: capture.id,
    request: { prompt: capture.source.url ?? null, captureId: capture.id },
    now,
    leaseMs: 60_000,
    unlimited: counts.unlimited,
    // Saving runs no generation, so the limit on open ones does not apply.
    maxOpen: 1_000_000,
  })
  return reservation.outcome === 'reserved' && reservation.generation.id
}

const commit = (tx: Queryable, userId: string, id: string, recipeId: string, now: Date) =>
  tx
    .updateTable('generations')
    .set({
      state: 'committed',
      job: 'done',
      lease_until: null,
      ended_at: now,
      seen_at: now,
      recipe_id: recipeId,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()

/** Finds recipes of the cook that may be the same: from the same address, or with the same title. */
export async function findDuplicates(
  db: Queryable,
  userId: string,
  { title, url }: { title: string; url: string | null },
): Promise<Capture['duplicates']> {
  const { rows } = await sql<{ id: string; title: string; same: boolean }>`
    (select id, title, true as same from recipes
      where user_id = ${userId} and source->>'url' is not null and source->>'url' = ${url} limit 5)
    union all
    (select id, title, false as same from recipes
      where user_id = ${userId} and title_sort_key(title) collate "C" = title_sort_key(${title}) limit 5)`.execute(
    db,
  )
  const found = new Map<string, Capture['duplicates'][number]>()
  for (const { id, title: known, same } of rows) {
    if (!found.has(id)) found.set(id, { id, title: known, why: same ? 'same-address' : 'same-title' })
  }
  return [...found.values()].slice(0, 5)
}
