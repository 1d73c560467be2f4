import { sql } from 'kysely'
import type {
  ArchivedCooked,
  ArchivedFolder,
  ArchivedMeal,
  ArchivedShelf,
  ArchivedShopping,
} from '#contract/archive.ts'
import type { RatingTag } from '#contract/ratings.ts'
import { type RecipeDraft, type RecipeSource, recipeDraft } from '#contract/recipe.ts'
import type { VersionReason } from '#contract/versions.ts'
import type { Queryable } from '#server/database/open.ts'
import { draftAsJson } from './recipe-columns.ts'

interface StoredImage {
  hash: string
  alt: string | null
}

/** Recipe with all its data, as an archive keeps it. */
export interface RecipeToArchive {
  id: string
  draft: RecipeDraft
  notes: string
  isFavorite: boolean
  folderId: string | null
  image: StoredImage | null
  source: RecipeSource
  rating: {
    rating: number
    comment: string | null
    tags: RatingTag[]
    createdAt: string
    updatedAt: string
  } | null
  /** Id under which the rating is stored: the original's, for a copy. */
  ratedAs: string
  version: number
  versions: {
    version: number
    content: RecipeDraft
    image: StoredImage | null
    reason: VersionReason
    detail: string | null
    createdAt: string
  }[]
  createdAt: string
  updatedAt: string
  /** Sharing on this server, which does not apply anywhere else. */
  sharing: { sharedAt: string; isListed: boolean } | null
  originId: string | null
}

interface Row {
  id: string
  draft: RecipeDraft
  notes: string
  is_favorite: boolean
  folder_id: string | null
  image_hash: string | null
  image_alt: string | null
  source: RecipeSource
  version: number
  created_at: Date
  updated_at: Date
  shared_at: Date | null
  is_listed: boolean
  origin_id: string | null
  rating: {
    rating: number
    comment: string | null
    tags: RatingTag[]
    created_at: string
    updated_at: string
  } | null
  versions:
    | {
        version: number
        content: unknown
        image_hash: string | null
        reason: VersionReason
        detail: string | null
        created_at: string
      }[]
    | null
}

/**
 * Yields every recipe of a cook, oldest first, read a page at a time: a collection of any size needs the
 * memory of one page.
 */
export async function* recipesToArchive(
  db: Queryable,
  userId: string,
  pageSize = 50,
): AsyncGenerator<RecipeToArchive> {
  let last: Row | undefined
  for (;;) {
    const after = last ? sql`and (r.created_at, r.id) > (${last.created_at}, ${last.id})` : sql``
    const { rows }: { rows: Row[] } = await sql<Row>`
      select r.id, ${draftAsJson('r')} as draft, r.notes, r.is_favorite, r.folder_id, r.image_hash, r.image_alt, r.source, r.version, r.created_at, r.updated_at,
        r.shared_at, r.is_listed, r.origin_id, to_jsonb(mine) as rating,
        (select jsonb_agg(to_jsonb(v) order by v.version) from recipe_versions v
          where v.user_id = r.user_id and v.recipe_id = r.id) as versions
      from recipes r
      left join ratings mine on mine.user_id = r.user_id and mine.recipe_id = coalesce(r.origin_id, r.id)
      where r.user_id = ${userId} ${after}
      order by r.created_at, r.id limit ${pageSize}`.execute(db)
    for (const row of rows) yield recipeOf(row)
    last = rows.at(-1)
    if (rows.length < pageSize) return
  }
}

/** Parses a draft, which puts its keys into the order of the schema. */
const draftIn = (value: unknown) => recipeDraft.safeParse(value)

function recipeOf(row: Row): RecipeToArchive {
  const { rating } = row
  return {
    id: row.id,
    draft: draftIn(row.draft).data ?? row.draft,
    notes: row.notes,
    isFavorite: row.is_favorite,
    folderId: row.folder_id,
    image: row.image_hash ? { hash: row.image_hash, alt: row.image_alt } : null,
    source: row.source,
    rating: rating && {
      rating: rating.rating,
      comment: rating.comment,
      tags: rating.tags,
      createdAt: new Date(rating.created_at).toISOString(),
      updatedAt: new Date(rating.updated_at).toISOString(),
    },
    ratedAs: row.origin_id ?? row.id,
    version: row.version,
    versions: (row.versions ?? []).flatMap((version) => {
      const content = draftIn(version.content).data
      if (!content) return []
      // Parsing has shown that it is an object.
      const { imageAlt = null } = version.content as { imageAlt?: string | null }
      return {
        version: version.version,
        content,
        image: version.image_hash ? { hash: version.image_hash, alt: imageAlt } : null,
        reason: version.reason,
        detail: version.detail,
        createdAt: new Date(version.created_at).toISOString(),
      }
    }),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    sharing: row.shared_at ? { sharedAt: row.shared_at.toISOString(), isListed: row.is_listed } : null,
    originId: row.origin_id,
  }
}

