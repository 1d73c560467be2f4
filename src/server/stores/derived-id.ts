import { createHash } from 'node:crypto'

/**
 * Returns a UUID of version 8 that always follows from the same words, and that nobody can guess without
 * them.
 */
export function derivedId(...words: string[]): string {
  const bytes = createHash('sha256').update(words.join('\0')).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80 // version 8 marks a custom scheme
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
