import { nameKey } from '../../cookbook/name-key.ts'
import type { Cookbook } from '../../cookbook/open-cookbook.ts'
import { longestHits, matchFood, wordsOf } from '../../foods/index.ts'
import { gloss } from '../../languages/gloss.ts'

/** Number of foods from which on a text is a list, and not a food before the one that it flavors. */
const A_LIST = 3
/** Words that may open a list of foods without being one. */
const opening = /^(?:(?:i|we|only|just|have|got|some|my)\s+)+/i

/** Word behind a list that asks for a recipe of it, in the languages that are read. */
const requesting = /\s+(?:recipes?|rezepte?|recetas?|recettes?|ricett[ae]|ideas?|ideen|idees?|idee)[?!.]*$/i

/**
 * Puts commas between foods that are typed one after the other, "potatoes onions butter", when nothing else is
 * said. A plural tells them from a name, whose first words are in the singular: onion butter.
 */
export function foodsApart(typed: string, { names }: Pick<Cookbook, 'names'>): string {
  const start = opening.exec(typed)?.[0] ?? ''
  const list = typed.slice(start.length).trim().replace(requesting, '')
  if (/[^\p{L}\p{M}\s'’-]/u.test(list) || names.has(nameKey(list))) return typed
  const foreign = foreignFoods(list)
  if (foreign) return start + foreign.join(', ')
  const words = wordsOf(list)
  const hits = longestHits(words)
  const isAllFoods = hits.reduce((sum, { from, to }) => sum + to - from, 0) === words.length
  const isPlural = ({ to }: (typeof hits)[number]) => words[to - 1]!.surface !== words[to - 1]!.stem
  if (hits.length < A_LIST || !isAllFoods || !hits.slice(0, -1).some(isPlural)) return typed
  return start + hits.map(({ from, to }) => list.slice(words[from]!.start, words[to - 1]!.end)).join(', ')
}

/** Returns the foods of a list in another language that names nothing else, as typed; null for any other text. */
function foreignFoods(list: string): string[] | null {
  const { language, words } = gloss(list)
  if (language === 'en') return null
  const foods: string[] = []
  for (const { start, end } of words) {
    const typed = list.slice(start, end)
    if (foods.at(-1) === typed) continue
    const english = words.filter((word) => word.start === start).map((word) => word.english)
    if (matchFood(english.join(' ')) === null) return null
    foods.push(typed)
  }
  return foods.length >= A_LIST ? foods : null
}
