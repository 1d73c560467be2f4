import type { ShoppingSource } from '#contract/shopping.ts'
import { shoppingWords } from '#web/words/shopping.ts'
import { plainDay } from './line-words.ts'

/** Formats a range of days as `24 Nov – 30 Nov`, or a single day as `24 Nov`. */
export function daysName(from: string, to: string): string {
  return from === to
    ? plainDay(from)
    : shoppingWords.get().dayRange({ from: plainDay(from), to: plainDay(to) })
}

/** The name of a source: a recipe's title, or the dates of days. */
export const sourceName = ({ title, from, to }: Pick<ShoppingSource, 'title' | 'from' | 'to'>): string =>
  title ?? (from && to ? `${shoppingWords.get().planDays} ${daysName(from, to)}` : '')
