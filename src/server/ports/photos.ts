import type { PageText } from '#kitchen/reading/page.ts'
import type { Quarter } from '#kitchen/reading/photo/index.ts'

/** Photo of a cook, decoded and encoded anew: upright JPEG, at most 2400 pixels a side, without metadata. */
export interface PreparedPhoto {
  jpeg: Uint8Array
  width: number
  height: number
}

/** Page of an upload: a photo, or a page of a PDF. */
export interface PreparedPage extends PreparedPhoto {
  /**
   * Words of a PDF's text layer, with boxes in pixels of the picture, so that the picture need not be read.
   * Without them the page is only a picture.
   */
  words?: PageText
}

/**
 * Store of photos that cooks send. They are private: unlike pictures of dishes they have no address of their
 * own, and reading one takes the id of its cook.
 */
export interface Photos {
  /**
   * Decodes an upload, whatever format it claims. EXIF, which includes the place of the photo, is removed.
   * @throws PictureError `not_a_picture` (also SVG), `damaged`, or `too_large` in pixels
   */
  prepare(bytes: Uint8Array, signal?: AbortSignal): Promise<PreparedPhoto>
  /**
   * Returns the pages of an upload: one for a photo; those of a PDF in their order, without empty ones. At
   * least one, and at most `most`.
   * @throws PictureError as `prepare`, DocumentError
   */
  pages(bytes: Uint8Array, most: number, signal?: AbortSignal): Promise<PreparedPage[]>
  /** Returns the photo turned clockwise. */
  turned(photo: PreparedPhoto, degrees: Quarter, signal?: AbortSignal): Promise<PreparedPhoto>
  /** Stores a prepared photo and returns its name, which is valid for this cook only. */
  keep(userId: string, jpeg: Uint8Array): Promise<string>
  read(userId: string, name: string): Promise<Uint8Array | null>
  /** Removes a photo; a missing one is no error. */
  remove(userId: string, name: string): Promise<void>
  /** Lists all photos that are older than the age, for the sweep of unused ones. */
  list(olderThanMs: number): AsyncIterable<{ userId: string; name: string }>
}

/**
 * Error for a PDF without usable pages: `locked` needs a password, `empty` has no printed page,
 * `too_many_pages` has more than are allowed, `damaged` cannot be opened, `too_much` takes too long or too
 * much memory to render.
 */
export class DocumentError extends Error {
  readonly kind: 'locked' | 'empty' | 'too_many_pages' | 'damaged' | 'too_much'
  /** Number of its pages, where that is known. */
  readonly pages: number
  constructor(kind: DocumentError['kind'], message: string, options: ErrorOptions & { pages?: number } = {}) {
    super(message, options)
    this.name = 'DocumentError'
    this.kind = kind
    this.pages = options.pages ?? 0
  }
}
