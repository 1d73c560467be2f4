import { Fragment, type ReactNode } from 'react'

interface FillProps {
  /** A plain text of the catalogue with places for elements: `New here? {signUp}`. */
  text: string
  parts: Record<string, ReactNode>
}

/** A sentence with elements in it, in the order that its language wants. */
export const Fill = ({ text, parts }: FillProps) =>
  text.split(/(\{\w+\})/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not move
    <Fragment key={index}>{parts[piece.slice(1, -1)] ?? piece}</Fragment>
  ))
