import type { Drawing } from '#kitchen/illustration/index.ts'

/** A stored picture, addressed by its content. `url` is `/images/{hash}.webp`. */
export interface StoredPicture {
  hash: string
  url: string
  width: number
  height: number
}

/** Of the picture of a link preview: what messengers and social sites show a link with. */
export const PREVIEW_WIDTH = 1200
export const PREVIEW_HEIGHT = 630
/** Its name under /images/ is the picture's hash with this behind it. */
export const previewSuffix = `-${PREVIEW_WIDTH}x${PREVIEW_HEIGHT}.jpg`

/**
 * Where pictures are kept. Whatever comes in is decoded and encoded again (which drops EXIF) before it is kept,
 * in WebP, 4:3, widths 480, 960 and 1440: `/images/{hash}.webp`, `/images/{hash}-480.webp`, `/images/{hash}-960.webp`.
 * The JPEG of a link preview, `/images/{hash}-1200x630.jpg`, is made when it is first asked for, and kept with them.
 */
export interface Pictures {
  /** @throws PictureError when the bytes are not a picture, or too large once decoded. */
  store(bytes: Uint8Array): Promise<StoredPicture>
  /** The same for the picture of a person: square, cut to where the face is. @throws PictureError */
  storePortrait(bytes: Uint8Array): Promise<StoredPicture>
  /**
   * The same for a picture that comes back from an archive. One that a store like this made is decoded and checked, and
   * then kept to the byte, so that it loses nothing on the way; any other is encoded again.
   * @throws PictureError as `store`
   */
  storeAgain(bytes: Uint8Array): Promise<StoredPicture>
  /**
   * Keeps a drawing of the kitchen's own. What it is drawn from is safe on disk when this answers, and lies there until
   * the WebP files are made: soon after, or when somebody looks at one first, so that nobody waits for them; `when asked`
   * leaves it at the latter.
   */
  storeDrawing(drawing: Drawing, options?: { render: 'soon' | 'when asked' }): Promise<StoredPicture>
  /** Makes the files of a drawing that waits to be looked at. False when there is none under this hash. */
  drawWaiting(hash: string): Promise<boolean>
  /** The encoded file by its name under /images/, or null. */
  read(name: string): Promise<Uint8Array | null>
  /** Hashes of all that is kept and older than the age; for the sweep of what nothing names. */
  list(olderThanMs: number): AsyncIterable<string>
  remove(hash: string): Promise<void>
  ready(): Promise<boolean>
}

export class PictureError extends Error {
  /** `damaged`: it begins as a picture does, and cannot be decoded. */
  readonly kind: 'not_a_picture' | 'damaged' | 'too_large'
  constructor(kind: PictureError['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PictureError'
    this.kind = kind
  }
}

/** The place where pictures and photos are kept cannot be reached, or takes nothing. Trying again later makes sense. */
export class PictureStoreError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PictureStoreError'
  }
}
