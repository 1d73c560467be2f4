import { writeCooklang, writeMarkdown } from '#kitchen/reading/apps/index.ts'
import type { NewFile } from '#server/archives/write-archive.ts'
import { foldersToArchive, recipesToArchive } from '#server/stores/archive.ts'
import { readableName, uniqueNames } from './file-names.ts'
import type { Archiving } from './write-larder-archive.ts'

/**
 * Yields one `.cook` or `.md` file for each recipe, in a directory per folder, with its picture beside it
 * under the same name.
 */
export async function* textArchive(
  { db, pictures, userId }: Archiving,
  format: 'cooklang' | 'markdown',
): AsyncGenerator<NewFile> {
  const unique = uniqueNames()
  const folders = new Map(
    (await foldersToArchive(db, userId)).map(({ id, name }) => [id, readableName(name)]),
  )
  for await (const { draft, notes, folderId, image, source } of recipesToArchive(db, userId)) {
    const folder = folderId ? folders.get(folderId) : undefined
    const path = unique(`${folder ? `${folder}/` : ''}${readableName(draft.title)}`)
    const bytes = image && (await pictures.read(`${image.hash}.webp`))
    if (bytes) yield { path: `${path}.webp`, bytes: Buffer.from(bytes), stored: true }
    const extras = { notes, source: source.url ?? null, author: source.author ?? null }
    const name = path.split('/').at(-1) ?? path
    const text =
      format === 'cooklang'
        ? writeCooklang(draft, extras)
        : writeMarkdown(draft, { ...extras, picture: bytes ? `${encodeURIComponent(name)}.webp` : null })
    yield { path: `${path}.${format === 'cooklang' ? 'cook' : 'md'}`, bytes: Buffer.from(text) }
  }
}
