import { Fragment, type ReactNode } from 'react'

interface FillProps {
  /** A plain text of the catalogue with places for elements: `New here? {signUp}`. */
  text: string
  parts: Record<string, ReactNode>
}

/** A sentence with elements in it, in the order that its language wants. */
export const Fill = ({ text, parts }: FillProps) =>
  // Split by a group, the names stand at the odd places.
  text.split(/\{(\w+)\}/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not move
    <Fragment key={index}>{index % 2 === 0 ? piece : (parts[piece] ?? `{${piece}}`)}</Fragment>
  ))
