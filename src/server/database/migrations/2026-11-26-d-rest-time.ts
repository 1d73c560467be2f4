import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Minutes of a recipe during which no cook is needed. Recipes that were deleted before get the column too,
 * because a server of the release before restores the row as it is.
 */
export const restTime: Migration = {
  name: '2026-11-26-d-rest-time',
  async up(db) {
    await sql`alter table recipes add column rest_time integer not null default 0`.execute(db)
    await sql`alter table popular_recipes add column rest_time integer not null default 0`.execute(db)
    await sql`update deleted_recipes set recipe = '{"rest_time": 0}' || recipe`.execute(db)
  },
}
