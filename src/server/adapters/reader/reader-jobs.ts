/** Messages to and from the reader's thread. Types only: both sides of the thread import this file. */
export interface ReaderRequest {
  picture: Uint8Array
  layout: 'page' | 'sparse'
  inks: readonly ('dark' | 'light')[] | null
}

export interface ReaderFailure {
  message: string
  problem: 'not_a_picture' | 'too_large' | 'broken'
}
