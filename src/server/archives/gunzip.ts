import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { ArchiveError } from './limits.ts'

const unpack = promisify(gunzip)

/**
 * Unpacks gzip up to a size.
 * @throws ArchiveError when it would become larger, or is damaged
 */
export async function gunzipUpTo(bytes: Uint8Array, most: number): Promise<Buffer> {
  try {
    return await unpack(bytes, { maxOutputLength: most })
  } catch (cause) {
    const tooLarge =
      cause instanceof RangeError || (cause as NodeJS.ErrnoException)?.code === 'ERR_BUFFER_TOO_LARGE'
    throw new ArchiveError(
      tooLarge
        ? `A recipe in this file is larger than ${Math.round(most / 1024 / 1024)} MB, which no recipe is. Please bring it without its photos.`
        : 'A recipe in this file is damaged.',
      {
        cause,
      },
    )
  }
}
