/** What the reader's thread is asked and answers. Types only: both sides of the thread read it. */
import type { PageText } from '#kitchen/reading/page.ts'

export interface ReaderRequest {
  id: number
  picture: Uint8Array
  layout: 'page' | 'sparse'
  inks: readonly ('dark' | 'light')[] | null
}

export type ReaderAnswer =
  | { id: number; ok: true; page: PageText }
  | { id: number; ok: false; message: string; problem: 'not_a_picture' | 'too_large' | 'broken' }
