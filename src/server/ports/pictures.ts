import type { Drawing } from '#kitchen/illustration/index.ts'

/** Stored picture, addressed by its content. `url` is `/images/{hash}.webp`. */
export interface StoredPicture {
  hash: string
  url: string
  width: number
  height: number
}

/** Size of the picture of a link preview, which messengers and social sites show with a link. */
export const PREVIEW_WIDTH = 1200
export const PREVIEW_HEIGHT = 630
/** Suffix of a preview's name under /images/, behind the picture's hash. */
export const previewSuffix = `-${PREVIEW_WIDTH}x${PREVIEW_HEIGHT}.jpg`

/**
 * Store of pictures. All pictures are decoded and encoded again (which drops EXIF) before they are stored, in
 * WebP, 4:3, widths 480, 960 and 1440: `/images/{hash}.webp`, `/images/{hash}-480.webp`,
 * `/images/{hash}-960.webp`. The JPEG of a link preview, `/images/{hash}-1200x630.jpg`, is made at the first
 * request for it, and stored with them.
 */
export interface Pictures {
  /** @throws PictureError when the bytes are not a picture, or too large once decoded. */
  store(bytes: Uint8Array): Promise<StoredPicture>
  /** Stores the picture of a person: square, cut to where the face is. @throws PictureError */
  storePortrait(bytes: Uint8Array): Promise<StoredPicture>
  /**
   * Stores a picture from an archive. One that a store like this made is decoded and checked, and then stored
   * to the byte, so that it loses no quality; any other is encoded again.
   * @throws PictureError as `store`
   */
  storeAgain(bytes: Uint8Array): Promise<StoredPicture>
  /**
   * Stores a drawing of the kitchen's own. Its description is safe on disk when this resolves, and lies there
   * until the WebP files are made: soon after, or at the first request, so that nobody waits for them; `when
   * asked` makes them only at the first request.
   */
  storeDrawing(drawing: Drawing, options?: { render: 'soon' | 'when asked' }): Promise<StoredPicture>
  /** Renders a drawing that has no files yet. False when there is none under this hash. */
  drawWaiting(hash: string): Promise<boolean>
  /** Returns the encoded file by its name under /images/, or null. */
  read(name: string): Promise<Uint8Array | null>
  /** Lists the hashes of all pictures that are older than the age, for the sweep of unused ones. */
  list(olderThanMs: number): AsyncIterable<string>
  remove(hash: string): Promise<void>
  ready(): Promise<boolean>
}

export class PictureError extends Error {
  /** `damaged` means that the file begins like a picture and cannot be decoded. */
  readonly kind: 'not_a_picture' | 'damaged' | 'too_large'
  constructor(kind: PictureError['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PictureError'
    this.kind = kind
  }
}

/**
 * Error of the store of pictures and photos, which cannot be reached or refuses writes. A later retry makes
 * sense.
 */
export class PictureStoreError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PictureStoreError'
  }
}
