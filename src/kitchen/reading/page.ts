/** Rectangle in pixels of the picture as it was read: upright, from the top left corner. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Word as the text reader saw it. */
export interface PageWord {
  text: string
  box: Box
  /** Certainty of the reader, 0 to 100. Print is read with 85 and more, handwriting with 40 to 65. */
  confidence: number
  /** Ink of the word: `light` for words read from the inverted picture, white print on a dark ground. */
  ink: 'dark' | 'light'
  /**
   * True when the shape on the picture is a fraction sign (½, ¾, or small figures around a stroke), whatever
   * the text says: readers often see only one of its figures.
   */
  fraction?: true
  /** Text that a second look at another size gave for the same spot, if it differs. */
  other?: string
}

/**
 * Transform from a place on a page, in pixels, to the place on the photo that the cook sees, in shares of its
 * width and height: x = a X + c Y + e, y = b X + d Y + f, as in CSS. It matters for a page that was turned
 * before reading.
 */
export type OntoPhoto = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** Words of one picture, in the reader's own order. */
export interface PageText {
  /** Pixels of the picture as it was read, in which the boxes of the words lie. */
  width: number
  height: number
  words: PageWord[]
  /** Transform onto the photo; absent when the page is the photo. */
  ontoPhoto?: OntoPhoto
  /** Share of the words, 0 to 1, of which the first look at the page was not sure. */
  unsure?: number
}
