import type { GroceryList } from '#contract/recipe.ts'
import type { Aisle, Food } from '../foods/index.ts'
import { aisles, matchFood, wordsOf } from '../foods/index.ts'
import type { ParsedIngredient } from '../ingredients/index.ts'
import { foodOf, parseIngredient } from '../ingredients/index.ts'
import type { Sum } from './amounts.ts'
import { addAmount, isOnePiece, printAmounts } from './amounts.ts'

interface Entry {
  food: Food | null
  /** The authors' words for it, one per line that names it. */
  words: string[]
  sums: Sum[]
  /** The size that all lines ask for, or null. */
  size: string | null
  optional: boolean
}

/** What most kitchens have; it stands last in its aisle, to be crossed out first. */
const basics = new Set(
  (
    'salt black-pepper white-pepper sugar brown-sugar powdered-sugar all-purpose-flour baking-powder baking-soda cornstarch ' +
    'olive-oil vegetable-oil canola-oil sunflower-oil white-vinegar vanilla-extract cooking-spray'
  ).split(' '),
)
const fromTheTap = new Set(['water', 'ice'])

/**
 * What to buy for these lines, by aisle in the order of a walk through the shop. Lines of one food are added up as far
 * as their units allow (`2 + 1 can`), each food stands once, water is left out, and what we do not know is under Other.
 */
export function groceryList(ingredients: readonly { amount: string; item: string }[]): GroceryList {
  const entries = new Map<string, Entry>()
  for (const line of ingredients)
    for (const parsed of separate(parseIngredient(line))) collect(entries, parsed)
  const list: GroceryList = {}
  for (const aisle of aisles) {
    const here = [...entries.values()].filter((entry) => aisleOf(entry) === aisle)
    const ordered = [...here.filter((entry) => !isBasic(entry)), ...here.filter(isBasic)]
    if (ordered.length > 0) list[aisle] = ordered.map(print)
  }
  return list
}

const aisleOf = (entry: Entry): Aisle => entry.food?.aisle ?? 'Other'
const isBasic = (entry: Entry): boolean => entry.food !== null && basics.has(entry.food.id)

/** "Salt and freshly ground black pepper" is two things to buy. */
function separate(parsed: ParsedIngredient): ParsedIngredient[] {
  const parts = parsed.quantity === null ? parsed.food.split(/\s+(?:and|&)\s+/i) : []
  const matches = parts.map((part) => matchFood(part))
  const whole = matchFood(parsed.food)
  if (parts.length < 2 || matches.some((match) => match === null) || whole?.alias.includes(' and '))
    return [parsed]
  return parts.map((food) => ({ ...parsed, food }))
}

/** In these, "chopped" is what the label says. */
const packs = new Set(['can', 'jar'])

/** The juice of a lemon is bought as a lemon; canned tomatoes are bought as such. */
const toBuy = (parsed: ParsedIngredient): Food | null =>
  (packs.has(parsed.unit ?? '') ? foodOf(parsed) : matchFood(parsed.food))?.food ?? null

function collect(entries: Map<string, Entry>, parsed: ParsedIngredient): void {
  const food = toBuy(parsed)
  const words = packs.has(parsed.unit ?? '') ? parsed.food : shopWords(parsed.food)
  if (words === '' || (food && fromTheTap.has(food.id))) return
  const key = food?.id ?? `? ${stems(words)}`
  const before = entries.get(key)
  const size = parsed.size ?? null
  let sums: Sum[] = before?.sums ?? []
  if (parsed.quantity) sums = addAmount(sums, parsed.quantity, parsed.unit)
  if (parsed.plus) sums = addAmount(sums, parsed.plus.quantity, parsed.plus.unit)
  entries.set(key, {
    food,
    words: [...(before?.words ?? []), words],
    sums,
    size: before && before.size !== size ? null : size,
    optional: parsed.optional && (before?.optional ?? true),
  })
}

const stems = (text: string) =>
  wordsOf(text)
    .map((word) => word.stem)
    .join(' ')

/** States that a shop does not sell: nobody buys softened butter. */
const states =
  /^(?:(?:freshly(?:\s+ground)?|fresh|ripe|hot|cold|warm|lukewarm|boiling|softened|melted|chilled|good[\s-]quality|cooled|very|beaten|finely|roughly|chopped|sliced|diced|minced)\s+(?=\S))+/i

const shopWords = (food: string): string => {
  const bare = food.replace(states, '')
  return bare === '' ? food.trim() : bare.trim()
}

function print(entry: Entry): string {
  const amount = printAmounts(entry.sums)
  const size = entry.size && entry.sums.every((sum) => sum.unit === null) ? entry.size : ''
  const line = [amount, size, nameOf(entry)].filter(Boolean).join(' ')
  return entry.optional ? `${line} (optional)` : line
}

/** The author's own words of a single line, else the food's name, in the number that the amount asks for. */
function nameOf({ food, words, sums }: Entry): string {
  const [first] = words
  if (!food) return first!
  const isPlainName = stems(first!) === stems(food.name)
  if (words.length === 1 && (!isPlainName || sums.length === 0)) return uncapitalised(first!)
  if (isOnePiece(sums)) return food.name
  return sums.some((sum) => packs.has(sum.unit ?? '')) ? food.plural.replace(/^canned /, '') : food.plural
}

const uncapitalised = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