/** Lists folders in the order of the list, with the id by which recipes refer to them. */
export async function foldersToArchive(
  db: Queryable,
  userId: string,
): Promise<(Omit<ArchivedFolder, 'key'> & { id: string })[]> {
  const { rows } = await sql<{ id: string; name: string; color: ArchivedFolder['color']; created_at: Date }>`
    select id, name, color, created_at from folders where user_id = ${userId} order by created_at, id`.execute(
    db,
  )
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }))
}

/** Row that refers to a recipe; the id becomes the recipe's name in the archive. */
type Referring<T> = Omit<T, 'recipe'> & { recipeId: string | null }

const iso = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export async function cookedToArchive(db: Queryable, userId: string): Promise<Referring<ArchivedCooked>[]> {
  const { rows } = await sql<Referring<ArchivedCooked>>`
    select recipe_id as "recipeId", title, cooked_on as "cookedOn", servings, note, ${iso('created_at')} as "createdAt"
    from cooked_log where user_id = ${userId} order by cooked_on, created_at, id`.execute(db)
  return rows
}

export async function mealsToArchive(db: Queryable, userId: string): Promise<Referring<ArchivedMeal>[]> {
  const { rows } = await sql<Referring<ArchivedMeal>>`
    select date, meal_type as "mealType", kind, recipe_id as "recipeId", text, servings, note,
      ${iso('cooked_at')} as "cookedAt", cooked_on as "cookedOn", ${iso('created_at')} as "createdAt", ${iso('updated_at')} as "updatedAt"
    from meal_entries where user_id = ${userId} order by date, created_at, id`.execute(db)
  return rows
}

export async function shelfToArchive(db: Queryable, userId: string): Promise<Referring<ArchivedShelf>[]> {
  const { rows } = await sql<Referring<ArchivedShelf>>`
    select recipe_id as "recipeId", ${iso('added_at')} as "addedAt"
    from shelf_recipes where user_id = ${userId} order by added_at, recipe_id`.execute(db)
  return rows
}

export async function shoppingToArchive(
  db: Queryable,
  userId: string,
): Promise<
  Omit<ArchivedShopping, 'sources'> & { sources: Referring<ArchivedShopping['sources'][number]>[] }
> {
  const sources = await sql<Referring<ArchivedShopping['sources'][number]>>`
    select recipe_id as "recipeId", servings, from_date as "fromDate", to_date as "toDate",
      ${iso('created_at')} as "createdAt"
    from shopping_sources where user_id = ${userId} order by created_at, id`.execute(db)
  const lines = await sql<ArchivedShopping['lines'][number]>`
    select id, text, aisle, ${iso('created_at')} as "createdAt", ${iso('updated_at')} as "updatedAt"
    from shopping_lines where user_id = ${userId} order by created_at, id`.execute(db)
  const marks = await sql<ArchivedShopping['marks'][number]>`
    select line_key as "lineKey", ${iso('ticked_at')} as "tickedAt", ${iso('hidden_at')} as "hiddenAt",
      ${iso('updated_at')} as "updatedAt", ticked_amount as "tickedAmount", bought_amount as "boughtAmount",
      ${iso('tick_changed_at')} as "tickChangedAt", ${iso('hide_changed_at')} as "hideChangedAt"
    from shopping_marks where user_id = ${userId} order by line_key`.execute(db)
  const list = await sql<Pick<ArchivedShopping, 'aisles' | 'staples' | 'baseline'>>`
    select aisles, staples, baseline from shopping_lists where user_id = ${userId}`.execute(db)
  const { aisles = null, staples = null, baseline = null } = list.rows[0] ?? {}
  return { sources: sources.rows, lines: lines.rows, marks: marks.rows, aisles, staples, baseline }
}
