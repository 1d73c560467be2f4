import { posix } from 'node:path'
import { JsonTextError, readCooklang, recognizeJson } from '#kitchen/reading/apps/index.ts'
import { gunzipUpTo } from '#server/archives/gunzip.ts'
import { ArchiveError } from '#server/archives/limits.ts'
import { type ArchiveFile, type OpenArchive, openArchive } from '#server/archives/read-archive.ts'
import { decodeText } from './decode-text.ts'
import type { FindPicture, FoundInFile } from './found-in-file.ts'
import { picturesIn } from './pictures-in-archive.ts'
import { inTime, readJsonText } from './read-json.ts'

const MB = 1024 * 1024
/** Maximum bytes of a recipe, which in Paprika's files contains its photos. */
const MAX_RECIPE_BYTES = 40 * MB
/**
 * Maximum number of ingredients or steps that are read: far more than any recipe has, and hundreds that are
 * left out are reported like thousands.
 */
const MAX_LINES = 1000
/** Limits for a zip inside of a zip, which is a single recipe. */
const inner = { entries: 200, totalBytes: 60 * MB, entryBytes: 30 * MB }

/**
 * Reads the recipes of another app's archive. The app is recognised by the shape of each file: JSON of
 * Mealie, Tandoor, Nextcloud, RecipeSage or anybody's schema.org, packed JSON of Paprika, Cooklang; zips
 * inside are Tandoor's.
 */
export async function* readAppsArchive(archive: OpenArchive, nesting = 0): AsyncGenerator<FoundInFile> {
  const pictures = picturesIn(archive)
  for (const [index, file] of archive.files.entries()) {
    if (nesting === 0) yield { kind: 'progress', share: index / archive.files.length }
    try {
      yield* readOne(file, pictures.beside(posix.dirname(file.path)), nesting)
    } catch (error) {
      if (!(error instanceof ArchiveError || error instanceof JsonTextError)) throw error
      yield { kind: 'unread', what: `${file.path}: ${error.message}` }
    }
  }
}

async function* readOne(
  file: ArchiveFile,
  picture: FindPicture,
  nesting: number,
): AsyncGenerator<FoundInFile> {
  const name = file.path.toLowerCase()
  if (name.endsWith('.paprikarecipe')) {
    yield* readPacked(await file.read(MAX_RECIPE_BYTES), file.path)
  } else if (name.endsWith('.cook')) {
    yield readCook(decodeText(await file.read(MB)), file.path, picture)
  } else if (name.endsWith('.json')) {
    yield* readJson(await file.read(), file.path, picture)
  } else if (name.endsWith('.zip')) {
    if (nesting > 0) {
      yield { kind: 'unread', what: `${file.path}: archives inside archives inside archives are not opened.` }
      return
    }
    const archive = await openArchive(await file.read(inner.totalBytes), inner)
    try {
      yield* readAppsArchive(archive, nesting + 1)
    } finally {
      archive.close()
    }
  }
}

/** Reads a `.paprikarecipe` file, which is JSON in gzip. */
export async function* readPacked(bytes: Uint8Array, path: string): AsyncGenerator<FoundInFile> {
  yield* readJson(await gunzipUpTo(bytes, MAX_RECIPE_BYTES), path, nothing)
}

export function readCook(text: string, path: string, picture: FindPicture): FoundInFile {
  const recipe = readCooklang(text, posix.basename(path))
  const folder = posix.basename(posix.dirname(path))
  return {
    kind: 'app-recipe',
    app: 'cooklang',
    recipe: { ...recipe, folder: folder === '.' ? null : folder },
    picture,
    fallback: besideName(path),
  }
}

export async function* readJson(
  bytes: Uint8Array,
  path: string,
  picture: FindPicture,
): AsyncGenerator<FoundInFile> {
  const { document, cut } = readJsonText(bytes)
  const found = recognizeJson(document)
  if (!found) {
    yield { kind: 'unread', what: `${path}: no recipe in it.` }
    return
  }
  for (const what of cut) yield { kind: 'unread', what: `${path}: ${what}; the rest of it was left out.` }
  // Nextcloud and Tandoor name the picture of the folder's one recipe `full.jpg` and `image.*`.
  const fallback = [
    ...besideName(path),
    'full.jpg',
    'full.png',
    ...endings.map((ending) => `image.${ending}`),
  ]
  // Nextcloud's files do not name the app, but a folder with one `recipe.json` is its layout.
  const isNextcloud = found.app === 'schema.org' && /\/recipe\.json$/i.test(path)
  for (const { ingredients, steps, ...recipe } of inTime(found.recipes))
    yield {
      kind: 'app-recipe',
      app: isNextcloud ? 'nextcloud' : found.app,
      recipe: {
        ...recipe,
        ingredients: ingredients.slice(0, MAX_LINES),
        steps: steps.slice(0, MAX_LINES),
        leftOut: [
          ...recipe.leftOut,
          ...beyond(ingredients.length, 'ingredients'),
          ...beyond(steps.length, 'instructions'),
        ],
      },
      picture,
      fallback,
    }
}

const beyond = (lines: number, field: 'ingredients' | 'instructions') =>
  lines > MAX_LINES ? [{ field, note: `${lines - MAX_LINES} lines beyond the first ${MAX_LINES}.` }] : []

const endings = ['jpg', 'jpeg', 'png', 'webp']
const besideName = (path: string): string[] => {
  const name = posix.basename(path).replace(/\.[^.]+$/, '')
  return endings.map((ending) => `${name}.${ending}`)
}

export const nothing: FindPicture = async () => null
