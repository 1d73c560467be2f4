import { createContext, useContext } from 'react'
import { isHeading, type RecipeFields } from './recipe-fields.ts'

/** A reason to compare a part of the recipe with the source that it was read from. */
export interface FieldDoubt {
  /** Path of the part: `title`, `servings`, `ingredients.2`, `instructions.0`, … */
  place: string
  reason: string
}

const Doubts = createContext<readonly FieldDoubt[]>([])
export const DoubtsProvider = Doubts.Provider

/** The doubts about a part that cannot be moved, as one text. */
export const useDoubt = (place: string): string | undefined => {
  const doubts = useContext(Doubts)
  return reasonAt(doubts, place)
}

const reasonAt = (doubts: readonly FieldDoubt[], place: string): string | undefined =>
  doubts
    .filter((doubt) => doubt.place === place)
    .map(({ reason }) => reason)
    .join(' ') || undefined

/** Adds the doubts to the rows themselves, because rows can be moved. */
export function withDoubts(fields: RecipeFields, doubts: readonly FieldDoubt[]): RecipeFields {
  const at = (part: string, index: number) => {
    const place = `${part}.${index}`
    const reason = reasonAt(doubts, place)
    return reason ? { doubt: { place, reason } } : {}
  }
  // Heading rows do not count as ingredient lines.
  let line = -1
  return {
    ...fields,
    ingredients: fields.ingredients.map((row) => {
      if (isHeading(row)) return row
      line += 1
      return { ...row, ...at('ingredients', line) }
    }),
    instructions: fields.instructions.map((row, index) => ({ ...row, ...at('instructions', index) })),
  }
}
