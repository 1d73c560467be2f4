import type { PagesAre } from '#contract/recipes.ts'
import type { Reading } from '#kitchen/reading/photo/index.ts'
import { ontoTurnedPhoto, quarterOf, readPages, readTranscription } from '#kitchen/reading/photo/index.ts'
import { AppError } from '#server/http/errors.ts'
import type { Photos, PreparedPage, PreparedPhoto } from '#server/ports/photos.ts'
import { type PageText, type Reader, ReaderError } from '#server/ports/reader.ts'
import type { Kitchen } from '../generation/make-recipe.ts'

const BUILTIN_ENGINE = 'larder-kitchen'

/** Upload of a cook: its pages in their order, and what the cook says they are. */
export interface Upload {
  pages: readonly PreparedPage[]
  are: PagesAre
}

export interface PhotoReading extends Reading {
  engine: string
  /** Photo of each page, turned upright where the reader had to turn it. */
  photos: readonly PreparedPhoto[]
}

/** Reads the pages with a vision model where one is configured, else with the reader of this machine. */
export const readPhotos = async (
  kitchen: Kitchen,
  { pages, are }: Upload,
  signal: AbortSignal,
  whenRead: () => void,
): Promise<PhotoReading> => {
  const { ai, cook } = kitchen
  if (ai.vision) {
    const { engine, ...copied } = await cook.readRecipes(
      pages.map(({ jpeg }) => jpeg),
      { signal, pages: are },
    )
    whenRead()
    return { ...readTranscription(copied, are), engine, photos: pages }
  }
  let read = await readAll(kitchen, pages, signal, true)
  let reading = readPages(textsOf(read), are)
  if (reading.recipes.length === 0 && pages.some(({ words }) => words)) {
    // Some PDFs have a text layer that is not the text of the page: the picture is then read like any photo.
    read = await readAll(kitchen, pages, signal, false)
    reading = readPages(textsOf(read), are)
  }
  whenRead()
  return { ...reading, engine: BUILTIN_ENGINE, photos: read.map(({ photo }) => photo) }
}

interface ReadPage {
  text: PageText
  photo: PreparedPhoto
}

const textsOf = (pages: readonly ReadPage[]) => pages.map(({ text }) => text)

/** Reads the pages one after the other: from their text layer, if that is trusted, or with the reader. */
const readAll = async (
  { reader, photos }: Kitchen,
  pages: readonly PreparedPage[],
  signal: AbortSignal,
  isSaidBelieved: boolean,
): Promise<ReadPage[]> => {
  const read: ReadPage[] = []
  for (const page of pages) {
    const said = isSaidBelieved ? page.words : undefined
    const text = said ?? (await readOne(reader, page.jpeg, signal))
    read.push(said ? { text: said, photo: page } : await upright(photos, page, text, signal))
  }
  return read
}

/**
 * Turns a page that had to be turned for reading, with the places of its words, so that the cook sees it
 * upright, too.
 */
const upright = async (
  photos: Pick<Photos, 'turned'>,
  photo: PreparedPhoto,
  text: PageText,
  signal: AbortSignal,
): Promise<ReadPage> => {
  const degrees = quarterOf(text, photo)
  if (degrees === 0) return { text, photo }
  return { text: ontoTurnedPhoto(text, degrees), photo: await photos.turned(photo, degrees, signal) }
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
