import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MAX_UPLOAD_BYTES } from '#contract/limits.ts'
import type { Photos, PreparedPhoto } from '#server/ports/photos.ts'
import { PictureError } from '#server/ports/pictures.ts'
import { isBrokenOff } from './error-handler.ts'
import { AppError, invalidRequest } from './errors.ts'

const tooLarge = () => new AppError('payload_too_large', 'Please select an image smaller than 10MB.')
const noImage = (cause?: unknown) =>
  new AppError('unsupported_media_type', 'Please select an image file (JPG, PNG, etc.)', { cause })
const tooManyPixels = (cause: unknown) =>
  new AppError(
    'payload_too_large',
    'This photo has too many pixels: please select one of up to 50 megapixels.',
    {
      cause,
    },
  )
const heic = (cause: unknown) =>
  new AppError(
    'unsupported_media_type',
    'This photo is in the HEIC format, which cannot be read here. On an iPhone choose Settings, Camera, Formats, "Most Compatible" and take it again, or send a screenshot of it.',
    { cause },
  )
const missing = () => invalidRequest('Send one image in the field "image".', { image: 'is missing' })
const tooMany = (most: number) =>
  invalidRequest(most === 1 ? 'Send one image at a time.' : `Send at most ${most} photos at a time.`, {
    image: 'are too many',
  })

/** Routes whose contract says `upload` take multipart/form-data with one file in the field `image`, some also more. */
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
 * The upload's one file; undefined when there is none.
 * @throws AppError for a form that cannot be read
 */
export const fileOf = (
  request: FastifyRequest,
  options?: Parameters<FastifyRequest['file']>[0],
): Promise<MultipartFile | undefined> => request.file(options).catch(refuseForm(request))

/**
 * The bytes of the uploaded image, read while they come in and never more than the limit.
 * What it claims to be is not believed any further: whoever keeps it decodes it first.
 */
export const readImage = async (request: FastifyRequest): Promise<Uint8Array> => {
  if (!request.isMultipart()) throw noImage()
  const part = await fileOf(request)
  if (!part) throw missing()
  return await bytesOf(request, part)
}

/**
 * The uploaded photos, each decoded as soon as it has come in, so that never more than one of them is held as it was
 * sent. At least one.
 * @throws AppError with the specification's words
 */
export const readPhotos = async (
  request: FastifyRequest,
  photos: Pick<Photos, 'prepare'>,
  most = 1,
): Promise<PreparedPhoto[]> => {
  if (!request.isMultipart()) throw noImage()
  const prepared: PreparedPhoto[] = []
  const refuse = (cause: unknown): never => {
    if (isLimit(cause)) throw tooMany(most)
    return refuseForm(request)(cause)
  }
  const parts = request.files({ limits: { files: most, parts: most + 4 } })
  for await (const part of comingIn(parts, refuse)) {
    prepared.push(await prepare(await bytesOf(request, part), photos))
  }
  if (prepared.length === 0) throw missing()
  return prepared
}

const prepare = async (bytes: Uint8Array, photos: Pick<Photos, 'prepare'>) => {
  try {
    return await photos.prepare(bytes)
  } catch (cause) {
    if (!(cause instanceof PictureError)) throw cause
    if (cause.kind === 'heic') throw heic(cause)
    throw cause.kind === 'too_large' ? tooManyPixels(cause) : noImage(cause)
  }
}

/** A form that is not written as forms are, which is no failure of ours. Whoever left in the middle is told nothing. */
const refuseForm =
  (request: FastifyRequest) =>
  (cause: unknown): never => {
    if (isBrokenOff(cause, request)) throw cause
    throw new AppError('invalid_request', 'This upload could not be read. Please send it again.', { cause })
  }

/** One piece after the other. What keeps one from coming goes to `refuse`; what its reader throws does not. */
async function* comingIn<T>(
  pieces: AsyncIterable<T>,
  refuse: (cause: unknown) => never,
): AsyncGenerator<T, void> {
  try {
    yield* pieces
  } catch (cause) {
    refuse(cause)
  }
}

/**
 * The bytes of an uploaded file, as they come in.
 * @throws AppError when the form ends in the middle of it
 */
export const chunksOf = (request: FastifyRequest, { file }: MultipartFile): AsyncGenerator<Buffer, void> =>
  comingIn<Buffer>(file, refuseForm(request))

const bytesOf = async (request: FastifyRequest, part: MultipartFile): Promise<Uint8Array> => {
  if (part.fieldname !== 'image') throw missing()
  if (!part.mimetype.startsWith('image/')) throw noImage()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of chunksOf(request, part)) {
    size += chunk.length
    if (size > MAX_UPLOAD_BYTES) throw tooLarge()
    chunks.push(chunk)
  }
  if (part.file.truncated) throw tooLarge()
  if (size === 0) throw noImage()
  return Buffer.concat(chunks, size)
}

const isLimit = (cause: unknown) =>
  cause instanceof Error &&
  'code' in cause &&
  (cause.code === 'FST_FILES_LIMIT' || cause.code === 'FST_PARTS_LIMIT')
