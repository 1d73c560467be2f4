import { createReadStream } from 'node:fs'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { BACKUP_FORMAT, BackupError, type BackupRecord } from './format.ts'

const NEWLINE = 10
const LONGEST_HEADER = 1_000_000

export interface ReadRecord {
  header: BackupRecord
  bytes: Buffer
}

/** Backup that was once read to its end. */
export interface WholeBackup {
  path: string
  /** Names of the migrations of the schema to which its rows belong. */
  migrations: string[]
}

/**
 * Reads the file to its end, where its checksum is: flipped bits can still decompress, even to the name of
 * another column.
 * @throws BackupError
 */
export async function wholeBackup(path: string): Promise<WholeBackup> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  try {
    await pipeline(createReadStream(path), createGunzip(), nowhere)
  } catch (error) {
    throw unreadable(path, error)
  }
  for await (const { header } of readRecords(path)) {
    if (header.kind === 'larder-backup') return { path, migrations: header.migrations }
    break
  }
  throw new BackupError('This is not a backup.')
}

const unreadable = (path: string, cause: unknown) =>
  new BackupError(`${path} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, {
    cause,
  })

/**
 * Yields the records of a backup, one after the other. Throws BackupError when the file is not a complete
 * one.
 */
export async function* readRecords(path: string): AsyncGenerator<ReadRecord> {
  const source = createReadStream(path)
  const gunzip = createGunzip()
  source.on('error', (error) => gunzip.destroy(error))
  const reader = byteReader(source.pipe(gunzip))
  try {
    for (let first = true; ; first = false) {
      const header = parseHeader(await reader.line(), first)
      const bytes = 'bytes' in header ? await reader.exactly(header.bytes) : Buffer.alloc(0)
      yield { header, bytes }
      if (header.kind === 'end') return
    }
  } catch (error) {
    throw error instanceof BackupError ? error : unreadable(path, error)
  } finally {
    source.destroy()
  }
}

function parseHeader(line: string, first: boolean): BackupRecord {
  // This module wrote it, and the fields that matter are checked.
  const header = JSON.parse(line) as BackupRecord
  if (first && (header.kind !== 'larder-backup' || header.format !== BACKUP_FORMAT)) {
    throw new BackupError('This is not a backup that this version of Larder can read.')
  }
  return header
}

function byteReader(stream: AsyncIterable<Buffer>) {
  const chunks = stream[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  const more = async () => {
    const { value, done } = await chunks.next()
    if (done) throw new BackupError('The backup ends too early: it was not written to its end.')
    held = Buffer.concat([held, value])
  }
  const take = (length: number) => {
    const taken = held.subarray(0, length)
    held = held.subarray(length)
    return taken
  }
  return {
    async line() {
      while (!held.includes(NEWLINE)) {
        if (held.length > LONGEST_HEADER) throw new BackupError('The backup is damaged.')
        await more()
      }
      const line = take(held.indexOf(NEWLINE)).toString()
      take(1)
      return line
    },
    /** Reads `length` bytes and the newline after them. */
    async exactly(length: number) {
      while (held.length <= length) await more()
      const taken = take(length)
      if (take(1)[0] !== NEWLINE) throw new BackupError('The backup is damaged.')
      return taken
    },
  }
}
