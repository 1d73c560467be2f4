import type { GroceryList } from '#contract/recipe.ts'
import type { Aisle } from '../foods/index.ts'
import { aisles } from '../foods/index.ts'
import { readLines } from '../languages/read-lines.ts'
import { addSums, printAmounts } from './amounts.ts'
import { type Buyable, buyablesOf } from './buyable.ts'
import { joinerOf, nameOf } from './name-of.ts'

interface Entry extends Omit<Buyable, 'words'> {
  /** The author's words for the food, one entry for each line that names it. */
  words: string[]
}

/** Foods that most kitchens have, which stand last in their aisle, to be crossed out first. */
const basics = new Set(
  (
    'salt black-pepper white-pepper sugar brown-sugar powdered-sugar all-purpose-flour baking-powder baking-soda cornstarch ' +
    'olive-oil vegetable-oil canola-oil sunflower-oil white-vinegar vanilla-extract cooking-spray'
  ).split(' '),
)

/**
 * Returns the food to buy for these lines, by aisle in the order of a walk through the shop. Lines of one
 * food are added up as far as their units allow (`2 + 1 can`), each food stands once, water is left out, and
 * unknown foods are under Other.
 */
export function groceryList(ingredients: readonly { amount: string; item: string }[]): GroceryList {
  const entries = new Map<string, Entry>()
  for (const line of readLines(ingredients).lines) {
    for (const { key, food, words, sums, size, optional, language } of buyablesOf(line)) {
      const before = entries.get(key)
      if (!before) {
        entries.set(key, { key, food, words: [words], sums, size, optional, language })
        continue
      }
      before.words.push(words)
      before.sums = addSums(before.sums, sums)
      if (before.size !== size) before.size = null
      before.optional &&= optional
    }
  }
  const shelves = new Map<Aisle, Entry[]>()
  for (const entry of entries.values()) {
    const shelf = shelves.get(aisleOf(entry))
    if (shelf) shelf.push(entry)
    else shelves.set(aisleOf(entry), [entry])
  }
  const list: GroceryList = {}
  for (const aisle of aisles) {
    const here = shelves.get(aisle)
    if (here) list[aisle] = [...here.filter((entry) => !isBasic(entry)), ...here.filter(isBasic)].map(print)
  }
  return list
}

const aisleOf = (entry: Entry): Aisle => entry.food?.aisle ?? 'Other'
const isBasic = (entry: Entry): boolean => entry.food !== null && basics.has(entry.food.id)

function print({ food, words, sums, size, optional, language }: Entry): string {
  const amount = amountOf({ sums, size, language })
  const name = nameOf(food, words, sums, language)
  const line = [amount, `${joinerOf(amount, name, language)}${name}`].filter(Boolean).join(' ')
  return optional ? `${line} (optional)` : line
}

const amountOf = ({ sums, size, language }: Pick<Entry, 'sums' | 'size' | 'language'>): string =>
  [printAmounts(sums, language), isPieces(sums) && size].filter(Boolean).join(' ')
const isPieces = (sums: Entry['sums']) => [...sums.keys()].every((unit) => unit === '')
