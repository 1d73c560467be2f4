import { foodById, foods, matchFood, wordsOf } from '../foods/index.ts'
import { interchangeable, isOfKind, kindWords, partsOf } from './kinds.ts'
import { unknownFood } from './needed-foods.ts'

/** A food that a cook has. */
export interface AtHand {
  /** Name as a shopping list prints it, or the cook's own words when no food is known. */
  name: string
  /** All needs of recipes that the food satisfies, in the notation of `neededFoods`. */
  answers: string[]
}

/**
 * Returns the needs that words such as `chicken`, `red onions` or `unicorn horn` can satisfy, or null for a
 * text without words.
 */
export function atHand(text: string): AtHand | null {
  const unknown = unknownFood(text)
  if (!unknown) return null
  const word = unknown.slice(1)
  const ofKind = foods.filter((food) => isOfKind(word, food)).map(({ id }) => id)
  const food = matchFood(text)?.food
  if (!food && ofKind.length === 0) return { name: text.trim(), answers: [unknown] }
  const own = food ? [food.id, ...ofKind] : ofKind
  const answers = new Set(own.flatMap((id) => [id, ...sameAs(id)]))
  for (const id of [...answers]) for (const part of partsOf[id] ?? []) answers.add(part)
  return { name: ofKind.length > 0 || !food ? text.trim() : food.name, answers: [unknown, ...answers] }
}

const sameAs = (id: string) => interchangeable.filter((group) => group.includes(id)).flat()

/** Returns the name of a need of `neededFoods`: `chicken thigh`, `unicorn horn`. */
export const nameOfNeed = (need: string): string =>
  need.startsWith('~') ? need.slice(1) : (foodById(need)?.name ?? need.replaceAll('-', ' '))

const MAX_SUGGESTIONS = 8

interface Named {
  name: string
  others: readonly string[]
}
const suggestible: readonly Named[] = [
  ...kindWords.map((name) => ({ name, others: [] })),
  ...foods.map(({ name, plural, aliases }) => ({ name, others: [plural, ...aliases] })),
]

/**
 * Suggests foods that begin with the typed text in their name or an alias, then those with a word inside that
 * does.
 */
export function suggestFoods(typed: string): string[] {
  const sought = plain(typed)
  if (!sought) return []
  const found = suggestible
    .map((one) => ({ name: one.name, rank: rankOf(one, sought) }))
    .filter(({ rank }) => rank < NONE)
    .sort((a, b) => a.rank - b.rank || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
  return [...new Set(found.map(({ name }) => name))].slice(0, MAX_SUGGESTIONS)
}

const NONE = 9

function rankOf({ name, others }: Named, sought: string): number {
  if (name === sought) return 0
  if (name.startsWith(sought)) return 1
  if (others.some((other) => other.startsWith(sought))) return 2
  return [name, ...others].some((one) => one.includes(` ${sought}`)) ? 3 : NONE
}

const plain = (text: string) =>
  wordsOf(text)
    .map(({ surface }) => surface)
    .join(' ')
