import type { Deps } from '#server/deps.ts'
import { libraryPictures } from '#server/stores/library-recipes.ts'

/**
 * Draws the pending pictures of the popular library, so that it never opens on placeholders: one after the
 * other, each when the server is idle.
 * @param idle resolves when there is no other work
 * @returns number of pictures that were tried
 */
export async function drawLibrary(
  { db, pictures, log }: Pick<Deps, 'db' | 'pictures' | 'log'>,
  idle: () => Promise<void>,
): Promise<number> {
  let drawn = 0
  await idle()
  for (const hash of await libraryPictures(db)) {
    try {
      if (!(await pictures.drawWaiting(hash))) continue
    } catch (error) {
      // The first reader starts the drawing again, and sees the failure then.
      log.warn({ err: error, hash }, 'a picture of the popular library could not be drawn')
    }
    drawn += 1
    await idle()
  }
  if (drawn > 0) log.info({ drawn }, 'the popular library has its pictures')
  return drawn
}
