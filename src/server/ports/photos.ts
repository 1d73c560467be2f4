import type { PageText } from '#kitchen/reading/page.ts'
import type { Quarter } from '#kitchen/reading/photo/index.ts'

/** A photo that a cook sent, decoded and encoded anew: upright JPEG, at most 2400 pixels a side, nothing else in it. */
export interface PreparedPhoto {
  jpeg: Uint8Array
  width: number
  height: number
}

/** A page of what a cook sent: a photo, or a page of a PDF. */
export interface PreparedPage extends PreparedPhoto {
  /**
   * The words that a PDF itself says stand on the page, with boxes in pixels of its picture: nothing has to be read
   * from it. Without them the page is a picture and nothing more.
   */
  words?: PageText
}

/**
 * Photos that cooks send. They are private: unlike pictures of dishes they have no address of their own, and whoever
 * reads one names its cook.
 */
export interface Photos {
  /**
   * Decodes what a cook sent, whatever it claims to be. EXIF, with the place where it was taken, is gone afterwards.
   * @throws PictureError `not_a_picture` (also SVG), `damaged`, or `too_large` in pixels
   */
  prepare(bytes: Uint8Array, signal?: AbortSignal): Promise<PreparedPhoto>
  /**
   * The pages of what a cook sent: one of a photo; those of a PDF in their order, without empty ones. At least one.
   * `most` is how many pages there is room for.
   * @throws PictureError as `prepare`, DocumentError
   */
  pages(bytes: Uint8Array, most: number, signal?: AbortSignal): Promise<PreparedPage[]>
  /** The same photo turned clockwise. */
  turned(photo: PreparedPhoto, degrees: Quarter, signal?: AbortSignal): Promise<PreparedPhoto>
  /** Keeps a prepared photo and answers its name, which means something for this cook only. */
  keep(userId: string, jpeg: Uint8Array): Promise<string>
  read(userId: string, name: string): Promise<Uint8Array | null>
  /** Removing what is not there is no error. */
  remove(userId: string, name: string): Promise<void>
  /** All that is kept and older than the age; for the sweep of what nothing names. */
  list(olderThanMs: number): AsyncIterable<{ userId: string; name: string }>
}

/**
 * A PDF that gives no pages: `locked` needs a password, `empty` has no page with anything on it, `too_many_pages` has
 * more than there is room for, `damaged` cannot be opened, `too_much` takes too long or too much memory to draw.
 */
export class DocumentError extends Error {
  readonly kind: 'locked' | 'empty' | 'too_many_pages' | 'damaged' | 'too_much'
  /** How many pages it has, where that is known. */
  readonly pages: number
  constructor(kind: DocumentError['kind'], message: string, options: ErrorOptions & { pages?: number } = {}) {
    super(message, options)
    this.name = 'DocumentError'
    this.kind = kind
    this.pages = options.pages ?? 0
  }
}
