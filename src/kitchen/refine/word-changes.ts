import { diffWordsWithSpace } from 'diff'

/** Words that both texts have in this order, or that one of them has. */
export interface WordChange {
  kind: 'kept' | 'removed' | 'added'
  text: string
}

/** Two texts with more changed words and spaces than that are two texts; looking further takes the square of it. */
const MOST_CHANGES = 200

/** The shortest way from one text to another, word by word; of texts with little in common all of both. */
export function wordChanges(before: string, after: string): WordChange[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MOST_CHANGES })
  if (!changes)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  return changes.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'kept',
    text: value,
  }))
}
