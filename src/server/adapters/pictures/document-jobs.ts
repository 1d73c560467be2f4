import type { DocumentError, PreparedPage, PreparedPhoto } from '#server/ports/photos.ts'
import type { PictureError } from '#server/ports/pictures.ts'

/**
 * Messages to and from the thread that opens documents. Types only: both sides of the thread import this
 * file.
 */
export type DocumentJob =
  | { kind: 'heic'; bytes: Uint8Array }
  /** `most` is the maximum number of pages. */
  | { kind: 'pdf'; bytes: Uint8Array; most: number }

export type DocumentJobResult =
  | { kind: 'heic'; photo: PreparedPhoto }
  | { kind: 'pdf'; pages: PreparedPage[] }

/** `problem` names the refusal; without it, the job failed for another reason. */
export interface DocumentJobFailure {
  message: string
  problem?:
    | { of: 'picture'; kind: PictureError['kind'] }
    | { of: 'document'; kind: DocumentError['kind']; pages: number }
}
