import type { Selectable } from 'kysely'
import { MAX_DISLIKES } from '#contract/limits.ts'
import { type MealTimes, usualMealTimes } from '#contract/meal-times.ts'
import type { CookSettings } from '#contract/settings.ts'
import type { Queryable } from '#server/database/open.ts'
import type { UsersTable } from '#server/database/tables.ts'

const columns = ['allergies', 'diets', 'dislikes', 'units', 'hemisphere', 'theme', 'meal_times'] as const

/** Returns the cook's settings; null when the account was deleted. */
export async function getSettings(db: Queryable, userId: string): Promise<CookSettings | null> {
  const row = await db.selectFrom('users').select(columns).where('id', '=', userId).executeTakeFirst()
  return row ? settingsFromRow(row) : null
}

/** Changes the given settings and returns all of them; null when the account was deleted. */
export async function updateSettings(
  db: Queryable,
  userId: string,
  { allergies, diets, dislikes, mealTimes, ...rest }: Partial<CookSettings>,
  now: Date,
): Promise<CookSettings | null> {
  const row = await db
    .updateTable('users')
    .set({
      ...rest,
      ...(allergies && { allergies: [...new Set(allergies)] }),
      ...(diets && { diets: [...new Set(diets)] }),
      ...(dislikes && { dislikes: withoutRepeats(dislikes) }),
      ...(mealTimes && { meal_times: JSON.stringify(mealTimes) }),
      updated_at: now,
    })
    .where('id', '=', userId)
    .returning(columns)
    .executeTakeFirst()
  return row ? settingsFromRow(row) : null
}

/**
 * Imports the settings of a file. Allergies, diets and dislikes are only added: an old file must not remove
 * an allergy that was found since. Call it in a transaction.
 */
export async function bringSettings(
  db: Queryable,
  userId: string,
  brought: Pick<CookSettings, 'allergies' | 'diets' | 'dislikes'> & Partial<CookSettings>,
  now: Date,
): Promise<void> {
  const row = await db
    .selectFrom('users')
    .select(columns)
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return
  const own = settingsFromRow(row)
  const dislikes = withoutRepeats([...own.dislikes, ...brought.dislikes]).slice(0, MAX_DISLIKES)
  const allergies = [...own.allergies, ...brought.allergies]
  const diets = [...own.diets, ...brought.diets]
  await updateSettings(db, userId, { ...brought, allergies, diets, dislikes }, now)
}

/** Removes repeated words: `Olives` and `olives` are one dislike; the first spelling stays. */
const withoutRepeats = (words: readonly string[]): string[] =>
  words.filter((word, index) => words.findIndex((one) => folded(one) === folded(word)) === index)

const folded = (word: string) => word.normalize('NFKC').toLowerCase()

type SettingsRow = Pick<Selectable<UsersTable>, (typeof columns)[number]>

const settingsFromRow = ({ allergies, diets, meal_times, ...rest }: SettingsRow): CookSettings => ({
  // Only values of the contract are written to these columns.
  allergies: allergies as CookSettings['allergies'],
  diets: diets as CookSettings['diets'],
  mealTimes: mealTimesOf(meal_times),
  ...rest,
})

/**
 * Returns the times of all meals; meals without an entry have their usual time, and only times of the
 * contract are written to the column.
 */
export const mealTimesOf = (column: unknown): MealTimes => ({
  ...usualMealTimes,
  ...(column as Partial<MealTimes>),
})
