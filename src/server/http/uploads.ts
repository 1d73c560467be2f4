import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MAX_UPLOAD_BYTES } from '#contract/limits.ts'
import { AppError, invalidRequest } from './errors.ts'

const tooLarge = () => new AppError('payload_too_large', 'Please select an image smaller than 10MB.')
const noImage = () => new AppError('unsupported_media_type', 'Please select an image file (JPG, PNG, etc.)')

/** Routes whose contract says `upload` take multipart/form-data with one file in the field `image`. */
export const acceptUploads = async (app: FastifyInstance) => {
  await app.register(multipart, {
    // One byte more than allowed tells a file that is too large from one that just fits.
    limits: {
      fileSize: MAX_UPLOAD_BYTES + 1,
      files: 1,
      fields: 4,
      fieldSize: 1024,
      parts: 5,
      headerPairs: 50,
    },
    throwFileSizeLimit: false,
  })
}

/**
 * The bytes of the uploaded image, read while they come in and never more than the limit.
 * What it claims to be is not believed any further: whoever keeps it decodes it first.
 */
export const readImage = async (request: FastifyRequest): Promise<Uint8Array> => {
  if (!request.isMultipart()) throw noImage()
  const part = await request.file()
  if (part?.fieldname !== 'image')
    throw invalidRequest('Send one image in the field "image".', { image: 'is missing' })
  if (!part.mimetype.startsWith('image/')) throw noImage()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of part.file) {
    size += chunk.length
    if (size > MAX_UPLOAD_BYTES) throw tooLarge()
    chunks.push(chunk)
  }
  if (part.file.truncated) throw tooLarge()
  if (size === 0) throw noImage()
  return Buffer.concat(chunks, size)
}
