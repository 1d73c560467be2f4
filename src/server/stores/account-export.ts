import { sql } from 'kysely'
import type { AccountProfile } from '#contract/account.ts'
import type { Queryable } from '#server/database/open.ts'
import type { Tables } from '#server/database/tables.ts'
import { effectiveStatus } from './effective-status.ts'
import { imageUrl } from './recipe-rows.ts'
import { mealTimesOf } from './settings.ts'

interface Source {
  table: keyof Tables
  /** Columns that order the rows of one owner, and are unique together with the owner. */
  key: readonly string[]
  /** Columns that mean nothing to a cook: computed from others, or internal to this server. */
  without?: readonly string[]
}

/**
 * Tables of a cook that are exported. Those that have files of their own in an archive are read by
 * stores/archive.ts; the others go into its `account` folder unchanged, with columns that a later migration
 * adds.
 */
export const exportSources = {
  folders: { table: 'folders', key: ['id'] },
  recipes: { table: 'recipes', key: ['id'], without: ['search', 'parsed_ingredients'] },
  recipeVersions: { table: 'recipe_versions', key: ['recipe_id', 'version'] },
  ratings: { table: 'ratings', key: ['recipe_id'], without: ['replaced'] },
  cookedLog: { table: 'cooked_log', key: ['id'] },
  mealPlan: { table: 'meal_entries', key: ['id'] },
  shelf: { table: 'shelf_recipes', key: ['recipe_id'] },
  shoppingLists: { table: 'shopping_lists', key: [] },
  shoppingSources: { table: 'shopping_sources', key: ['id'] },
  shoppingLines: { table: 'shopping_lines', key: ['id'] },
  shoppingMarks: { table: 'shopping_marks', key: ['line_key'] },
  generations: { table: 'generations', key: ['id'], without: ['idempotency_key', 'lease_until', 'attempt'] },
  foodCorrections: { table: 'food_corrections', key: ['name'] },
  subscriptions: {
    table: 'subscriptions',
    key: [],
    without: [
      'account_hash',
      'attempt',
      'override_by',
      'customer_key',
      'sync_ticket',
      'synced_ticket',
      'checkout_token',
      'checkout_until',
    ],
  },
  supportMessages: { table: 'support_messages', key: ['id'] },
  popularReports: { table: 'popular_reports', key: ['id'] },
  apiTokens: { table: 'api_tokens', key: ['id'] },
} satisfies Record<string, Source>
export type ExportSection = keyof typeof exportSources

type Row = Record<string, unknown>

/**
 * Yields the rows of one section, read a page at a time: a collection of any size needs the memory of one
 * page.
 */
export async function* exportedRows(
  db: Queryable,
  userId: string,
  section: ExportSection,
  pageSize = 100,
): AsyncGenerator<Row> {
  const { table, key, without = [] }: Source = exportSources[section]
  const order = sql.join([sql.ref('user_id'), ...key.map((column) => sql.ref(column))])
  let last: Row | undefined
  for (;;) {
    const after = last
      ? sql`and (${order}) > (${sql.join([userId, ...key.map((column) => last?.[column])])})`
      : sql``
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where user_id = ${userId} ${after} order by ${order} limit ${pageSize}`.execute(
      db,
    )
    for (const row of rows) yield exportedRow(row, without)
    last = rows.at(-1)
    if (rows.length < pageSize) return
  }
}

/** Returns the profile of the account; null when it was deleted. */
export async function exportedProfile(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<AccountProfile | null> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    profileImageUrl: row.image_hash ? imageUrl(row.image_hash) : row.picture_url,
    subscriptionStatus: effectiveStatus(row, now),
    units: row.units,
    hemisphere: row.hemisphere,
    theme: row.theme,
    mealTimes: mealTimesOf(row.meal_times),
    // Only values of the contract are written to these columns.
    allergies: row.allergies as AccountProfile['allergies'],
    diets: row.diets as AccountProfile['diets'],
    dislikes: row.dislikes,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/**
 * Renames the columns of a row: `cooked_on` becomes `cookedOn`, a picture's hash its address. Bytes are
 * secrets of this server and left out.
 */
function exportedRow(row: Row, without: readonly string[]): Row {
  return Object.fromEntries(
    Object.entries(row)
      .filter(
        ([column, value]) => column !== 'user_id' && !without.includes(column) && !Buffer.isBuffer(value),
      )
      .map(([column, value]) =>
        column === 'image_hash' ? ['imageUrl', imageUrl(value as string | null)] : [camelCase(column), value],
      ),
  )
}

const camelCase = (column: string) => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
