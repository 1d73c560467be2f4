import type { Reading } from '#kitchen/reading/photo/index.ts'
import { readPages, readTranscription } from '#kitchen/reading/photo/index.ts'
import { AppError } from '#server/http/errors.ts'
import type { PreparedPhoto } from '#server/ports/photos.ts'
import { type PageText, type Reader, ReaderError } from '#server/ports/reader.ts'
import type { Kitchen } from '../generation/make-recipe.ts'

const BUILTIN_ENGINE = 'larder-kitchen'

export interface PhotoReading extends Reading {
  engine: string
}

/** Reads the photos with the model that sees, where there is one, else with the reader of this machine. */
export const readPhotos = async (
  { ai, cook, reader }: Kitchen,
  photos: readonly PreparedPhoto[],
  signal: AbortSignal,
  whenRead: () => void,
): Promise<PhotoReading> => {
  if (ai.vision) {
    const { engine, ...copied } = await cook.readRecipes(
      photos.map(({ jpeg }) => jpeg),
      { signal },
    )
    whenRead()
    return { ...readTranscription(copied), engine }
  }
  const pages: PageText[] = []
  for (const { jpeg } of photos) pages.push(await readOne(reader, jpeg, signal))
  whenRead()
  return { ...readPages(pages), engine: BUILTIN_ENGINE }
}

const readOne = async (reader: Reader, jpeg: Uint8Array, signal: AbortSignal): Promise<PageText> => {
  try {
    return await reader.read(jpeg, { layout: 'page', signal })
  } catch (cause) {
    if (cause instanceof ReaderError) throw failureOf(cause)
    throw cause
  }
}

const failureOf = (cause: ReaderError): AppError => {
  switch (cause.kind) {
    case 'busy':
      return new AppError(
        'unavailable',
        'Many photos are being read just now. Please try again in a moment.',
        {
          cause,
          retryAfterS: 20,
        },
      )
    case 'timeout':
      return new AppError(
        'recipe_refused',
        'This photo takes too long to read. Please take it closer, with the text filling the picture.',
        { cause },
      )
    case 'not_a_picture':
    case 'too_large':
    case 'broken':
      return new AppError('ai_failed', 'Failed to extract recipe from image. Please try again.', { cause })
  }
}
