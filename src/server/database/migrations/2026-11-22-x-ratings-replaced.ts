import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Stars of the rating that was replaced; null for a first one. So the statement that writes a rating also
 * returns the change of the totals, whoever else rates at that moment.
 */
export const ratingsReplaced: Migration = {
  name: '2026-11-22-x-ratings-replaced',
  async up(db) {
    await sql`alter table ratings add column replaced integer`.execute(db)
  },
}
