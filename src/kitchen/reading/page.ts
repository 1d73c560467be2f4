/** A rectangle in pixels of the picture as it was read: upright, from the top left corner. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A word as the text reader saw it. */
export interface PageWord {
  text: string
  box: Box
  /** How sure the reader is, 0 to 100. Print is read with 85 and more, handwriting with 40 to 65. */
  confidence: number
  /** `light` for words that were read from the inverted picture: white print on a dark ground. */
  ink: 'dark' | 'light'
  /**
   * The shape on the picture is a fraction sign (½, ¾, or small figures around a stroke), whatever the text says:
   * readers often see only one of its figures.
   */
  fraction?: true
  /** What a second look at another size made of the same spot, where it differs. */
  other?: string
}

/**
 * From a place on a page, in pixels, to the place on the photo that the cook sees, in shares of its width and height:
 * x = a X + c Y + e, y = b X + d Y + f, as in CSS. A page that was turned to be read lies otherwise on its photo.
 */
export type OntoPhoto = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** The words of one picture, in the reader's own order. */
export interface PageText {
  /** Pixels of the picture as it was read; the boxes of the words lie in it. */
  width: number
  height: number
  words: PageWord[]
  /** Without it, the page is the photo. */
  ontoPhoto?: OntoPhoto
  /** Share of the words, 0 to 1, that the first look at the page was not sure of. */
  unsure?: number
}
