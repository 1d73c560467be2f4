/** Returns a 32-bit hash of any text (FNV-1a with a final avalanche). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i)
    hash = Math.imul(hash, 0x01000193)
  }
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * Returns a share in [0, 1) that never changes for the same words, to order equal items differently for each
 * cook.
 */
export const jitter = (words: string): number => hashOf(words) / 2 ** 32
