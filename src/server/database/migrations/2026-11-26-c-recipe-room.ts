import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * How many recipes a cook may surely keep before they have to be counted again; null where nobody has counted. Counting
 * at each recipe would read the whole collection.
 */
export const recipeRoom: Migration = {
  name: '2026-11-26-c-recipe-room',
  async up(db) {
    await sql`alter table users add column recipe_room integer`.execute(db)
  },
}
