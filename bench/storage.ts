/**
 * The space of a cook in the database: bytes for each recipe, with its share of every index, after VACUUM.
 * `npm run bench -- storage`; RECIPES=5000. The figures of docs/operations.md come from here.
 */
import { sql } from 'kysely'
import { aCook } from '#testing/database-builders.ts'
import { openScratchDatabase } from '#testing/database-scratch.ts'
import { fillCollection } from './lib/collections.ts'

const recipes = Number(process.env.RECIPES ?? 2000)
const { db, close } = await openScratchDatabase()
try {
  const cook = await aCook(db)
  await fillCollection(db, cook.id, recipes)
  await sql`vacuum (full, analyze) recipes`.execute(db)
  const { rows } = await sql<{ name: string; heap: number; indexes: number }>`
    select relname as name, pg_table_size(oid)::int8 as heap, pg_indexes_size(oid)::int8 as indexes
    from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
    order by pg_total_relation_size(oid) desc limit 6`.execute(db)
  for (const { name, heap, indexes } of rows) {
    const each = (bytes: number) => `${(bytes / recipes).toFixed(0)} B`
    console.log(
      `${name.padEnd(20)} ${each(heap).padStart(9)} rows, ${each(indexes).padStart(9)} indexes, per recipe`,
    )
  }
} finally {
  await close()
}
