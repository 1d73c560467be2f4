import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** Keys and secrets of an installation that has several servers; with the embedded database they are files. */
export const privateFiles: Migration = {
  name: '2026-11-22-w-private-files',
  async up(db) {
    await sql`create table private_files (name text primary key, content text not null)`.execute(db)
  },
}
