import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * The stars that a rating took the place of; null when it was the first. So the statement that writes a rating also
 * answers by how much the totals move, whoever else rates at that moment.
 */
export const ratingsReplaced: Migration = {
  name: '2026-11-22-x-ratings-replaced',
  async up(db) {
    await sql`alter table ratings add column replaced integer`.execute(db)
  },
}
