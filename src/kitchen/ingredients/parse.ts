import { remembered } from '#contract/remembered.ts'
import { matchFood } from '../foods/index.ts'
import type { ParsedIngredient, Quantity } from './parsed.ts'
import type { Amount } from './read-amount.ts'
import { readAmount } from './read-amount.ts'
import { readFood } from './read-food.ts'
import type { Measure } from './read-measure.ts'
import { readMeasure } from './read-measure.ts'
import { containers, trailingUnits, unitOf } from './units.ts'

/** Characters of a line that are parsed; the text is kept whole. */
const MAX_READ = 600

/**
 * Reads one ingredient line: `1½ cups (190 g) all-purpose flour, sifted`. Never throws; a line that says no
 * amount has `quantity: null`, and text that is not understood stays in `food`, `preparation` or `note`.
 */
export function parseIngredientLine(text: string): ParsedIngredient {
  const line = text
    .slice(0, MAX_READ)
    .normalize('NFC')
    .replace(/[\s\u00a0]+/gu, ' ')
    .replace(/^[\s•·*▢□–—-]+(?=\S)/u, '')
    .trim()
  const opening =
    /^(optional:?|about|approximately|approx\.?|around|roughly|scant|generous|heaping|heaped|at least|up to|circa|ca\.|etwa|ungefähr|rund|knapp|reichlich|gut|mindestens|environ|env\.|à peu près|unos|unas|aprox\.|aproximadamente|alrededor de|como mínimo|all['’]incirca|almeno|an?(?=\s+[\d½¼¾⅓⅔⅛]))[:,]?\s+/iu.exec(
      line,
    )
  const body = opening ? line.slice(opening[0].length) : line
  const squeezed =
    /^((?:finely\s+grated\s+|freshly\s+squeezed\s+)?(?:juice|zest|rind|peel)(?:\s+and\s+(?:juice|zest))?)\s+(?:of\s+|from\s+)?(?=an?\s|[\d½¼¾⅓⅔⅛]|one\s|two\s|half\s)/iu.exec(
      body,
    )
  const head = squeezed ? body.slice(squeezed[0].length).replace(/^an?\s+/i, '1 ') : body
  const amount = readAmount(head)
  const trailing = amount.main ? null : readTrailing(head)
  const found = trailing?.amount ?? amount
  const words = readFood(trailing ? trailing.rest : head.slice(amount.end))
  const placed = placeUnit(found, words.food)
  const prefix = opening?.[1]
  const remark = prefix && /^(?:optional|an?$)/i.test(prefix) ? null : (prefix?.toLowerCase() ?? null)
  return {
    text,
    quantity: placed.main?.quantity ?? null,
    unit: placed.main?.unit?.name ?? null,
    size: placed.size,
    food: placed.food,
    preparation: joined(squeezed ? `${squeezed[1]!.toLowerCase()} of` : null, words.preparation),
    note: joined(remark, found.note, words.note),
    optional: words.optional || /^optional/i.test(prefix ?? ''),
    toTaste: words.toTaste,
    alternative: plain(found.alternative),
    plus: plain(found.plus ?? (placed.main && addedBehind(words.note))),
  }
}

/** Reads a line whose amount and item are separate, like `parseIngredientLine`. */
export function parseIngredient(ingredient: { amount: string; item: string }): ParsedIngredient {
  return parseApart(`${ingredient.amount.trim()}${APART}${ingredient.item.trim()}`)
}

/** Separator between amount and item that occurs in neither. */
const APART = '\0'

/**
 * Parses with a cache, because the checks, the nutrition and the grocery list of a recipe ask for the same
 * lines, and so do the next check after a changed word, the import after its dry run, and the next recipe
 * with a teaspoon of salt.
 */
const parseApart: (line: string) => ParsedIngredient = remembered(
  (line) => {
    const apart = line.indexOf(APART)
    return parseParts(line.slice(0, apart), line.slice(apart + 1))
  },
  { longest: 300 },
)

function parseParts(amount: string, item: string): ParsedIngredient {
  if (amount === '') return parseIngredientLine(item)
  const text = `${amount} ${item}`
  // Words about the amount such as "to taste" and "as needed" read better behind the item.
  if (!/\d|[½¼¾⅓⅔⅛⅜⅝⅞]/u.test(amount) && !readAmount(amount).main && !readAmount(text).main) {
    return { ...parseIngredientLine(`${item}, ${amount}`), text }
  }
  const [first, ...remarks] = amount.split(/,(?!\d)\s*/)
  const order =
    remarks.length > 0 && !/^\d+$/.test(remarks[0]!)
      ? [first, item].join(' ') + remarks.map((part) => `, ${part}`).join('')
      : text
  return { ...parseIngredientLine(order), text }
}

/**
 * Reads more of the same food behind its name: "plus 2 tablespoons for dusting". An amount that is only
 * optional is not added, nor one without a unit: "plus 2 egg yolks", "plus 1 for the pan".
 */
function addedBehind(note: string | null): Measure | null {
  const added = /(?:^|, )plus\s+(?:another\s+|an additional\s+|an extra\s+)?/i.exec(note ?? '')
  const tail = added ? note!.slice(added.index + added[0].length) : ''
  const read = readMeasure(tail)
  if (!read?.measure.unit) return null
  const about = tail.slice(read.length)
  return /^(?:\s+(?:more|extra))?\s*(?:$|[,(]|(?:for|to)\s)(?!.*\b(?:needed|desired|necessary|optional|like)\b)/i.test(
    about,
  )
    ? read.measure
    : null
}

const plain = (measure: Measure | null): { quantity: Quantity; unit: string | null } | null =>
  measure ? { quantity: measure.quantity, unit: measure.unit?.name ?? null } : null

const joined = (...parts: (string | null | undefined)[]): string | null =>
  parts.filter(Boolean).join(', ') || null

/** Reads an amount at the end of the line: "Whiskey, 1 1/2 teaspoons", "Butter 50g", "flour: 2 cups". */
function readTrailing(text: string): { amount: Amount; rest: string } | null {
  const match = /^((?:\d+ ?%)?\D*?[\p{L})])\s*(?:[,:–—]\s*|\s-\s|\s)\s*(?=[\d½¼¾⅓⅔⅛⅜⅝⅞])/u.exec(text)
  if (!match || match[1]!.length > 80) return null
  const tail = text.slice(match[0].length)
  const measure = readMeasure(tail)
  if (!measure) return null
  const after = tail.slice(measure.length)
  if (!/^\s*(?:$|[,(/]|each\b|plus\b)/i.test(after)) return null
  // A bare number without a unit counts only right behind a comma, a colon or a dash.
  if (!measure.measure.unit && !/[,:–—]\s*$/.test(match[0])) return null
  const amount = readAmount(tail)
  return { amount, rest: `${match[1]}${tail.slice(amount.end).replace(/^\s*(?=[^,(\s])/, ', ')}` }
}

/** Moves a unit at the end of the food's words to the amount: the cloves of "2 garlic cloves". */
function placeUnit(
  amount: Amount,
  food: string,
): { main: Measure | null; size: string | null; food: string } {
  const { main, size } = amount
  if (!main || main.unit) return { main, size, food }
  const match = /^(.+?)[\s-]+(\p{L}+)$/u.exec(food)
  const unit = match ? unitOf(match[2]!) : null
  if (!match || !unit || !(trailingUnits.has(unit.name) || containers.has(unit.name)))
    return { main, size, food }
  // "Pineapple rings from a can" are not measured in cans.
  if (/\s(?:an?|the|of|from|in)$/i.test(match[1]!)) return { main, size, food }
  const known = matchFood(food)
  // The last word of "cinnamon sticks", "bay leaves" and "green tea bags" is part of the name.
  const isNamedSo = containers.has(unit.name) && known?.alias.split(' ').at(-1) === unit.name
  const ownWord = isNamedSo || (known?.food.name.endsWith(unit.name) ?? false)
  if (ownWord || /^(?:leaf|stick|fillet|slice)$/.test(unit.name)) return { main, size, food }
  return { main: { ...main, unit }, size, food: match[1]! }
}
