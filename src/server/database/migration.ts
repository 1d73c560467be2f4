import type { Kysely } from 'kysely'

/**
 * Migration of the schema, forward only. It runs in a transaction of its own and exactly once. Write it so
 * that the version before it still works afterwards (expand first, contract in a later release).
 */
export interface Migration {
  /** Sortable name that never changes once released: `2026-11-21-a-cooks`. */
  name: string
  up(db: Kysely<unknown>): Promise<void>
}
