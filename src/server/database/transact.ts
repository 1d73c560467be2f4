import type { Kysely, Transaction } from 'kysely'
import { hasLostNames } from './prepared-statements.ts'

/**
 * Codes of serialization_failure and deadlock_detected, after which nothing was done and a retry may succeed.
 */
const repeatable = new Set(['40001', '40P01'])
const ATTEMPTS = 5

/**
 * Runs `work` in one transaction and repeats it when the database asks for that, so `work` must be safe to
 * repeat: it touches nothing outside the database. Inside a transaction it joins that one.
 */
export async function transact<T, R>(
  db: Kysely<T> | Transaction<T>,
  work: (tx: Transaction<T>) => Promise<R>,
): Promise<R> {
  if (db.isTransaction) return await work(db as Transaction<T>) // isTransaction says that it is one
  return await repeated(db, () => db.transaction().execute(work))
}

/** Repeats a single statement in the same cases; it is a transaction by itself. */
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

/** True when a statement failed because a row with the same unique key exists. */
export const isUniqueViolation = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '23505'

/** True when a statement failed because a row that it refers to does not exist (any more). */
export const isForeignKeyViolation = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '23503'
