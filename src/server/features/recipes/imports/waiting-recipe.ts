import type { ArchivedRecipe } from '#contract/archive.ts'
import type { FieldReport } from '#contract/capture.ts'
import { type RecipeSource, recipeDraft } from '#contract/recipe.ts'
import type { Deps } from '#server/deps.ts'
import { PictureError } from '#server/ports/pictures.ts'
import type { FilePicture, FileReading } from '#server/ports/reading.ts'
import type { WaitingRecipe } from '#server/stores/import-items.ts'
import { namePicture } from '#server/stores/pictures.ts'

type Found<K extends FileReading['kind']> = Extract<FileReading, { kind: K }>

/** Turns a recipe of another app into an item that waits to be saved, with its picture stored. */
export async function waitingFromApp(deps: Deps, found: Found<'app-recipe'>): Promise<WaitingRecipe> {
  const { recipe, findings } = found
  const { draft, notes, isFavorite, folder, createdAt, report } = recipe
  const hash = await storePicture(deps, await found.picture(null), report)
  return {
    draft,
    notes,
    isFavorite,
    folderName: folder,
    folderKey: folder?.toLowerCase() ?? null,
    source: {
      kind: 'import',
      engine: null,
      prompt: null,
      app: found.app,
      ...(recipe.url && { url: recipe.url }),
      ...(recipe.author && { author: recipe.author }),
    },
    rating: recipe.rating
      ? { rating: recipe.rating, comment: null, tags: [], createdAt: null, updatedAt: null }
      : null,
    version: 1,
    versions: [],
    image: hash ? { hash, alt: `Picture of ${draft.title}` } : null,
    createdAt,
    updatedAt: null,
    report,
    findings,
  }
}

/** Turns a recipe of our own archive into a waiting item; nothing about it is guessed. */
export async function waitingFromArchive(
  deps: Deps,
  { recipe, picture, findings }: Found<'archived-recipe'>,
  folderName: string | null,
): Promise<WaitingRecipe> {
  const report: FieldReport[] = []
  const stored = new Map<string, string | null>()
  const image = async (named: ArchivedRecipe['picture']) => {
    if (!named) return null
    if (!stored.has(named.file)) {
      const sought = await picture(named.file)
      const known = sought.bytes ? sought : { missing: sought.missing ?? 'is not in the file' }
      stored.set(named.file, await storePicture(deps, known, report, { again: true }))
    }
    const hash = stored.get(named.file)
    return hash ? { hash, alt: named.alt } : null
  }
  const { picture: present, versions, folder, source } = recipe
  const { notes, isFavorite, rating, version: latest, createdAt, updatedAt } = recipe
  const earlier: WaitingRecipe['versions'] = []
  // The first of two versions with one number counts, and none is later than the recipe itself.
  const numbers = new Set<number>()
  for (const { picture: shown, ...version } of versions) {
    if (version.version >= recipe.version || numbers.has(version.version)) continue
    numbers.add(version.version)
    earlier.push({ ...version, image: await image(shown) })
  }
  report.unshift({ field: 'other', outcome: 'kept', note: contents(recipe) })
  return {
    // parse() removes keys that are not part of a draft.
    draft: recipeDraft.parse(recipe),
    notes,
    isFavorite,
    rating,
    version: latest,
    createdAt,
    updatedAt,
    folderName,
    folderKey: folder,
    source: importedSource(source),
    versions: earlier,
    image: await image(present),
    report,
    findings,
  }
}

const contents = ({ versions, rating, notes }: ArchivedRecipe) =>
  [
    'All of it',
    ...(notes ? ['your notes'] : []),
    ...(rating ? ['your rating'] : []),
    ...(versions.length > 0 ? [`${versions.length} earlier version${versions.length === 1 ? '' : 's'}`] : []),
  ].join(', ')

/** Kinds of source that stand for a generation in this server's ledger. */
const counted = new Set<string>(['text', 'ingredients', 'option', 'ocr'])

/**
 * Turns a recipe that was generated on another server into an imported one, which used the quota there, and
 * keeps its author.
 */
function importedSource(source: RecipeSource): RecipeSource {
  if (!counted.has(source.kind)) return source
  const { kind, engine, prompt } = source
  return { ...source, kind: 'import', original: { kind, engine, prompt } }
}

/** Stores a picture, records it, and returns its hash; the report mentions a picture that is missing. */
async function storePicture(
  { pictures, db, clock }: Deps,
  { bytes, missing }: FilePicture,
  report: FieldReport[],
  { again = false } = {},
): Promise<string | null> {
  if (!bytes) {
    if (missing) report.push({ field: 'picture', outcome: 'left_out', note: `The picture ${missing}.` })
    return null
  }
  try {
    const { hash, width, height } = again ? await pictures.storeAgain(bytes) : await pictures.store(bytes)
    await namePicture(db, { hash, width, height }, clock.now())
    if (!again)
      report.push({
        field: 'picture',
        outcome: 'kept',
        note: 'Cut to the shape of a card where it was another.',
      })
    return hash
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    report.push({ field: 'picture', outcome: 'left_out', note: `${error.message}.` })
    return null
  }
}
