import { sql } from 'kysely'
import type { Database } from '#server/database/open.ts'
import { ownedTables } from './database-distribution.ts'

const PARTITIONS = 4

/**
 * Replaces the owned tables of an empty database by tables partitioned by `user_id`, which stand in for
 * shards on plain PostgreSQL. It throws when a key or unique index lacks `user_id`. Foreign keys are left
 * out.
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

/** Returns the numbers of the partitions among the relations of a plan: `recipes_p2` -> `2`. */
export const partitionsOf = (relations: (string | undefined)[]): Set<string> =>
  new Set(
    relations.map((relation) => /_p(\d)$/.exec(relation ?? '')?.[1]).filter((found) => found !== undefined),
  )
