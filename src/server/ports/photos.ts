/** A photo that a cook sent, decoded and encoded anew: upright JPEG, at most 2400 pixels a side, nothing else in it. */
export interface PreparedPhoto {
  jpeg: Uint8Array
  width: number
  height: number
}

/**
 * Photos that cooks send. They are private: unlike pictures of dishes they have no address of their own, and whoever
 * reads one names its cook.
 */
export interface Photos {
  /**
   * Decodes what a cook sent, whatever it claims to be. EXIF, with the place where it was taken, is gone afterwards.
   * @throws PictureError `not_a_picture` (also damaged, cut off, SVG), `heic`, or `too_large` in pixels
   */
  prepare(bytes: Uint8Array, signal?: AbortSignal): Promise<PreparedPhoto>
  /** Keeps a prepared photo and answers its name, which means something for this cook only. */
  keep(userId: string, jpeg: Uint8Array): Promise<string>
  read(userId: string, name: string): Promise<Uint8Array | null>
  /** Removing what is not there is no error. */
  remove(userId: string, name: string): Promise<void>
  /** All that is kept and older than the age; for the sweep of what nothing names. */
  list(olderThanMs: number): AsyncIterable<{ userId: string; name: string }>
}
