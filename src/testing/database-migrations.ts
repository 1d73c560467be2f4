import type { Kysely } from 'kysely'
import { identityMigrations } from '#identity/migrations.ts'
import { migrate } from '#server/database/migrate.ts'

/** Everything that the product keeps in one database: its own tables and the identity service's. */
export const migrateAll = <T>(db: Kysely<T>): Promise<string[]> => migrate(db, identityMigrations)
