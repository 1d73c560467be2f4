import type { ArchivedRecipe } from '#contract/archive.ts'
import type { RecipeSource } from '#contract/recipe.ts'
import { recipeJsonLd } from '#domain/recipe-json-ld.ts'
import { type Corrections, computeNutrition } from '#kitchen/nutrition/index.ts'
import type { NewFile } from '#server/archives/write-archive.ts'
import type { Pictures } from '#server/ports/pictures.ts'
import type { RecipeToArchive } from '#server/stores/archive.ts'

interface Archiving {
  pictures: Pictures
  corrections: Corrections
  /** Keys of folders in the archive, by their ids. */
  folderKeys: ReadonlyMap<string, string>
}

/**
 * Yields the files of one recipe in `recipes/{key}/`: its pictures, and `recipe.json` in the terms of
 * schema.org that other apps read, with everything that has no such term under `larder`. Nothing in it
 * depends on this server's ids, so that it is the same after an import elsewhere.
 */
export async function* archiveRecipe(
  recipe: RecipeToArchive,
  key: string,
  { pictures, corrections, folderKeys }: Archiving,
): AsyncGenerator<NewFile> {
  const names = new Map<string, string | null>()
  const folder = `recipes/${key}`
  const shown = [
    { image: recipe.image, version: null },
    ...recipe.versions.map(({ image, version }) => ({ image, version })),
  ]
  for (const { image, version } of shown) {
    if (!image || names.has(image.hash)) continue
    const bytes = await pictures.read(`${image.hash}.webp`)
    const name = bytes ? `picture${version === null ? '' : `-of-version-${version}`}.webp` : null
    names.set(image.hash, name)
    if (bytes && name) yield { path: `${folder}/${name}`, bytes: Buffer.from(bytes), stored: true }
  }
  const pictureOf = (image: RecipeToArchive['image']) => {
    const file = image && names.get(image.hash)
    return image && file ? { file, alt: image.alt } : null
  }
  const larder: ArchivedRecipe = {
    ...recipe.draft,
    notes: recipe.notes,
    isFavorite: recipe.isFavorite,
    folder: recipe.folderId ? (folderKeys.get(recipe.folderId) ?? null) : null,
    picture: pictureOf(recipe.image),
    source: sourceOf(recipe.source),
    rating: recipe.rating,
    version: recipe.version,
    versions: recipe.versions.map(({ image, version, content, reason, detail, createdAt }) => ({
      version,
      content,
      picture: pictureOf(image),
      reason,
      detail,
      createdAt,
    })),
    createdAt: recipe.createdAt,
    updatedAt: recipe.updatedAt,
  }
  yield {
    path: `${folder}/recipe.json`,
    bytes: jsonBytes({ ...schemaOrg(recipe, corrections, larder), larder }),
  }
}

/**
 * Returns the source of a recipe as it was before an import wrapped it; the keys are always in the same
 * order.
 */
const sourceOf = ({ kind, engine, prompt, app, url, author, original }: RecipeSource): RecipeSource => ({
  // The kind was one of these when the source was wrapped.
  ...(original ? { ...original, kind: original.kind as RecipeSource['kind'] } : { kind, engine, prompt }),
  ...(app !== undefined && { app }),
  ...(url !== undefined && { url }),
  ...(author !== undefined && { author }),
})

function schemaOrg(recipe: RecipeToArchive, corrections: Corrections, { picture, source }: ArchivedRecipe) {
  const { perServing, coverage } = computeNutrition({ ...recipe.draft, corrections })
  const {
    '@id': _id,
    url: _url,
    ...described
  } = recipeJsonLd(
    {
      ...recipe.draft,
      nutrition: coverage.linesCounted > 0 ? perServing : null,
      createdAt: recipe.createdAt,
      averageRating: null,
      totalRatings: 0,
    },
    { url: '', images: picture ? [picture.file] : [] },
  )
  return {
    ...described,
    ...(source.url && { url: source.url }),
    ...(source.author && { author: { '@type': 'Person', name: source.author } }),
  }
}

/** Writes a value as indented JSON; the same value always gives the same bytes. */
export const jsonBytes = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
