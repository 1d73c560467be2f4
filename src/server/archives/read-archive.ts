import { Buffer } from 'node:buffer'
import { basename } from 'node:path'
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl'
import { ArchiveError, type ArchiveLimits, limitsOf } from './limits.ts'

/** File of an archive. Its bytes are read on request, and never more than the entry announces. */
export interface ArchiveFile {
  /** Relative path with forward slashes, without `..`. */
  path: string
  size: number
  read(most?: number): Promise<Buffer>
}

export interface OpenArchive {
  files: readonly ArchiveFile[]
  close(): void
}

const SYMLINK = 0o120000
const TYPE_BITS = 0o170000

/**
 * Opens a zip from an untrusted source. The library checks names (no absolute path, no `..`); links,
 * encrypted entries, too many entries, too much content and suspiciously high compression are refused before
 * a byte is unpacked. The announced size of an entry is enforced while it is unpacked.
 * @throws ArchiveError in words for a cook
 */
export async function openArchive(
  source: string | Buffer,
  given: Partial<ArchiveLimits> = {},
): Promise<OpenArchive> {
  const limits = limitsOf(given)
  const options = { lazyEntries: true, autoClose: false } as const
  const zip = await (typeof source === 'string'
    ? openPromise(source, options)
    : fromBufferPromise(source, options)
  ).catch((cause: unknown) => {
    throw new ArchiveError('This file is damaged, or is no zip archive.', { cause })
  })
  try {
    const files: ArchiveFile[] = []
    let total = 0
    if (zip.entryCount > limits.entries)
      throw new ArchiveError(
        `This archive holds more than ${limits.entries} files. Please bring it in parts.`,
      )
    const seen = new Set<string>()
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/') || isNoise(entry.fileName)) continue
      total += entry.uncompressedSize
      refuseDishonest(entry, total, limits)
      // The first of two files with one name counts, since nothing tells which one is meant.
      if (seen.has(entry.fileName)) continue
      seen.add(entry.fileName)
      files.push({
        path: entry.fileName,
        size: entry.uncompressedSize,
        read: (most = limits.entryBytes) => readEntry(zip, entry, Math.min(most, limits.entryBytes)),
      })
    }
    return { files, close: () => zip.close() }
  } catch (cause) {
    zip.close()
    if (cause instanceof ArchiveError) throw cause
    const outside = cause instanceof Error && /absolute path|invalid relative path/.test(cause.message)
    throw new ArchiveError(
      outside
        ? 'This archive names files outside itself, which no recipe app does.'
        : 'This file is damaged, or is no zip archive.',
      { cause },
    )
  }
}

/** Recognises files that operating systems add to archives. */
const isNoise = (path: string): boolean =>
  /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/.test(path) || basename(path).startsWith('._')

function refuseDishonest(entry: Entry, total: number, limits: ArchiveLimits): void {
  if (((entry.externalFileAttributes >>> 16) & TYPE_BITS) === SYMLINK)
    throw new ArchiveError('This archive holds links to other files, which no recipe app writes.')
  if (entry.isEncrypted())
    throw new ArchiveError('This archive is locked with a password. Please export it without one.')
  if (total > limits.totalBytes)
    throw new ArchiveError(
      `This archive holds more than ${inMegabytes(limits.totalBytes)} once it is unpacked. Please bring it in parts.`,
    )
  if (
    entry.uncompressedSize > limits.freeBytes &&
    entry.uncompressedSize > entry.compressedSize * limits.ratio
  )
    throw new ArchiveError('This archive is packed in a way that only harmful files are. It was not opened.')
}

const inMegabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

async function readEntry(zip: ZipFile, entry: Entry, most: number): Promise<Buffer> {
  if (entry.uncompressedSize > most)
    throw new ArchiveError(
      `"${basename(entry.fileName)}" is larger than ${inMegabytes(most)}, up to which it is read.`,
    )
  try {
    const stream = await zip.openReadStreamPromise(entry)
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > most) throw new ArchiveError(`"${basename(entry.fileName)}" is larger than it says.`)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks, size)
  } catch (cause) {
    if (cause instanceof ArchiveError) throw cause
    throw new ArchiveError(`"${basename(entry.fileName)}" is damaged.`, { cause })
  }
}
