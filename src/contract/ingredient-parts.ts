/** Consecutive ingredient lines under one heading, or under none. */
export interface IngredientPart<L> {
  group: string | undefined
  /** Index of the part's first line in the whole list. */
  from: number
  lines: L[]
}

/** Splits a list of ingredients at its headings, in its order. */
export function partsOf<L extends { group?: string | undefined }>(lines: readonly L[]): IngredientPart<L>[] {
  const parts: IngredientPart<L>[] = []
  lines.forEach((line, index) => {
    const last = parts.at(-1)
    if (last && last.group === line.group) last.lines.push(line)
    else parts.push({ group: line.group, from: index, lines: [line] })
  })
  return parts
}

interface Line {
  amount: string
  item: string
  group?: string | undefined
}

/** Writes an ingredient line as text: `1 cup flour`, or the item alone when it has no amount. */
export const lineAsText = ({ amount, item }: Line): string => [amount.trim(), item].filter(Boolean).join(' ')

/** Writes a list of ingredients as text, each heading before its lines. */
export const listAsText = (lines: readonly Line[]): string[] =>
  partsOf(lines).flatMap(({ group, lines: own }) => [
    ...(group === undefined ? [] : [asHeading(group)]),
    ...own.map(lineAsText),
  ])

/** Writes a group as a heading of a plain-text list, such as `For the sauce:`. */
export const asHeading = (group: string): string => (/[:.!?]$/.test(group) ? group : `${group}:`)
