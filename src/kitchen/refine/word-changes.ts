import { diffWordsWithSpace } from 'diff'

/** A run of words that both texts have in this order, or that only one of them has. */
export interface WordChange {
  kind: 'kept' | 'removed' | 'added'
  text: string
}

/**
 * Most changed words and spaces to search for: texts with more are two texts, and searching further takes
 * quadratic time.
 */
const MOST_CHANGES = 200

/**
 * Returns the shortest way from one text to another, word by word; for texts with little in common, all of
 * both.
 */
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
