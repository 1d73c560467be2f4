/** What the reader's thread is asked, and why it fails. Types only: both sides of the thread read it. */
export interface ReaderRequest {
  picture: Uint8Array
  layout: 'page' | 'sparse'
  inks: readonly ('dark' | 'light')[] | null
}

export interface ReaderFailure {
  message: string
  problem: 'not_a_picture' | 'too_large' | 'broken'
}
