import type { OntoPhoto, PageText } from '../page.ts'

export type Quarter = 0 | 90 | 180 | 270
const quarters: readonly Quarter[] = [0, 90, 180, 270]

/**
 * Returns the degrees by which a photo of the given size must be turned clockwise to stand as its page was
 * read, in quarters of a circle: a page that was read a little tilted stays as it is.
 */
export function quarterOf({ ontoPhoto }: PageText, photo: { width: number; height: number }): Quarter {
  if (!ontoPhoto) return 0
  const [across, down] = [ontoPhoto[0] * photo.width, ontoPhoto[1] * photo.height]
  const turns = Math.round(Math.atan2(down, across) / (Math.PI / 2))
  return quarters[(4 - turns) % 4] ?? 0
}

/** Returns the same page on its photo after the photo was turned clockwise. */
export function ontoTurnedPhoto(page: PageText, degrees: Quarter): PageText {
  const { ontoPhoto } = page
  return ontoPhoto ? { ...page, ontoPhoto: turned(ontoPhoto, degrees) } : page
}

/**
 * Turns a transform: the point (x, y), in shares of a photo, moves to (1 - y, x) by a quarter turn clockwise.
 */
function turned([a, b, c, d, e, f]: OntoPhoto, degrees: Quarter): OntoPhoto {
  switch (degrees) {
    case 90:
      return [-b, a, -d, c, 1 - f, e]
    case 180:
      return [-a, -b, -c, -d, 1 - e, 1 - f]
    case 270:
      return [b, -a, d, -c, f, 1 - e]
    default:
      return [a, b, c, d, e, f]
  }
}
