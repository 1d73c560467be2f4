import { type RawBuilder, sql } from 'kysely'
import type { SortOrder } from '#contract/recipes.ts'
import { readCursor, readText, readTime, writeCursor, writeText, writeTime } from './cursor.ts'

/** Columns of a row that determine its position in every order. */
export interface Place {
  id: string
  created_at: Date
  is_favorite: boolean
  /** Sort key of the title; selected only for orders that use it. */
  title_key?: string
}

/** Sort order of a collection: an index provides it, and a cursor names a position in it. */
export interface RecipeOrder {
  by: RawBuilder<unknown>
  /** True when an edit can change a recipe's position. */
  canMove: boolean
  /** Computed sort key that only the index has, and the same order for rows that were joined with it. */
  made?: { key: RawBuilder<string>; by: RawBuilder<unknown> }
  cursorAt(place: Place): string
  /** Condition for the rows behind a cursor. Throws a CursorError. */
  after(cursor: string): RawBuilder<boolean>
}

const titleKey = sql<string>`title_sort_key(r.title) collate "C"`

const byTime = (direction: 'asc' | 'desc'): RecipeOrder => ({
  by: direction === 'desc' ? sql`r.created_at desc, r.id desc` : sql`r.created_at, r.id`,
  canMove: false,
  cursorAt: ({ created_at, id }) => writeCursor(writeTime(created_at), id),
  after(cursor) {
    const [time = '', id] = readCursor(cursor, 2)
    return direction === 'desc'
      ? sql`(r.created_at, r.id) < (${readTime(time)}, ${id})`
      : sql`(r.created_at, r.id) > (${readTime(time)}, ${id})`
  },
})

export const recipeOrders: Record<SortOrder, RecipeOrder> = {
  newest: byTime('desc'),
  oldest: byTime('asc'),
  // Recipes with the same title are sorted newest first. The first condition is for the index, the second for
  // equal titles.
  alphabetical: {
    by: sql`${titleKey}, r.id desc`,
    canMove: true,
    made: { key: titleKey, by: sql`place.title_key collate "C", place.id desc` },
    cursorAt: ({ title_key = '', id }) => writeCursor(writeText(title_key), id),
    after(cursor) {
      const [text = '', id] = readCursor(cursor, 2)
      const key = readText(text)
      return sql`${titleKey} >= ${key} and (${titleKey} > ${key} or r.id < ${id})`
    },
  },
  favorites: {
    by: sql`r.is_favorite desc, r.created_at desc, r.id desc`,
    canMove: true,
    cursorAt: ({ is_favorite, created_at, id }) =>
      writeCursor(is_favorite ? '1' : '0', writeTime(created_at), id),
    after(cursor) {
      const [favorite, time = '', id] = readCursor(cursor, 3)
      return sql`(r.is_favorite, r.created_at, r.id) < (${favorite === '1'}, ${readTime(time)}, ${id})`
    },
  },
}
