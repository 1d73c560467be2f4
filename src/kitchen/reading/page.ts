/** A rectangle in pixels of the picture as it was read: upright, from the top left corner. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A word from text recognition. */
export interface PageWord {
  text: string
  box: Box
  /**
   * Confidence of the text recognition, 0 to 100. Print is read with 85 and more, handwriting with 40 to 65.
   */
  confidence: number
  /**
   * Colour of the print: `light` for words that were read from the inverted picture, white on a dark ground.
   */
  ink: 'dark' | 'light'
  /**
   * True when the shape on the picture is a fraction sign (½, ¾, or small figures around a stroke), whatever
   * the text says, because text recognition often sees only one of its figures.
   */
  fraction?: true
  /** Text that a second look at the same spot, at another size, gave, if it differs. */
  other?: string
}

/**
 * Transformation of a place on a page, in pixels, to the place on the photo that the cook sees, in shares of
 * its width and height: x = a X + c Y + e, y = b X + d Y + f, as in CSS. A page that was turned for reading
 * lies differently on its photo.
 */
export type OntoPhoto = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** The words of one picture, in the order of the text recognition. */
export interface PageText {
  /** Width in pixels of the picture as it was read; the boxes of the words refer to it. */
  width: number
  height: number
  words: PageWord[]
  /** Place of the page on the photo; when left out, the page is the photo. */
  ontoPhoto?: OntoPhoto
  /** Share of the words, 0 to 1, of which the first look at the page was not sure. */
  unsure?: number
}
