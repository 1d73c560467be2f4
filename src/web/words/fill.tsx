import { Fragment, type ReactNode } from 'react'

interface FillProps {
  /** A text of the catalogue with placeholders for elements: `New here? {signUp}`. */
  text: string
  parts: Record<string, ReactNode>
}

/** Renders a sentence with elements in it, in the word order of its language. */
export const Fill = ({ text, parts }: FillProps) =>
  // Splitting by a capturing group puts the placeholders' names at the odd indexes.
  text.split(/\{(\w+)\}/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not move
    <Fragment key={index}>{index % 2 === 0 ? piece : (parts[piece] ?? `{${piece}}`)}</Fragment>
  ))
