import { sql } from 'kysely'
import { MAX_RECIPES } from '#contract/limits.ts'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'
import { CookGone } from './cook-gone.ts'

/** Error for a collection that has reached the maximum number of recipes. */
export class CollectionFull extends Error {
  override name = 'CollectionFull'
  /** Number of recipes that there is room for, and number that were to be added. */
  readonly room: number
  readonly wanted: number

  constructor(room: number, wanted: number) {
    super(`A collection has room for ${room}, not for ${wanted}.`)
    this.room = room
    this.wanted = wanted
  }
}

/**
 * Takes one place that is known to be free; no row when none is. `recipe_room` is never more than the places
 * that are really free: every new recipe takes one, and a deleted one does not give its place back until the
 * next count.
 */
export const takePlace = (userId: string) => sql`
  update users set recipe_room = recipe_room - 1 where id = ${userId} and recipe_room > 0 returning id`

/**
 * Counts how many more recipes the cook may add. It reads the index of all their recipes, so it is called
 * only when no place is known to be free. Below zero when too many have just been added. The cook stays
 * locked until the transaction ends.
 */
async function countPlaces(tx: Queryable, userId: string): Promise<number> {
  const locked = await sql`select from users where id = ${userId} for no key update`.execute(tx)
  if (locked.rows.length === 0) throw new CookGone('The account of this collection was deleted.')
  // The count is a statement of its own, because one that waited for the lock would count the rows of before
  // the wait.
  const { rows } = await sql<{ room: number }>`
    with counted as (
      select ${MAX_RECIPES} - count(*)::int as room
      from (select from recipes where user_id = ${userId} limit ${MAX_RECIPES + 1}) r
    ), noted as (
      update users set recipe_room = greatest(counted.room, 0) from counted where users.id = ${userId}
    )
    select room from counted`.execute(tx)
  return rows[0]?.room ?? 0
}

/**
 * Records an added recipe, in the transaction that added it.
 * @throws CollectionFull when it has no place
 */
export async function noteAdded(tx: Queryable, userId: string): Promise<void> {
  const { rows } = await takePlace(userId).execute(tx)
  if (rows.length > 0) return
  const room = await countPlaces(tx, userId)
  if (room < 0) throw new CollectionFull(0, 1)
}

/**
 * Makes sure that this number of recipes would find room now, without reserving any.
 * @throws CollectionFull
 */
export async function requireRoom(db: Queryable, userId: string, wanted = 1): Promise<void> {
  const { rows } = await sql`
    select from users where id = ${userId} and recipe_room >= ${wanted}`.execute(db)
  if (rows.length > 0) return
  const room = await transact(db, (tx) => countPlaces(tx, userId))
  if (room < wanted) throw new CollectionFull(Math.max(0, room), wanted)
}
