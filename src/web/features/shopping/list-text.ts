import type { ShoppingLine } from '#contract/shopping.ts'
import { isToBuy } from '#domain/shopping-changes.ts'
import { aisleName } from '#web/words/aisles.ts'
import { shoppingWords } from '#web/words/shopping.ts'
import { lineName } from './line-words.ts'

/** The lines still to be bought, by aisle, as plain text for a message or note. */
export function listText(aisles: readonly string[], lines: readonly ShoppingLine[]): string {
  const parts = aisles.flatMap((aisle) => {
    const here = lines.filter((line) => line.aisle === aisle && isToBuy(line))
    return here.length === 0
      ? []
      : [[aisleName(aisle), ...here.map((line) => `- ${lineName(line)}`)].join('\n')]
  })
  return [shoppingWords.get().title, ...parts].join('\n\n')
}
