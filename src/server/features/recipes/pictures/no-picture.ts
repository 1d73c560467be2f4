import type { Log } from '#server/ports/log.ts'
import { PictureError } from '#server/ports/pictures.ts'

/** The recipe is what counts: without a picture it is kept all the same, and the page shows its own placeholder. */
export const noPicture = (log: Log, error: unknown): null => {
  const kind = error instanceof PictureError ? error.kind : 'unknown'
  log.warn({ err: error, kind }, 'no picture could be drawn; the recipe is kept without one')
  return null
}
