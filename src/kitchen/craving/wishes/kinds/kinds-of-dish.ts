import type { Category } from '#contract/common.ts'
import type { Role } from '../../../culinary/index.ts'
import { savouryKinds } from './savoury-kinds.ts'
import { sweetKinds } from './sweet-kinds.ts'

/**
 * Kind of dish that a craving may name, and how its name relates to the foods beside it. Recipes are in the
 * cookbook.
 */
export interface KindOfDish {
  id: string
  /** Meal categories of the kind, the usual one first. */
  categories: readonly Category[]
  /** Minutes that the quickest dish of the kind takes. */
  minutes: number
  /** Roles of foods that the dish accepts as ingredients: the beef of a "beef stew". */
  takes: readonly Role[]
  /**
   * Foods that the dish itself is: hummus needs no hummus as an ingredient, though its name is also a food's.
   */
  makes: readonly string[]
  /** True for a side: when a main dish is named as well, the main dish is made. */
  isSide: boolean
  /** Phrases that name the kind, in lower case; the longest match wins. */
  names: readonly string[]
}

const list = (cell: string | undefined, by: string | RegExp): string[] =>
  cell === undefined || cell === '-' ? [] : cell.split(by)

/** Columns: id | categories | quickest minutes | roles that it takes | foods that it makes | side | names. */
const read = (row: string): KindOfDish => {
  const [id = '', categories, minutes, takes, makes, side, names] = row.split(' | ')
  return {
    id,
    categories: list(categories, ' ') as Category[], // a test checks the words of the table
    minutes: Number(minutes),
    takes: list(takes, ' ') as Role[],
    makes: list(makes, ' '),
    isSide: side === 'side',
    names: list(names, ', '),
  }
}

export const kindsOfDish: readonly KindOfDish[] = [savouryKinds, sweetKinds].flatMap((table) =>
  table
    .split('\n')
    .filter((line) => line !== '')
    .map(read),
)
