import { sql } from 'kysely'
import type { Database } from '#server/database/open.ts'

const PARTITIONS = 4

/** The tables that a distributed engine would spread by their owner. */
export const ownedTables = [
  'folders',
  'recipes',
  'recipe_versions',
  'deleted_recipes',
  'ratings',
  'generations',
  'generation_events',
  'refine_proposals',
  'captures',
  'imports',
  'import_items',
  'food_corrections',
  'meal_entries',
  'shelf_recipes',
  'cooked_log',
  'shopping_lists',
  'shopping_changes',
  'shopping_sources',
  'shopping_lines',
  'shopping_marks',
] as const

/**
 * Turns the owned tables of an empty database into ones that are partitioned by `user_id`: a stand-in for shards on
 * plain PostgreSQL. It fails by itself when a key or unique index lacks `user_id`. Foreign keys are left out.
 */
export async function partitionByOwner(db: Database): Promise<void> {
  for (const table of ownedTables) {
    await sql.raw(`alter table ${table} rename to ${table}_whole`).execute(db)
    await sql
      .raw(`create table ${table} (like ${table}_whole including all) partition by hash (user_id)`)
      .execute(db)
    for (let i = 0; i < PARTITIONS; i++) {
      await sql
        .raw(
          `create table ${table}_p${i} partition of ${table} for values with (modulus ${PARTITIONS}, remainder ${i})`,
        )
        .execute(db)
    }
  }
}

/** Of the relations that a plan names, the partitions: `recipes_p2` -> `2`. */
export const partitionsOf = (relations: (string | undefined)[]): Set<string> =>
  new Set(
    relations.map((relation) => /_p(\d)$/.exec(relation ?? '')?.[1]).filter((found) => found !== undefined),
  )
