import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { MAX_IMPORT_BYTES } from '#contract/limits.ts'
import { AppError, invalidRequest } from '#server/http/errors.ts'
import { chunksOf, fileOf } from '#server/http/uploads.ts'

/** Uploaded file, on disk until `remove` is called. */
export interface ReceivedFile {
  path: string
  /** Name on the cook's own machine; shown, never used as a path. */
  name: string
  remove(): Promise<void>
}

/** Prefix of the folders of uploaded files. */
export const RECEIVED = 'larder-import-'

const tooLarge = () =>
  new AppError('payload_too_large', `Please choose a file smaller than ${MAX_IMPORT_BYTES / 1024 / 1024} MB.`)

/**
 * Streams the upload's one file to disk, whatever its size, without holding it in memory.
 * @throws AppError when there is none, it is empty, or too large; then no file is left behind
 */
export async function receiveFile(request: FastifyRequest): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type', 'Please choose a file of recipes.')
  // One byte more than the limit distinguishes a file that is too large from one that just fits.
  const part = await fileOf(request, { limits: { fileSize: MAX_IMPORT_BYTES + 1 } })
  if (part?.fieldname !== 'file')
    throw invalidRequest('Send one file in the field "file".', { file: 'is missing' })
  const folder = await mkdtemp(join(tmpdir(), RECEIVED))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const path = join(folder, 'upload')
    const target = createWriteStream(path, { mode: 0o600 })
    await pipeline(chunksOf(request, part), target)
    if (part.file.truncated || target.bytesWritten > MAX_IMPORT_BYTES) throw tooLarge()
    if (target.bytesWritten === 0) throw invalidRequest('This file is empty.', { file: 'is empty' })
    return { path, name: shownName(part.filename), remove }
  } catch (error) {
    await remove()
    throw error
  }
}

const shownName = (name: string | undefined): string =>
  basename((name ?? '').replaceAll('\\', '/'))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
    .replace(/[\u0000-\u001f\u007f\u202a-\u202e\ud800-\udfff]/g, '')
    .slice(0, 150) || 'file'
