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

/**
 * Folders of a backup, by the first part of a path. The database's own files are not among them, because its
 * rows are saved.
 */
export const keptFolders = ['pictures', 'identity', 'billing', 'outbox'] as const
export type KeptFolder = (typeof keptFolders)[number]

/**
 * Files of one folder, wherever they are stored. Paths begin with the folder's name, and are the same in
 * every store.
 */
export interface KeptFiles {
  /** Lists the files; `mode` holds their permission bits. */
  list(): AsyncIterable<{ path: string; mode: number }>
  /** Returns null for a file that was removed meanwhile. */
  read(path: string): Promise<Uint8Array | null>
  bringBack(): ReturningFiles
}

/**
 * Files that are restored all together or not at all. Each call may reject; `undo` may be called after any of
 * them but `keep`.
 */
export interface ReturningFiles {
  /** Stages a file, out of sight where the store allows that. */
  add(path: string, mode: number, bytes: Uint8Array): Promise<void>
  /** Moves all staged files to their places, and replaces existing ones. */
  place(): Promise<void>
  /** Restores the state before the first `add`. */
  undo(): Promise<void>
  /** Removes the copies that `undo` would need. */
  keep(): Promise<void>
}

export type KeptPlaces = Record<KeptFolder, KeptFiles>

/** Table whose rows are files of `identity` and `billing`, which a backup saves as files. */
export const tableOfFiles = 'private_files'

export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'BackupError'
  }
}
