import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Number of recipes that a cook may surely add before the collection has to be counted again; null before the
 * first count. Counting at each recipe would read the whole collection.
 */
export const recipeRoom: Migration = {
  name: '2026-11-26-c-recipe-room',
  async up(db) {
    await sql`alter table users add column recipe_room integer`.execute(db)
  },
}
