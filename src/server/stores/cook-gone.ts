import { isForeignKeyViolation } from '#server/database/transact.ts'

/** Error for an account that was deleted after the caller was authenticated. */
export class CookGone extends Error {
  override name = 'CookGone'
}

/**
 * True for a deleted account, also where the foreign key of a new row finds no cook: PostgreSQL names such
 * keys in this way.
 */
export const isCookGone = (error: unknown): boolean =>
  error instanceof CookGone ||
  (isForeignKeyViolation(error) &&
    /_user_id_fkey$/.test((error as Error & { constraint?: string }).constraint ?? ''))
