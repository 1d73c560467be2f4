import type { Food } from './food.ts'
import { foods } from './table/index.ts'
import { wordsOf } from './words.ts'

/**
 * Finds foods whose names contain each of the words or a longer one that starts with it; the plainest names
 * come first.
 */
export function searchFoods(text: string, limit = 20): Food[] {
  const wanted = wordsOf(text).map(({ stem }) => stem)
  if (wanted.length === 0) return []
  return foods
    .map((food) => ({ food, rank: Math.min(...namesOf(food).map((name) => rankOf(name, wanted))) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank || a.food.name.localeCompare(b.food.name, 'en'))
    .slice(0, limit)
    .map(({ food }) => food)
}

const namesOf = (food: Food) => [food.name, ...food.aliases].map((name, at) => ({ name, at }))

/**
 * Ranks a name, lower first: few words beside the wanted ones, wanted words in front, the food's own name
 * before aliases.
 */
function rankOf({ name, at }: { name: string; at: number }, wanted: readonly string[]): number {
  const words = wordsOf(name).map(({ stem }) => stem)
  if (!wanted.every((word) => words.some((own) => own.startsWith(word)))) return Number.POSITIVE_INFINITY
  const whole = wanted.every((word) => words.includes(word)) ? 0 : 4
  const inFront = words[0]?.startsWith(wanted[0]!) ? 0 : 2
  return whole + inFront + (words.length - wanted.length) + (at === 0 ? 0 : 3)
}
