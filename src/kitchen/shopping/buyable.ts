import type { Food } from '../foods/index.ts'
import { foodById, matchFood, stemsOf } from '../foods/index.ts'
import type { ParsedIngredient } from '../ingredients/index.ts'
import { foodOf } from '../ingredients/index.ts'
import type { Language } from '../languages/dictionary.ts'
import type { Corrections } from '../nutrition/index.ts'
import { ingredientNameOf } from '../nutrition/index.ts'
import { addAmount, noSums, type Sums } from './amounts.ts'

/** A thing to buy for an ingredient line. */
export interface Buyable {
  /** Key of the food: `food:spinach`, or `text:unicorn horn` when no food is known. */
  key: string
  food: Food | null
  /** The author's words for the food, without those that a shop does not use. */
  words: string
  sums: Sums
  /** The size that the line asks for: `large`. */
  size: string | null
  optional: boolean
  /** Language of the words, in which the amount is printed. */
  language: Language
}

const fromTheTap = new Set(['water', 'ice'])
/** Units of packs, in which "chopped" is part of the label. */
const packs = new Set(['can', 'jar'])

/** Returns the things to buy for one line: nothing for water, two things for salt and pepper. */
export const buyablesOf = (line: ParsedIngredient, corrections: Corrections = new Map()): Buyable[] =>
  separate(line).flatMap((parsed) => buyableOf(parsed, corrections) ?? [])

/** Splits a line of several things to buy: "Salt and freshly ground black pepper" is two. */
function separate(parsed: ParsedIngredient): ParsedIngredient[] {
  const parts = parsed.quantity === null ? parsed.food.split(/\s+(?:and|&)\s+/i) : []
  const matches = parts.map((part) => matchFood(part))
  const whole = matchFood(parsed.food)
  if (parts.length < 2 || matches.some((match) => match === null) || whole?.alias.includes(' and '))
    return [parsed]
  const said = partsSaid(parsed, parts.length)
  return parts.map((food, at) => ({ ...parsed, food, ...(said && { said: said[at]! }) }))
}

/** Returns the author's words for each part of "Salz und Pfeffer"; null when they do not split alike. */
function partsSaid({ said }: ParsedIngredient, many: number): NonNullable<ParsedIngredient['said']>[] | null {
  if (!said) return null
  const foods = said.food.split(/\s+(?:und|et|y|e|&)\s+|\s*,\s*/i)
  return foods.length === many ? foods.map((food) => ({ ...said, food })) : null
}

function buyableOf(parsed: ParsedIngredient, corrections: Corrections): Buyable | null {
  const food = toBuy(parsed, corrections)
  const words =
    parsed.said?.food.trim() ||
    (packs.has(parsed.unit ?? '') ? parsed.food.trim() : shopWords(parsed.food, food))
  if (words === '' || (food && fromTheTap.has(food.id))) return null
  let sums = noSums
  if (parsed.quantity) sums = addAmount(sums, parsed.quantity, parsed.unit)
  if (parsed.plus) sums = addAmount(sums, parsed.plus.quantity, parsed.plus.unit)
  const { optional } = parsed
  const language = parsed.said?.language ?? 'en'
  // The size stays among the author's words in other languages.
  const size = language === 'en' ? (parsed.size ?? null) : null
  return { key: food ? `food:${food.id}` : unknownKey(words), food, words, sums, size, optional, language }
}

/**
 * Returns the food to buy, by the cook's correction first. The juice of a lemon is bought as a lemon; canned
 * tomatoes are bought as such.
 */
function toBuy(parsed: ParsedIngredient, corrections: Corrections): Food | null {
  const said = corrections.get(ingredientNameOf(parsed))
  const corrected = said === undefined ? null : foodById(said)
  if (corrected) return corrected
  if (said === 'none') return null
  return (packs.has(parsed.unit ?? '') ? foodOf(parsed) : matchFood(parsed.food))?.food ?? null
}

/** States that a shop does not sell: nobody buys softened butter. */
const states =
  /^(?:(?:freshly(?:\s+ground)?|fresh|ripe|hot|cold|warm|lukewarm|boiling|softened|melted|chilled|good[\s-]quality|cooled|very|beaten|finely|roughly|chopped|sliced|diced|minced)\s+(?=\S))+/i

/**
 * Removes the states from a text: "hot" goes from hot milk, and stays in hot sauce, which would be another
 * food without it.
 */
function shopWords(text: string, food: Food | null): string {
  const bare = text.replace(states, '').trim()
  const isSame = bare !== '' && (food === null || matchFood(bare)?.food.id === food.id)
  return isSame ? bare : text.trim()
}

const MAX_KEY_LENGTH = 200

/**
 * Returns the key of an unknown food: the same for `Unicorn Horns` and `unicorn horn`; a text without words
 * (🦄) is its own key.
 */
export function unknownKey(text: string): string {
  const stems = stemsOf(text) || text.trim().toLowerCase()
  return `text:${stems.length <= MAX_KEY_LENGTH ? stems : `${stems.slice(0, MAX_KEY_LENGTH)}…${digest(stems)}`}`
}

/** Hashes a text with FNV-1a, which tells long texts apart that begin alike. */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

/**
 * Returns the key of a food that a cook names, by which `salt` finds the line for salt; null for a text
 * without a word.
 */
export function keyOfFood(name: string): string | null {
  if (name.trim() === '') return null
  const food = matchFood(name)?.food
  return food ? `food:${food.id}` : unknownKey(name)
}
