import { sql } from 'kysely'
import { type RecipeDraft, recipeDraft } from '#contract/recipe.ts'
import type { RecipeVersion, VersionAuthor, VersionContent, VersionReason } from '#contract/versions.ts'
import type { Queryable } from '#server/database/open.ts'
import { versionContent } from './recipe-columns.ts'
import { imageUrl } from './recipe-rows.ts'

/** Version with its picture, as it is restored. */
export interface StoredVersion extends VersionContent {
  image: { hash: string; alt: string | null } | null
}

interface VersionRow {
  version: number
  title: string
  /** Time at which this content was written: the instant at which the previous version was replaced. */
  saved_at: Date
  reason: VersionReason | null
  detail: string | null
  source: string
}

/**
 * Selects every version of the recipe, the present one included. The table holds replaced versions, with the
 * reason and time of their replacement; so each version's own reason is in the row before it, and the first
 * one's in the recipe itself.
 */
const states = (userId: string, id: string) => sql`
  mine as (
    select * from recipes where user_id = ${userId} and id = ${id}
  ), aside as (
    select v.* from recipe_versions v join mine on v.user_id = mine.user_id and v.recipe_id = mine.id
  ), states as (
    select version, content, image_hash from aside
    union all
    select version, ${versionContent('mine')}, image_hash from mine
  )`

const story = sql`
  s.version, s.content->>'title' as title, coalesce(b.created_at, mine.created_at) as saved_at, b.reason, b.detail,
  mine.source->>'kind' as source`

/** Lists the versions, the present one first; null when the cook has no such recipe. */
export async function listVersions(
  db: Queryable,
  userId: string,
  id: string,
): Promise<RecipeVersion[] | null> {
  const { rows } = await sql<VersionRow>`
    with ${states(userId, id)}
    select ${story} from states s cross join mine left join aside b on b.version = s.version - 1
    order by s.version desc`.execute(db)
  return rows.length > 0 ? rows.map(versionFromRow) : null
}

/**
 * Returns one version with its content; null when the cook has no such recipe, or the recipe no such version.
 */
export async function getVersion(
  db: Queryable,
  userId: string,
  id: string,
  version: number,
): Promise<StoredVersion | null> {
  const { rows } = await sql<
    VersionRow & { content: RecipeDraft & { imageAlt: string | null }; image_hash: string | null }
  >`
    with ${states(userId, id)}
    select ${story}, s.content, s.image_hash
    from states s cross join mine left join aside b on b.version = s.version - 1
    where s.version = ${version}`.execute(db)
  const row = rows[0]
  if (!row) return null
  return {
    ...versionFromRow(row),
    // The content has passed this schema, perhaps an older one: parse() removes keys that are not part of a
    // draft.
    content: recipeDraft.parse(row.content),
    imageUrl: imageUrl(row.image_hash),
    image: row.image_hash ? { hash: row.image_hash, alt: row.content.imageAlt } : null,
  }
}

const versionFromRow = ({ version, title, saved_at, reason, detail, source }: VersionRow): RecipeVersion => ({
  version,
  title,
  savedAt: saved_at.toISOString(),
  author: reason ? authorOfReason[reason] : authorOfSource(source),
  reason,
  detail,
})

const authorOfReason: Record<VersionReason, VersionAuthor> = {
  edited: 'cook',
  restored: 'cook',
  refined: 'ai',
  imported: 'import',
}

function authorOfSource(kind: string): VersionAuthor {
  if (kind === 'manual') return 'cook'
  if (kind === 'import' || kind === 'ocr') return 'import'
  return kind === 'shared' || kind === 'popular' ? 'shared' : 'ai'
}
