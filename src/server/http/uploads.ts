import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MAX_UPLOAD_BYTES } from '#contract/limits.ts'
import { DocumentError, type Photos, type PreparedPage, type PreparedPhoto } from '#server/ports/photos.ts'
import { PictureError } from '#server/ports/pictures.ts'
import { isBrokenOff } from './error-handler.ts'
import { AppError, invalidRequest } from './errors.ts'

const noImage = (cause?: unknown) =>
  new AppError('unsupported_media_type', 'Please select an image file (JPG, PNG, etc.)', { cause })
const emptyPdf = (cause?: unknown) =>
  new AppError('unsupported_media_type', 'There is nothing on the pages of this PDF.', { cause })

/** Errors for a file that is larger than the limit, and for an empty one. */
interface SizeWords {
  tooLarge: () => AppError
  empty: () => AppError
}
const ofImage: SizeWords = {
  tooLarge: () => new AppError('payload_too_large', 'Please select an image smaller than 10MB.'),
  empty: () => noImage(),
}
const ofPdf: SizeWords = {
  tooLarge: () => new AppError('payload_too_large', 'Please select a PDF smaller than 10MB.'),
  empty: () => emptyPdf(),
}
const tooManyPixels = (cause: unknown) =>
  new AppError(
    'payload_too_large',
    'This photo has too many pixels: please select one of up to 50 megapixels.',
    {
      cause,
    },
  )
const damaged = (cause: unknown) =>
  new AppError(
    'unsupported_media_type',
    'This photo is damaged and cannot be opened. Please send it again, or take it anew.',
    { cause },
  )
const missing = () => invalidRequest('Send one image in the field "image".', { image: 'is missing' })
const tooMany = (most: number) =>
  invalidRequest(most === 1 ? 'Send one image at a time.' : `Send at most ${most} photos at a time.`, {
    image: 'are too many',
  })
const tooManyPages = (most: number) =>
  new AppError('payload_too_large', `At most ${most} pages are read at a time.`)

/**
 * Registers multipart/form-data for routes whose contract says `upload`: one file in the field `image`, some
 * accept more.
 */
