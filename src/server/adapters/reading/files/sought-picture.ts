import { ArchiveError } from '#server/archives/limits.ts'
import type { FilePicture } from '#server/ports/reading.ts'
import type { FindPicture, FoundInFile } from './found-in-file.ts'

/** Finds the picture of another app's recipe: the one that it names, or one beside its file. */
export async function pictureOf({
  recipe,
  picture,
  fallback,
}: Extract<FoundInFile, { kind: 'app-recipe' }>): Promise<FilePicture> {
  const named = recipe.picture
  if (named?.kind === 'base64') {
    const data = named.data.replace(/\s+/g, '')
    return /^[A-Za-z0-9+/_-]+={0,2}$/.test(data)
      ? { bytes: Buffer.from(data, 'base64') }
      : { missing: 'is damaged' }
  }
  for (const path of [...(named?.kind === 'file' ? [named.path] : []), ...fallback]) {
    const sought = await soughtPicture(picture, path)
    if (sought.bytes || sought.missing) return sought
  }
  if (named?.kind === 'url') return { missing: 'is not in the file, only its address is' }
  return named ? { missing: 'is not in the file' } : {}
}

/** Finds a picture of this name in the file. */
export async function soughtPicture(find: FindPicture, path: string): Promise<FilePicture> {
  try {
    const bytes = await find(path)
    return bytes ? { bytes } : {}
  } catch (error) {
    if (error instanceof ArchiveError)
      return { missing: `could not be read: ${error.message.replace(/\.$/, '')}` }
    throw error
  }
}
