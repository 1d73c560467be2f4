import type { PageText } from '#kitchen/reading/page.ts'

export type { Box, PageText, PageWord } from '#kitchen/reading/page.ts'

export interface ReadOptions {
  /**
   * Layout of the picture. `page`: lines of running text, as on a recipe card or in a cookbook. `sparse`:
   * words anywhere and of any size, as on packages; the words come in no order.
   */
  layout: 'page' | 'sparse'
  /**
   * Inks to look for, each in a pass of its own: dark words on a light background, light ones on a dark one.
   * A word that both passes see comes twice. Without it, the reader decides by the page.
   */
  inks?: readonly ('dark' | 'light')[]
  signal: AbortSignal
}

/**
 * Reads the words of a picture, on this machine and without a network. It only reads: the kitchen interprets
 * the words. Words are untrusted text.
 * Every call rejects with `ReaderError`, and with the signal's reason when aborted.
 */
export interface Reader {
  /**
   * Reads the bytes of any picture that can be decoded, as large as an upload may be. A picture without words
   * is no error.
   */
  read(picture: Uint8Array, options: ReadOptions): Promise<PageText>
  /** Stops every reading, and the threads. */
  close(): Promise<void>
}

/**
 * Error of the reader. `not_a_picture`, `too_large` (in pixels): the picture's fault. `busy`: too many wait
 * already. `timeout`: it took too long, as a noisy picture can. `broken`: the reader itself failed.
 */
export class ReaderError extends Error {
  readonly kind: 'not_a_picture' | 'too_large' | 'busy' | 'timeout' | 'broken'
  constructor(kind: ReaderError['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ReaderError'
    this.kind = kind
  }
}
