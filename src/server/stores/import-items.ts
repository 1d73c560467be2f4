import { sql } from 'kysely'
import type { FieldReport } from '#contract/capture.ts'
import type { ImportItem } from '#contract/imports.ts'
import type { RatingTag } from '#contract/ratings.ts'
import type { Finding, RecipeDraft, RecipeSource } from '#contract/recipe.ts'
import type { VersionReason } from '#contract/versions.ts'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'
import type { ImportKey } from './imports.ts'
import { imageUrl } from './recipe-rows.ts'

interface StoredImage {
  hash: string
  alt: string | null
}

/** Recipe of a file that waits to be saved, with all its data, because the file itself is gone by then. */
export interface WaitingRecipe {
  draft: RecipeDraft
  notes: string
  isFavorite: boolean
  /** Name of its folder in the file, as the cook sees it, and the key by which the folder is looked up. */
  folderName: string | null
  folderKey: string | null
  source: RecipeSource
  rating: {
    rating: number
    comment: string | null
    tags: RatingTag[]
    createdAt: string | null
    updatedAt: string | null
  } | null
  version: number
  versions: {
    version: number
    content: RecipeDraft
    image: StoredImage | null
    reason: VersionReason
    detail: string | null
    createdAt: string
  }[]
  image: StoredImage | null
  /** Times in ISO 8601; null when the file does not give them. */
  createdAt: string | null
  updatedAt: string | null
  report: FieldReport[]
  findings: Finding[]
}

export interface NewItem {
  position: number
  kind: 'recipe' | 'folder' | 'part'
  key: string
  title: string
  content: unknown
  imageHashes: string[]
  importedId: string
}

export interface WaitingItem {
  position: number
  kind: NewItem['kind']
  key: string
  content: unknown
  importedId: string
}

/** Adds the items that were read. False when the import was removed in the meantime. */
export async function addItems(
  db: Queryable,
  { userId, importId }: ImportKey,
  items: readonly NewItem[],
): Promise<boolean> {
  if (items.length === 0) return true
  const rows = items.map(({ content, imageHashes, importedId, ...item }) => ({
    ...item,
    content,
    image_hashes: imageHashes,
    imported_id: importedId,
  }))
  const { numAffectedRows } = await sql`
    insert into import_items (user_id, import_id, position, kind, key, title, content, image_hashes, imported_id)
    select j.user_id, j.id, i.position, i.kind, i.key, i.title, i.content, i.image_hashes, i.imported_id
    from imports j, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i
      (position integer, kind text, key text, title text, content jsonb, image_hashes text[], imported_id uuid)
    where j.user_id = ${userId} and j.id = ${importId} and j.state = 'reading'`.execute(db)
  return numAffectedRows === BigInt(items.length)
}

/** Folds a title to its letters and figures; titles without any (🍕) are compared as they are. */
const folded = (column: ReturnType<typeof sql.ref>) =>
  sql`coalesce(nullif(btrim(lower(regexp_replace(${column}, '[^[:alnum:]]+', ' ', 'g'))), ''), btrim(${column}))`

/**
 * Marks recipes that the cook has already, by their title. `exact` is one with the same ingredients and
 * steps, too. `within` also finds a recipe that is in the file twice, word for word.
 */
export async function markDuplicates(
  db: Queryable,
  { userId, importId }: ImportKey,
  { within }: { within: boolean },
): Promise<void> {
  const sameContent = (other: string) => sql`(
    ${sql.ref(`${other}.ingredients`)} = i.content->'draft'->'ingredients'
    and ${sql.ref(`${other}.instructions`)} = i.content->'draft'->'instructions')`
  await sql`
    update import_items t set duplicate_of = found.id, duplicate_title = found.title, duplicate_exact = found.exact
    from (
      select distinct on (i.position) i.position, r.id, r.title, ${sameContent('r')} as exact
      from import_items i join recipes r
        on r.user_id = i.user_id and ${folded(sql.ref('r.title'))} = ${folded(sql.ref('i.title'))}
      where i.user_id = ${userId} and i.import_id = ${importId} and i.kind = 'recipe'
      order by i.position, ${sameContent('r')} desc, r.id
    ) found
    where t.user_id = ${userId} and t.import_id = ${importId} and t.position = found.position`.execute(db)
  if (!within) return
  await sql`
    update import_items t set duplicate_title = t.title, duplicate_exact = true
    where t.user_id = ${userId} and t.import_id = ${importId} and t.kind = 'recipe' and t.duplicate_title is null
      and exists (
        select from import_items o
        where o.user_id = t.user_id and o.import_id = t.import_id and o.kind = 'recipe' and o.position < t.position
          and o.title = t.title
          and o.content->'draft'->'ingredients' = t.content->'draft'->'ingredients'
          and o.content->'draft'->'instructions' = t.content->'draft'->'instructions')`.execute(db)
}

