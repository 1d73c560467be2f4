import { cuisineTable } from './cuisine-table.ts'

interface Cuisine {
  id: string
  words: readonly string[]
  /** Substrings of a recipe's cuisine that make the recipe count as this cuisine. */
  counts: readonly string[]
}

const cells = (text: string | undefined): string[] =>
  text === undefined || text === '-' ? [] : text.split(', ')

const cuisines: readonly Cuisine[] = cuisineTable
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [id = '', words, counts] = line.split(' | ')
    return { id, words: [id, ...cells(words)], counts: [id, ...cells(counts)] }
  })

/** Words that ask for a cuisine, each with the cuisine's name. */
export const cuisineWords: readonly (readonly [word: string, id: string])[] = cuisines.flatMap(
  ({ id, words }) => words.map((word) => [word, id] as const),
)

const countsAs = new Map(cuisines.map(({ id, counts }) => [id, counts]))

/**
 * True when a recipe belongs to the cuisine that was asked for: Neapolitan is Italian, too.
 * @param own the cuisine of the recipe, as its file says it
 */
export function isOfCuisine(own: string, asked: string): boolean {
  const name = own.toLowerCase()
  return (countsAs.get(asked) ?? [asked]).some((part) => name.includes(part))
}