export const acceptUploads = async (app: FastifyInstance) => {
  await app.register(multipart, {
    // One byte more than the limit distinguishes a file that is too large from one that just fits.
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
 * Returns the upload's one file; undefined when there is none.
 * @throws AppError for a form that cannot be read
 */
export const fileOf = (
  request: FastifyRequest,
  options?: Parameters<FastifyRequest['file']>[0],
): Promise<MultipartFile | undefined> => request.file(options).catch(refuseForm(request))

/**
 * Reads the bytes of the uploaded image as they arrive, and never more than the limit. Its media type is only
 * a claim: the caller has to decode it before it is stored.
 */
export const readImage = async (request: FastifyRequest): Promise<Uint8Array> => {
  if (!request.isMultipart()) throw noImage()
  const part = await fileOf(request)
  if (part?.fieldname !== 'image') throw missing()
  if (!isImage(part)) throw noImage()
  return await bytesOf(request, part)
}

/**
 * Reads the one photo of an upload.
 * @throws AppError with the specification's words
 */
export const readPhoto = async (
  request: FastifyRequest,
  photos: Pick<Photos, 'prepare'>,
): Promise<PreparedPhoto> => {
  const [photo] = await readFiles(request, 1, async (part) => {
    if (!isImage(part)) throw noImage()
    const bytes = await bytesOf(request, part)
    return [await photos.prepare(bytes).catch(refusePicture)]
  })
  if (!photo) throw missing()
  return photo
}

/**
 * Reads the pages of the uploaded photos and PDFs in their order, at least one and at most `most`. Each file
 * is decoded as soon as it has arrived, so that never more than one of them is held in its original form.
 * @throws AppError with the specification's words; of several files it names the refused one
 */
export const readPages = (
  request: FastifyRequest,
  photos: Pick<Photos, 'pages'>,
  most: number,
): Promise<PreparedPage[]> =>
  readFiles(request, most, async (part, sofar) => {
    if (!isImage(part) && part.mimetype !== PDF) throw noImage()
    const bytes = await bytesOf(request, part, part.mimetype === PDF ? ofPdf : ofImage)
    const room = most - sofar
    if (room === 0) throw tooManyPages(most)
    return await photos.pages(bytes, room).catch((cause: unknown) => {
      throw cause instanceof DocumentError ? refusedDocument(cause, most, sofar) : refusePicture(cause)
    })
  })

/**
 * Opens each file, one after the other. A refused file does not cut the upload off, because a browser that is
 * still sending would see a lost connection instead of the answer.
 */
const readFiles = async <T>(
  request: FastifyRequest,
  most: number,
  open: (part: MultipartFile, sofar: number) => Promise<T[]>,
): Promise<T[]> => {
  if (!request.isMultipart()) throw noImage()
  const opened: T[] = []
  let refused: { file: string; why: AppError } | null = null
  let files = 0
  const refuse = (cause: unknown): never => {
    if (isLimit(cause)) throw tooMany(most)
    return refuseForm(request)(cause)
  }
  const parts = request.files({ limits: { files: most, parts: most + 4 } })
  for await (const part of comingIn(parts, refuse)) {
    files += 1
    if (refused) {
      part.file.resume()
      continue
    }
    try {
      if (part.fieldname !== 'image') throw missing()
      opened.push(...(await open(part, opened.length)))
    } catch (cause) {
      if (!(cause instanceof AppError)) throw cause
      refused = { file: part.filename, why: cause }
      part.file.resume()
    }
  }
  if (refused) throw files === 1 ? refused.why : named(refused.file, refused.why)
  if (opened.length === 0) throw missing()
  return opened
}

const isImage = ({ mimetype }: MultipartFile) => mimetype.startsWith('image/')
const PDF = 'application/pdf'
const LONGEST_NAME = 80

/** Adds the name of the file to a refusal, where an upload has several. */
const named = (file: string, why: AppError) => {
  const { code, message, fields, retryAfterS } = why
  const name = file.length > LONGEST_NAME ? `${file.slice(0, LONGEST_NAME)}…` : file
  return new AppError(code, `“${name}”: ${message}`, {
    cause: why,
    ...(fields && { fields }),
    ...(retryAfterS !== undefined && { retryAfterS }),
  })
}

const refusePicture = (cause: unknown): never => {
  if (!(cause instanceof PictureError)) throw cause
  if (cause.kind === 'damaged') throw damaged(cause)
  throw cause.kind === 'too_large' ? tooManyPixels(cause) : noImage(cause)
}

/**
 * Returns the reason why a PDF gives no pages, with advice. `sofar` is the number of pages of the files
 * before it.
 */
const refusedDocument = (cause: DocumentError, most: number, sofar: number): AppError => {
  switch (cause.kind) {
    case 'locked':
      return new AppError(
        'unsupported_media_type',
        'This PDF is locked with a password. Please save it without one, or send photos or screenshots of its pages.',
        { cause },
      )
    case 'empty':
      return emptyPdf(cause)
    case 'too_many_pages':
      return new AppError(
        'payload_too_large',
        sofar > 0
          ? `With this PDF of ${cause.pages} pages it is more than ${most} pages. At most ${most} are read at a time.`
          : `This PDF has ${cause.pages} pages, and at most ${most} are read at a time. Please send only the pages of your recipe: print them to a PDF of their own, or take screenshots.`,
        { cause },
      )
    case 'too_much':
      return new AppError(
        'payload_too_large',
        'This PDF is too much to open here. Please send photos or screenshots of its pages.',
        { cause },
      )
    case 'damaged':
      return new AppError(
        'unsupported_media_type',
        'This PDF is damaged and cannot be opened. Please save it again, or send photos or screenshots of its pages.',
        { cause },
      )
  }
}

/**
 * Reports a malformed form as the client's error. A client that disconnected in the middle gets no answer.
 */
const refuseForm =
  (request: FastifyRequest) =>
  (cause: unknown): never => {
    if (isBrokenOff(cause, request)) throw cause
    throw new AppError('invalid_request', 'This upload could not be read. Please send it again.', { cause })
  }

/**
 * Yields the pieces of a stream. Errors of the stream go to `refuse`; those of the code that reads the pieces
 * do not.
 */
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
 * Yields the bytes of an uploaded file as they arrive.
 * @throws AppError when the form ends in the middle of it
 */
export const chunksOf = (request: FastifyRequest, { file }: MultipartFile): AsyncGenerator<Buffer, void> =>
  comingIn<Buffer>(file, refuseForm(request))

const bytesOf = async (
  request: FastifyRequest,
  part: MultipartFile,
  { tooLarge, empty }: SizeWords = ofImage,
): Promise<Uint8Array> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of chunksOf(request, part)) {
    size += chunk.length
    if (size > MAX_UPLOAD_BYTES) throw tooLarge()
    chunks.push(chunk)
  }
  if (part.file.truncated) throw tooLarge()
  if (size === 0) throw empty()
  return Buffer.concat(chunks, size)
}

const isLimit = (cause: unknown) =>
  cause instanceof Error &&
  'code' in cause &&
  (cause.code === 'FST_FILES_LIMIT' || cause.code === 'FST_PARTS_LIMIT')
