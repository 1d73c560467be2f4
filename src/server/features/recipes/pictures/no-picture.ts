import type { Log } from '#server/ports/log.ts'
import { PictureError } from '#server/ports/pictures.ts'

/** Logs a failed picture. The recipe is saved without one, and its page shows a placeholder. */
export const noPicture = (log: Log, error: unknown): null => {
  const kind = error instanceof PictureError ? error.kind : 'unknown'
  log.warn({ err: error, kind }, 'no picture could be drawn; the recipe is kept without one')
  return null
}
