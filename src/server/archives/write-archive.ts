import { once } from 'node:events'
import type { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface NewFile {
  path: string
  bytes: Buffer
  /** True for pictures, which are compressed already. */
  stored?: boolean
}

/**
 * Fixed time of all entries, so that the same data gives the same bytes. Local time: the format has no other.
 */
const always = new Date(1980, 0, 1)

/**
 * Writes a zip of these files, in their order, while it is read: a collection of any size needs the memory of
 * a few recipes. When the files fail to come, the reader sees the stream break off instead of an archive that
 * looks whole.
 */
export function writeArchive(files: AsyncIterable<NewFile>): Readable {
  const zip = new ZipFile()
  // The property is typed as the oldest kind of stream, but is a PassThrough.
  const output = zip.outputStream as PassThrough
  void pack(zip, output, files).catch((error: unknown) => output.destroy(error as Error))
  return output
}

async function pack(zip: ZipFile, output: PassThrough, files: AsyncIterable<NewFile>): Promise<void> {
  zip.on('error', (error: Error) => output.destroy(error))
  const left = once(output, 'close').catch(() => undefined)
  for await (const { path, bytes, stored } of files) {
    zip.addBuffer(bytes, path, { mtime: always, forceDosTimestamp: true, mode: 0o100644, compress: !stored })
    // A slow reader is waited for; one that has disconnected ends the archive.
    if (output.writableNeedDrain) await Promise.race([once(output, 'drain'), left])
    if (output.destroyed) return
  }
  zip.end()
}
