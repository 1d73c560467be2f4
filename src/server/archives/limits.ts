/** What may be unpacked of a stranger's file. */
export interface ArchiveLimits {
  entries: number
  /** All that is in it, unpacked. */
  totalBytes: number
  /** One file of it, unpacked. */
  entryBytes: number
  /** How many times larger than packed a file may become, once it is larger than `freeBytes`. */
  ratio: number
  freeBytes: number
}

const MB = 1024 * 1024

/** JSON of recipes packs 5 to 20 times, photos hardly at all; deflate can do 1032 times. */
const usual: ArchiveLimits = {
  entries: 25_000,
  totalBytes: 1024 * MB,
  entryBytes: 64 * MB,
  ratio: 100,
  freeBytes: MB,
}

export const limitsOf = (given: Partial<ArchiveLimits>): ArchiveLimits => ({ ...usual, ...given })

/** A file that is refused, in words for a cook. */
export class ArchiveError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ArchiveError'
  }
}
