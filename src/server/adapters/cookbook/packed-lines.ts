import type { PackedCookbook } from '#kitchen/cookbook/open-cookbook.ts'

type Rest = Omit<PackedCookbook, 'recipes'>
type PackedRecipe = PackedCookbook['recipes'][number]

/** Returns a packed cookbook as lines of JSON: a recipe on each, and everything else on the first. */
export const packedLines = ({ recipes, ...rest }: PackedCookbook): string =>
  [rest, ...recipes].map((each) => JSON.stringify(each)).join('\n')

/**
 * Parses the lines one after the other: as one text of some twenty million characters they would take forty
 * megabytes, which a server gives back late.
 */
export function readPackedLines(file: Buffer): PackedCookbook {
  const recipes: PackedRecipe[] = []
  let rest: Rest | null = null
  for (let from = 0; from < file.length; ) {
    const end = file.indexOf(LINE_END, from)
    const to = end < 0 ? file.length : end
    const value: unknown = JSON.parse(file.toString('utf8', from, to))
    // Our own build wrote the file.
    if (rest === null) rest = value as Rest
    else recipes.push(value as PackedRecipe)
    from = to + 1
  }
  if (rest === null) throw new Error('the packed cookbook is empty')
  return { ...rest, recipes }
}

const LINE_END = 0x0a
