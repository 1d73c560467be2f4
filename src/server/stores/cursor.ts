/** Error for a cursor that this server did not make, or made for another order. */
export class CursorError extends Error {
  constructor() {
    super('This cursor is not valid.')
    this.name = 'CursorError'
  }
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Joins the parts of a position, each in letters that need no escape in an address. */
export const writeCursor = (...parts: string[]): string => parts.join('.')

/** @throws CursorError */
export function readCursor(text: string, length: number): string[] {
  const parts = text.split('.')
  if (parts.length !== length || !uuid.test(parts.at(-1) ?? '')) throw new CursorError()
  return parts
}

export const writeTime = (time: Date): string => time.getTime().toString(36)

/** @throws CursorError */
export function readTime(text: string): Date {
  const time = new Date(Number.parseInt(text, 36))
  // A recipe of a file may have any year of four digits, and PostgreSQL supports fewer years than JavaScript.
  const year = time.getUTCFullYear()
  if (!/^-?[0-9a-z]+$/.test(text) || !(year >= 0 && year <= 9999)) throw new CursorError()
  return time
}

export const writeText = (text: string): string => Buffer.from(text).toString('base64url')

/** @throws CursorError */
export function readText(text: string): string {
  const plain = Buffer.from(text, 'base64url').toString()
  // PostgreSQL has no NUL in text, and a text that changes when it is decoded and encoded is not ours.
  if (plain.includes('\0') || writeText(plain) !== text) throw new CursorError()
  return plain
}

/** Writes all 64 bits of a number, so that it compares equal after reading. */
export function writeNumber(value: number): string {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes.toString('hex')
}

/** @throws CursorError */
export function readNumber(text: string): number {
  if (!/^[0-9a-f]{16}$/.test(text)) throw new CursorError()
  const value = Buffer.from(text, 'hex').readDoubleBE()
  if (!Number.isFinite(value)) throw new CursorError()
  return value
}
