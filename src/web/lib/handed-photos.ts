/**
 * The purpose of handed photos; `copied` means handwriting that the cook copies into the form beside the
 * photos.
 */
type Use = 'ingredients' | 'recipe' | 'copied'

let handed: { use: Use; photos: File[] } | null = null

/** Hands photos from one page to the next, such as photos that another app shared. */
export const handPhotos = (use: Use, photos: File[]): void => {
  handed = { use, photos }
}

export const arePhotosHanded = (use: Use): boolean => handed?.use === use

/** Takes the handed photos; a second call gets none. */
export function takeHandedPhotos(use: Use): File[] {
  if (handed?.use !== use) return []
  const { photos } = handed
  handed = null
  return photos
}
