import type { Kysely, Transaction } from 'kysely'
import { hasLostNames } from './prepared-statements.ts'

/** serialization_failure and deadlock_detected: nothing was done, and the same again may succeed. */
const repeatable = new Set(['40001', '40P01'])
const ATTEMPTS = 5

/**
 * Runs `work` in one transaction and repeats it when the database asks for that, so `work` must be safe to repeat:
 * it touches nothing outside the database. Inside a transaction it joins that one.
 */
export async function transact<T, R>(
  db: Kysely<T> | Transaction<T>,
  work: (tx: Transaction<T>) => Promise<R>,
): Promise<R> {
  if (db.isTransaction) return await work(db as Transaction<T>) // isTransaction says that it is one
  return await repeated(db, () => db.transaction().execute(work))
}

/** The same for a single statement, which is a transaction by itself. */
export async function repeated<T, R>(db: Kysely<T> | Transaction<T>, work: () => Promise<R>): Promise<R> {
  if (db.isTransaction) return await work()
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= ATTEMPTS || !isRepeatable(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * 10 * Math.random()))
    }
  }
}

const isRepeatable = (error: unknown) =>
  error instanceof Error && 'code' in error && (repeatable.has(String(error.code)) || hasLostNames(error))

/** Whether a statement failed because such a row is there already. */
export const isUniqueViolation = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '23505'

/** Whether a statement failed because a row that it names is not there (any more). */
export const isForeignKeyViolation = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '23503'
