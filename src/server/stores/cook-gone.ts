import { isForeignKeyViolation } from '#server/database/transact.ts'

/** The account was deleted since the caller was let in. */
export class CookGone extends Error {
  override name = 'CookGone'
}

/** Also where it is the row that would have been written that finds no cook: PostgreSQL names such keys in this way. */
export const isCookGone = (error: unknown): boolean =>
  error instanceof CookGone ||
  (isForeignKeyViolation(error) &&
    /_user_id_fkey$/.test((error as Error & { constraint?: string }).constraint ?? ''))
