import type { Deps } from '#server/deps.ts'
import { libraryPictures } from '#server/stores/library-recipes.ts'

/**
 * Draws the pictures of the popular library that nobody has looked at yet, so that it never opens on placeholders: one
 * after the other, each when the server has nothing else to do.
 *
 * @param idle resolves when there is nothing else to do
 * @returns how many were drawn
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
      // It is drawn when somebody looks at it, and the failure shows then.
      log.warn({ err: error, hash }, 'a picture of the popular library could not be drawn')
    }
    drawn += 1
    await idle()
  }
  if (drawn > 0) log.info({ drawn }, 'the popular library has its pictures')
  return drawn
}
