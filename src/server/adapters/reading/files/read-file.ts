import { open } from 'node:fs/promises'
import { extname } from 'node:path'
import { JsonTextError } from '#kitchen/reading/apps/index.ts'
import { openArchive } from '#server/archives/read-archive.ts'
import { decodeStart, decodeText } from './decode-text.ts'
import { type FoundInFile, UnreadableFile } from './found-in-file.ts'
import { nothing, readAppsArchive, readCook, readJson, readPacked } from './read-apps-archive.ts'
import { larderRoot, readLarderArchive } from './read-larder-archive.ts'

const MB = 1024 * 1024
const MAX_TEXT_BYTES = 64 * MB
/** Maximum bytes of a Cooklang file, which is a single recipe in words. */
const MAX_COOK_BYTES = MB
export const READS =
  'Larder reads its own export, and files of Mealie, Tandoor, RecipeSage, Paprika, Nextcloud Cookbook, Cooklang and schema.org.'

/**
 * Reads a file that a cook chose, by its content and not by its name.
 * @throws UnreadableFile, ArchiveError or JsonTextError when nothing in it can be read
 */
export async function* readFile(path: string, name: string): AsyncGenerator<FoundInFile> {
  const kind = await kindOf(path)
  if (kind === 'zip') {
    const archive = await openArchive(path)
    try {
      const root = larderRoot(archive)
      yield* root === null ? readAppsArchive(archive) : readLarderArchive(archive, root)
    } finally {
      archive.close()
    }
    return
  }
  const bytes = await readWhole(path)
  if (kind === 'gzip') {
    yield* readPacked(bytes, name)
    return
  }
  const start = decodeStart(bytes.subarray(0, 4000)).trimStart()
  if (/^[[{]/.test(start)) yield* whole(readJson(bytes, name, nothing))
  else if (extname(name).toLowerCase() === '.cook') {
    if (bytes.length > MAX_COOK_BYTES)
      throw new UnreadableFile(
        `A recipe of Cooklang is read up to ${MAX_COOK_BYTES / MB} MB. Please bring its recipes as files of their own.`,
      )
    yield readCook(decodeText(bytes), name, nothing)
  } else if (start.startsWith('<'))
    throw new UnreadableFile('This is a web page. Please bring it in by its link, or paste its text.')
  else throw new UnreadableFile(`This file is none that holds recipes. ${READS}`)
}

async function* whole(found: AsyncIterable<FoundInFile>): AsyncGenerator<FoundInFile> {
  try {
    yield* found
  } catch (error) {
    if (error instanceof JsonTextError) throw new UnreadableFile(`This file ${error.message}.`)
    throw error
  }
}

async function kindOf(path: string): Promise<'zip' | 'gzip' | 'text'> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
    if (buffer[0] === 0x50 && buffer[1] === 0x4b) return 'zip'
    return buffer[0] === 0x1f && buffer[1] === 0x8b ? 'gzip' : 'text'
  } finally {
    await file.close()
  }
}

async function readWhole(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (size > MAX_TEXT_BYTES)
      throw new UnreadableFile(
        `A file that is no archive is read up to ${MAX_TEXT_BYTES / MB} MB. Please bring it in parts, or as the zip of its app.`,
      )
    return await file.readFile()
  } finally {
    await file.close()
  }
}
