import type { Kysely } from 'kysely'
import { identityMigrations } from '#identity/migrations.ts'
import { migrate } from '#server/database/migrate.ts'

/** Migrates the tables of the product and those of the identity service. */
export const migrateAll = <T>(db: Kysely<T>): Promise<string[]> => migrate(db, identityMigrations)