interface ItemRow {
  position: number
  title: string
  content: WaitingRecipe
  duplicate_of: string | null
  duplicate_title: string | null
  duplicate_exact: boolean
  imported_id: string
  state: ImportItem['state']
}

/** Lists the recipes of the file, a page at a time; null when the cook has no such import. */
export async function listItems(
  db: Queryable,
  { userId, importId }: ImportKey,
  { after = -1, limit }: { after?: number | undefined; limit: number },
): Promise<{ items: ImportItem[]; next: number | null } | null> {
  const { rows } = await sql<ItemRow | { position: null }>`
    select i.position, i.title, i.content - 'versions' as content, i.duplicate_of, i.duplicate_title, i.duplicate_exact,
      i.imported_id, i.state
    from imports j left join lateral (
      select * from import_items i
      where i.user_id = j.user_id and i.import_id = j.id and i.kind = 'recipe' and i.position > ${after}
      order by i.position limit ${limit + 1}
    ) i on true
    where j.user_id = ${userId} and j.id = ${importId}
    order by i.position`.execute(db)
  if (rows.length === 0) return null
  const items = rows.filter((row): row is ItemRow => row.position !== null)
  const page = items.slice(0, limit)
  return { items: page.map(itemOf), next: items.length > limit ? (page.at(-1)?.position ?? null) : null }
}

const itemOf = (row: ItemRow): ImportItem => ({
  position: row.position,
  title: row.title,
  imageUrl: imageUrl(row.content.image?.hash ?? null),
  ingredients: row.content.draft.ingredients.length,
  steps: row.content.draft.instructions.length,
  folder: row.content.folderName,
  report: row.content.report,
  findings: row.content.findings,
  duplicateOf:
    row.duplicate_title === null
      ? null
      : { id: row.duplicate_of, title: row.duplicate_title, exact: row.duplicate_exact },
  state: row.state,
  recipeId: row.state === 'saved' ? row.imported_id : null,
})

/** Returns the next item that waits to be saved, in the order of the file; null when all are done. */
export async function nextWaiting(
  db: Queryable,
  { userId, importId }: ImportKey,
  after: number,
): Promise<WaitingItem | null> {
  const { rows } = await sql<WaitingItem>`
    select position, kind, key, content, imported_id as "importedId" from import_items
    where user_id = ${userId} and import_id = ${importId} and state = 'waiting' and position > ${after}
    order by position limit 1`.execute(db)
  return rows[0] ?? null
}

/**
 * Does an item's work in the transaction that marks it as saved, so that it is done exactly once: another
 * process that saves the same import skips it. Does nothing when another process has saved it in the
 * meantime, or the import is gone.
 */
export async function saveOnce(
  db: Queryable,
  key: ImportKey,
  position: number,
  work: (tx: Queryable) => Promise<void>,
): Promise<void> {
  await transact(db, async (tx) => {
    const { rows } = await sql`
      select i.position from import_items i
      where i.user_id = ${key.userId} and i.import_id = ${key.importId} and i.position = ${position}
        and i.state = 'waiting'
      for update skip locked`.execute(tx)
    if (rows.length === 0) return
    await work(tx)
    await endItem(tx, key, position, 'saved')
  })
}

export async function endItem(
  db: Queryable,
  { userId, importId }: ImportKey,
  position: number,
  state: 'saved' | 'skipped' | 'failed',
): Promise<void> {
  await sql`
    update import_items set state = ${state}
    where user_id = ${userId} and import_id = ${importId} and position = ${position} and state = 'waiting'`.execute(
    db,
  )
}

/**
 * Returns the ids of the file's recipes by their name in the file: of the saved recipe, or of the one that
 * the cook had already.
 */
export async function recipesByKey(
  db: Queryable,
  { userId, importId }: ImportKey,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; id: string }>`
    select i.key, r.id from import_items i
    join recipes r on r.user_id = i.user_id
      and r.id = case when i.state = 'saved' then i.imported_id else i.duplicate_of end
    where i.user_id = ${userId} and i.import_id = ${importId} and i.kind = 'recipe'`.execute(db)
  return new Map(rows.map(({ key, id }) => [key, id]))
}
