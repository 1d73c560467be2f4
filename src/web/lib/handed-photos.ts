/** `copied`: photos of handwriting, which lie beside the form that they are typed into. */
type Use = 'ingredients' | 'recipe' | 'copied'

let handed: { use: Use; photos: File[] } | null = null

/** Photos on their way from one page to the next, such as those that another app shared. */
export const handPhotos = (use: Use, photos: File[]): void => {
  handed = { use, photos }
}

export const arePhotosHanded = (use: Use): boolean => handed?.use === use

/** Takes them, once. */
export function takeHandedPhotos(use: Use): File[] {
  if (handed?.use !== use) return []
  const { photos } = handed
  handed = null
  return photos
}
