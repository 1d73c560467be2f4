import type { ReactNode } from 'react'

interface HeadedListsProps<L> {
  parts: readonly { group: string | undefined; from: number; lines: L[] }[]
  /** Which level of heading the page has there. */
  level?: 3 | 4
  /** The list of one part; `from` is the place of its first line in the whole list. */
  children: (lines: L[], from: number) => ReactNode
}

/** A list in its parts, each under its heading; a part without a heading is set apart from the one above. */
export function HeadedLists<L>({ parts, level = 3, children }: HeadedListsProps<L>) {
  const Heading = `h${level}` as const
  return parts.map(({ group, from, lines }) => (
    <div key={from} className="not-first:mt-5 print:not-first:mt-2">
      {group !== undefined && (
        <Heading dir="auto" className="break-after-avoid text-lg">
          {group}
        </Heading>
      )}
      {children(lines, from)}
    </div>
  ))
}
