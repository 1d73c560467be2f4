import type { ShoppingSource } from '#contract/shopping.ts'
import { shoppingWords } from '#web/words/shopping.ts'
import { plainDay } from './line-words.ts'

/** `24 Nov – 30 Nov`, or the one day. */
export function daysName(from: string, to: string): string {
  return from === to
    ? plainDay(from)
    : shoppingWords.get().dayRange({ from: plainDay(from), to: plainDay(to) })
}

/** A recipe by its title, days of the plan by their dates. */
export const sourceName = ({ title, from, to }: Pick<ShoppingSource, 'title' | 'from' | 'to'>): string =>
  title ?? (from && to ? `${shoppingWords.get().planDays} ${daysName(from, to)}` : '')
