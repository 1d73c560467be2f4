/** Lines that follow each other under one heading, or under none. */
export interface IngredientPart<L> {
  group: string | undefined
  /** Where its first line stands in the whole list. */
  from: number
  lines: L[]
}

/** A list of ingredients by its headings, in its order. */
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

/** `1 cup flour`, or the item alone where it has no amount. */
export const lineAsText = ({ amount, item }: Line): string => [amount.trim(), item].filter(Boolean).join(' ')

/** A list of ingredients as text, a heading before the lines that stand under it. */
export const listAsText = (lines: readonly Line[]): string[] =>
  partsOf(lines).flatMap(({ group, lines: own }) => [
    ...(group === undefined ? [] : [asHeading(group)]),
    ...own.map(lineAsText),
  ])

/** `For the sauce:`, as a list in plain text writes it. */
export const asHeading = (group: string): string => (/[:.!?]$/.test(group) ? group : `${group}:`)
