/** Limits for unpacking an untrusted file. */
export interface ArchiveLimits {
  entries: number
  /** Maximum unpacked bytes of all entries together. */
  totalBytes: number
  /** Maximum unpacked bytes of one entry. */
  entryBytes: number
  /** Maximum factor by which an entry may grow, once it is larger than `freeBytes`. */
  ratio: number
  freeBytes: number
}

const MB = 1024 * 1024

/**
 * JSON of recipes shrinks to a fifth or a twentieth, photos hardly at all; deflate can reach a factor of
 * 1032.
 */
const usual: ArchiveLimits = {
  entries: 25_000,
  totalBytes: 1024 * MB,
  entryBytes: 64 * MB,
  ratio: 100,
  freeBytes: MB,
}

export const limitsOf = (given: Partial<ArchiveLimits>): ArchiveLimits => ({ ...usual, ...given })

/** Error for a refused file, in words for a cook. */
export class ArchiveError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ArchiveError'
  }
}
