import type { DocumentError, PreparedPage, PreparedPhoto } from '#server/ports/photos.ts'
import type { PictureError } from '#server/ports/pictures.ts'

/** What the thread that opens documents is asked, and why it fails. Types only: both sides of the thread read it. */
export type DocumentJob =
  | { kind: 'heic'; bytes: Uint8Array }
  /** `most`: how many pages there is room for. */
  | { kind: 'pdf'; bytes: Uint8Array; most: number }

export type DocumentJobResult =
  | { kind: 'heic'; photo: PreparedPhoto }
  | { kind: 'pdf'; pages: PreparedPage[] }

/** `problem` says which refusal it was; without it, the job failed for another reason. */
export interface DocumentJobFailure {
  message: string
  problem?:
    | { of: 'picture'; kind: PictureError['kind'] }
    | { of: 'document'; kind: DocumentError['kind']; pages: number }
}
