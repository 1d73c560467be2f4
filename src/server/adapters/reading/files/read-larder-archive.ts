import { posix } from 'node:path'
import type { z } from 'zod'
import {
  ARCHIVE_VERSION,
  type ArchivePart,
  archivedFolder,
  archivedRecipe,
  archiveManifest,
  archiveParts,
} from '#contract/archive.ts'
import { MAX_IMPORT_RECIPES } from '#contract/limits.ts'
import { storable } from '#contract/storable-text.ts'
import { JsonTextError } from '#kitchen/reading/apps/index.ts'
import { ArchiveError } from '#server/archives/limits.ts'
import type { ArchiveFile, OpenArchive } from '#server/archives/read-archive.ts'
import { type FoundInFile, UnreadableFile } from './found-in-file.ts'
import { picturesIn } from './pictures-in-archive.ts'
import { readJsonText, tooMuch } from './read-json.ts'

const MANIFEST = 'larder.json'
const MAX_JSON_BYTES = 16 * 1024 * 1024

/** Returns the folder of the manifest ('' or `my-export/`); null when the archive is not one of ours. */
export function larderRoot({ files }: OpenArchive): string | null {
  const manifest = files.find(({ path }) => path === MANIFEST || /^[^/]+\/larder\.json$/.test(path))
  return manifest ? manifest.path.slice(0, -MANIFEST.length) : null
}

/**
 * Reads an archive of our own in the order in which it is saved: settings and foods that recipes depend on
 * first, then folders, recipes, and the parts that refer to recipes. A piece that does not match its schema
 * is reported, and the others are read.
 */
export async function* readLarderArchive(archive: OpenArchive, root: string): AsyncGenerator<FoundInFile> {
  const byPath = new Map(archive.files.map((file) => [file.path, file]))
  const at = (path: string) => byPath.get(`${root}${path}`)
  const manifest = archiveManifest.safeParse((await json(at(MANIFEST))).value)
  if (!manifest.success) throw new UnreadableFile('This archive calls itself Larder, and is damaged.')
  if (manifest.data.version > ARCHIVE_VERSION)
    throw new UnreadableFile('This archive was made by a newer Larder. Please update this one first.')
  yield* part('settings')
  yield* part('foods')
  const folders = await json(at('folders.json'))
  if (folders.problem) yield { kind: 'unread', what: `folders.json: ${folders.problem}` }
  for (const folder of Array.isArray(folders.value) ? folders.value : []) {
    const read = archivedFolder.safeParse(folder)
    if (read.success) yield { kind: 'folder', folder: read.data }
    else yield { kind: 'unread', what: 'folders.json: one of the folders.' }
  }
  yield* recipes()
  yield* part('cooked')
  yield* part('plan')
  yield* part('shelf')
  yield* part('shopping')

  async function* recipes(): AsyncGenerator<FoundInFile> {
    const pattern = /^recipes\/([^/]+)\/recipe\.json$/
    const found = archive.files.flatMap((file) => {
      const key = file.path.startsWith(root) ? pattern.exec(file.path.slice(root.length))?.[1] : undefined
      return key ? [{ key, file }] : []
    })
    found.sort((a, b) => (a.key < b.key ? -1 : 1))
    if (found.length > MAX_IMPORT_RECIPES) throw tooManyRecipes()
    const pictures = picturesIn(archive)
    for (const [index, { key, file }] of found.entries()) {
      yield { kind: 'progress', share: index / found.length }
      const { value, problem } = await json(file)
      const read = archivedRecipe.safeParse((value as { larder?: unknown } | null)?.larder)
      if (problem) yield { kind: 'unread', what: `${file.path}: ${problem}` }
      else if (!read.success) yield { kind: 'unread', what: `${file.path}: ${firstIssue(read.error)}` }
      else
        yield {
          kind: 'archived-recipe',
          key,
          recipe: read.data,
          picture: pictures.beside(posix.dirname(file.path)),
        }
    }
  }

  async function* part(name: ArchivePart): AsyncGenerator<FoundInFile> {
    const file = at(`${name}.json`)
    if (!file) return
    const { value, problem } = await json(file)
    const read = archiveParts[name].safeParse(value)
    if (problem) yield { kind: 'unread', what: `${name}.json: ${problem}` }
    else if (read.success) {
      if (!isEmpty(read.data)) yield { kind: 'part', part: name, content: read.data }
    } else yield { kind: 'unread', what: `${name}.json: ${firstIssue(read.error)}` }
  }
}

export const tooManyRecipes = () =>
  new UnreadableFile(`This file holds more than ${MAX_IMPORT_RECIPES} recipes. Please bring it in parts.`)

/**
 * Reads the JSON of a file, or returns the reason in words for a cook. The texts are cleaned before a schema
 * checks them, because one text that the database cannot store would end the whole import.
 */
async function json(file: ArchiveFile | undefined): Promise<{ value: unknown; problem?: string }> {
  try {
    return {
      value: file ? storable(bounded(readJsonText(await file.read(MAX_JSON_BYTES)).document)) : null,
    }
  } catch (error) {
    if (error instanceof ArchiveError) return { value: null, problem: error.message }
    if (error instanceof JsonTextError) return { value: null, problem: `It ${error.message}.` }
    throw error
  }
}

/**
 * Maximum number of rows in one list of an archive. A schema reports each wrong row and checks the length of
 * a list last, so a list of a million would give a million errors.
 */
const MAX_ROWS = 50_000

function bounded(document: unknown, nesting = 0): unknown {
  if (typeof document !== 'object' || document === null || nesting > 3) return document
  const inner = Object.values(document)
  if (inner.length > MAX_ROWS) throw tooMuch(MAX_ROWS, 'rows')
  for (const one of inner) bounded(one, nesting + 1)
  return document
}

const firstIssue = (error: z.ZodError): string => {
  const issue = error.issues[0]
  return issue ? `${issue.path.join('.') || 'it'}: ${issue.message}` : 'it is damaged'
}

const isEmpty = (content: unknown): boolean =>
  Array.isArray(content)
    ? content.length === 0
    : typeof content === 'object' &&
      content !== null &&
      Object.values(content).every((one) => Array.isArray(one) && one.length === 0)
