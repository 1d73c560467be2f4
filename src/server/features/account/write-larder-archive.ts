import { ARCHIVE_VERSION } from '#contract/archive.ts'
import type { NewFile } from '#server/archives/write-archive.ts'
import type { Queryable } from '#server/database/open.ts'
import type { Pictures } from '#server/ports/pictures.ts'
import {
  type ExportSection,
  exportedProfile,
  exportedRows,
  exportSources,
} from '#server/stores/account-export.ts'
import {
  cookedToArchive,
  foldersToArchive,
  mealsToArchive,
  recipesToArchive,
  shelfToArchive,
  shoppingToArchive,
} from '#server/stores/archive.ts'
import { getCorrections } from '#server/stores/food-corrections.ts'
import { getSettings } from '#server/stores/settings.ts'
import { archiveRecipe, jsonBytes } from './archive-recipe.ts'
import { slugOf } from './file-names.ts'

export interface Archiving {
  db: Queryable
  pictures: Pictures
  userId: string
  now: Date
}

const ABOUT =
  'Everything that you keep in Larder. recipes/ holds one folder per recipe: recipe.json is schema.org JSON-LD, which ' +
  'other apps read too, with the rest under "larder"; pictures lie beside it. settings.json, foods.json, folders.json, ' +
  'cooked.json, plan.json, shelf.json and shopping.json are the rest of your kitchen. account/ is about your account at the server ' +
  'that wrote this; an import does not read it. Import this file in Larder under "From files".'

/** Sections that have files of their own in an archive. */
const elsewhere = new Set<ExportSection>([
  'folders',
  'recipes',
  'recipeVersions',
  'ratings',
  'cookedLog',
  'mealPlan',
  'shelf',
  'shoppingLists',
  'shoppingSources',
  'shoppingLines',
  'shoppingMarks',
  'foodCorrections',
])

/**
 * Yields every file of a cook's archive. The same data gives the same files in the same order: no ids of this
 * server, no time of writing. It is read page by page without a transaction: concurrent changes may or may
 * not be in it.
 */
export async function* larderArchive({ db, pictures, userId, now }: Archiving): AsyncGenerator<NewFile> {
  const file = (path: string, value: unknown): NewFile => ({ path, bytes: jsonBytes(value) })
  yield file('larder.json', { format: 'larder-archive', version: ARCHIVE_VERSION, about: ABOUT })
  yield file('settings.json', await getSettings(db, userId))
  const corrections = await getCorrections(db, userId)
  const foods = [...corrections].map(([name, food]) => ({ name, food }))
  yield file(
    'foods.json',
    foods.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  )
  const folders = (await foldersToArchive(db, userId)).map((folder, index) => ({
    ...folder,
    key: String(index + 1),
  }))
  yield file(
    'folders.json',
    folders.map(({ key, name, color, createdAt }) => ({ key, name, color, createdAt })),
  )
  const folderKeys = new Map(folders.map(({ id, key }) => [id, key]))

  const keys = new Map<string, string>()
  const rated = new Set<string>()
  const sharing: object[] = []
  for await (const recipe of recipesToArchive(db, userId)) {
    const key = `${String(keys.size + 1).padStart(5, '0')}-${slugOf(recipe.draft.title)}`
    keys.set(recipe.id, key)
    rated.add(recipe.ratedAs)
    if (recipe.sharing || recipe.originId)
      sharing.push({ recipe: key, ...recipe.sharing, copyOf: recipe.originId })
    yield* archiveRecipe(recipe, key, { pictures, corrections, folderKeys })
  }
  const referring = <T extends { recipeId: string | null }>({ recipeId, ...row }: T) => ({
    recipe: recipeId ? (keys.get(recipeId) ?? null) : null,
    ...row,
  })
  yield file('cooked.json', (await cookedToArchive(db, userId)).map(referring))
  yield file('plan.json', (await mealsToArchive(db, userId)).map(referring))
  yield file('shelf.json', (await shelfToArchive(db, userId)).map(referring))
  const { sources, ...layers } = await shoppingToArchive(db, userId)
  yield file('shopping.json', { sources: sources.map(referring), ...layers })

  yield file('account/profile.json', await exportedProfile(db, userId, now))
  if (sharing.length > 0) yield file('account/sharing.json', sharing)
  const otherRatings = (await rowsOf(db, userId, 'ratings')).filter(
    ({ recipeId }) => !rated.has(String(recipeId)),
  )
  if (otherRatings.length > 0) yield file('account/ratings.json', otherRatings)
  for (const section of Object.keys(exportSources) as ExportSection[]) {
    // The record has exactly these keys.
    if (elsewhere.has(section)) continue
    const rows = await rowsOf(db, userId, section)
    if (rows.length > 0) yield file(`account/${section}.json`, rows)
  }
}

async function rowsOf(
  db: Queryable,
  userId: string,
  section: ExportSection,
): Promise<Record<string, unknown>[]> {
  const all: Record<string, unknown>[] = []
  for await (const row of exportedRows(db, userId, section)) all.push(row)
  return all
}
