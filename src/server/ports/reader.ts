import type { PageText } from '#kitchen/reading/page.ts'

export type { Box, PageText, PageWord } from '#kitchen/reading/page.ts'

export interface ReadOptions {
  /**
   * `page`: lines of running text, as a recipe card or a cookbook has them. `sparse`: words anywhere and of any size,
   * as on packages; the words come in no order.
   */
  layout: 'page' | 'sparse'
  /**
   * What is looked for, each in a pass of its own: dark words on a light ground, light ones on a dark ground. A word
   * that both passes see comes twice. Without it, a page is read as whichever of the two it is.
   */
  inks?: readonly ('dark' | 'light')[]
  signal: AbortSignal
}

/**
 * Reads the words of a picture, on this machine and without a network. It only reads: what the words mean is the
 * kitchen's business. Words are untrusted text.
 *
 * Every call rejects with `ReaderError`, and with the signal's reason when aborted.
 */
export interface Reader {
  /** Bytes of any picture that can be decoded, as large as an upload may be. No words is an answer, not an error. */
  read(picture: Uint8Array, options: ReadOptions): Promise<PageText>
  /** Stops whatever is being read, and its threads. */
  close(): Promise<void>
}

/**
 * `not_a_picture`, `too_large` (in pixels): the picture's fault. `busy`: too many wait already. `timeout`: it took too
 * long, which a picture full of noise can bring about. `broken`: the reader itself failed.
 */
export class ReaderError extends Error {
  readonly kind: 'not_a_picture' | 'too_large' | 'busy' | 'timeout' | 'broken'
  constructor(kind: ReaderError['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ReaderError'
    this.kind = kind
  }
}
