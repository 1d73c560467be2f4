import type { ReactNode } from 'react'

interface HeadedListsProps<L> {
  parts: readonly { group: string | undefined; from: number; lines: L[] }[]
  /** Heading level of the parts' titles. */
  level?: 3 | 4
  /** Renders the lines of one part; `from` is the index of its first line in the whole list. */
  children: (lines: L[], from: number) => ReactNode
}

/** A list in parts, each below its heading; a gap precedes a part without one. */
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
