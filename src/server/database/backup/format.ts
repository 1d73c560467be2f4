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

/** What a backup holds of the data directory. The database's own files are not: its rows are. */
export const keptFolders = ['pictures', 'identity', 'billing', 'outbox'] as const

export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'BackupError'
  }
}
