/**
 * A backup is one gzip file of records. Each record is a line of JSON, followed by as many bytes as its `bytes` says
 * and a newline:
 *
 *     {"kind":"larder-backup","format":1,"createdAt":"…","migrations":["…"]}
 *     {"kind":"rows","table":"users","columns":["id","…"],"rows":500,"bytes":48123}   one JSON object per line
 *     {"kind":"file","path":"pictures/ab/abc….webp","mode":384,"bytes":51234}         as it is on disk
 *     {"kind":"end","rows":12345,"files":67}                                          what must have been read
 *
 * Tables come in the order in which their foreign keys allow them to be filled. Rows are PostgreSQL's own JSON of them
 * and are never parsed on the way: an instant keeps its microseconds and a number its digits. Columns are named, so
 * a backup can be read by a later version.
 */
export const BACKUP_FORMAT = 1

export type BackupRecord =
  | { kind: 'larder-backup'; format: number; createdAt: string; migrations: string[] }
  | { kind: 'rows'; table: string; columns: string[]; rows: number; bytes: number }
  | { kind: 'file'; path: string; mode: number; bytes: number }
  | { kind: 'end'; rows: number; files: number }

/** What a backup holds beside the rows, by the first part of a path. The database's own files are not: its rows are. */
export const keptFolders = ['pictures', 'identity', 'billing', 'outbox'] as const
export type KeptFolder = (typeof keptFolders)[number]

/** The files of one folder, wherever they are. Paths begin with the folder's name, and are the same in every place. */
export interface KeptFiles {
  /** `mode` as a file system counts it. */
  list(): AsyncIterable<{ path: string; mode: number }>
  /** null for one that is gone meanwhile. */
  read(path: string): Promise<Uint8Array | null>
  bringBack(): ReturningFiles
}

/** Files that come back all together or not at all. Each call may reject; `undo` is right after any of them but `keep`. */
export interface ReturningFiles {
  /** Takes a file in, out of sight where the place has such a corner. */
  add(path: string, mode: number, bytes: Uint8Array): Promise<void>
  /** Puts all of them where they belong, over what is there. */
  place(): Promise<void>
  /** Makes the place what it was before the first `add`. */
  undo(): Promise<void>
  /** Lets go of what `undo` would need. */
  keep(): Promise<void>
}

export type KeptPlaces = Record<KeptFolder, KeptFiles>

/** A table whose rows are files of `identity` and `billing`: a backup keeps them as such. */
export const tableOfFiles = 'private_files'

export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'BackupError'
  }
}
