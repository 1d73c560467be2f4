import { promisify } from 'node:util'
import { brotliDecompress, constants, gunzip, inflate, inflateRaw } from 'node:zlib'
import { PageError } from '#server/ports/pages.ts'

/** Z_SYNC_FLUSH lets a page that was cut off be read as far as it came. */
const tolerant = { finishFlush: constants.Z_SYNC_FLUSH }
const ways = {
  gzip: promisify(gunzip),
  inflate: promisify(inflate),
  inflateRaw: promisify(inflateRaw),
  br: promisify(brotliDecompress),
}

/**
 * Decompresses a body. However small the input, never more than `maxBytes` come out.
 * @throws PageError
 */
export async function unpacked(
  bytes: Uint8Array,
  encodings: string | undefined,
  maxBytes: number,
): Promise<Uint8Array> {
  const layers = (encodings ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && each !== 'identity')
  // Only decompression bombs are compressed twice.
  if (layers.length > 1) throw new PageError('site_failed', 'The body is packed more than once')
  const [layer] = layers
  if (layer === undefined || bytes.length === 0) return bytes
  try {
    const options = { maxOutputLength: maxBytes }
    if (layer === 'br') return await ways.br(bytes, options)
    if (layer === 'gzip' || layer === 'x-gzip') return await ways.gzip(bytes, { ...options, ...tolerant })
    if (layer === 'deflate') {
      // Half of the servers leave out the zlib header.
      const isWrapped = ((bytes[0] ?? 0) & 0x0f) === 8
      return await (isWrapped ? ways.inflate : ways.inflateRaw)(bytes, { ...options, ...tolerant })
    }
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : ''
    if (code === 'ERR_BUFFER_TOO_LARGE')
      throw new PageError('too_large', 'There is more of it than is read', { cause })
    throw new PageError('site_failed', 'The body could not be unpacked', { cause })
  }
  throw new PageError('site_failed', 'The body is packed in an unknown way')
}
