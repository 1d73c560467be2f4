import type { Transaction } from 'kysely'
import type { IdentityDatabase } from './service.ts'
import type { IdentityTables } from './tables.ts'

const ATTEMPTS = 4
/**
 * Errors after which nothing was done and a retry may succeed: serialization_failure and deadlock_detected;
 * and, when a connection pooler has switched the connection, duplicate_prepared_statement and
 * invalid_sql_statement_name.
 */
const repeatable = new Set(['40001', '40P01', '42P05', '26000'])

/**
 * Runs `work` in one transaction and repeats it when the database asks for that, so `work` must be safe to
 * repeat.
 */
export async function transact<T>(
  db: IdentityDatabase,
  work: (tx: Transaction<IdentityTables>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const again = error instanceof Error && 'code' in error && repeatable.has(String(error.code))
      if (!again || attempt >= ATTEMPTS) throw error
    }
  }
}
