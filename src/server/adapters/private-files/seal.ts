import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const VERSION = 'sealed-1'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts texts, so that the database alone does not reveal them. The name is authenticated, too: texts
 * cannot be swapped.
 */
export interface Seal {
  close(name: string, text: string): string
  /**
   * Returns null for a text that was encrypted with another key or under another name, or that was changed.
   */
  open(name: string, sealed: string): string | null
}

export const isSealed = (text: string) => text.startsWith(`${VERSION}:`)

/** Creates a seal: AES-256-GCM with a key derived from the operator's by HKDF (RFC 5869). */
export function createSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'larder private files', 32))
  return {
    close(name, text) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${VERSION}:${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open(name, sealed) {
      const bytes = Buffer.from(sealed.slice(VERSION.length + 1), 'base64url')
      if (!isSealed(sealed) || bytes.length < IV_BYTES + TAG_BYTES) return null
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(name))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      try {
        return Buffer.concat([
          decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
          decipher.final(),
        ]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
