import type { RecipeDraft } from '#contract/recipe.ts'
import { fold, tokens } from './words.ts'

export interface DuplicatePair {
  /** Indices into the given list, `first` < `second`. */
  first: number
  second: number
  why: 'same-title' | 'same-recipe'
}

/**
 * Rule U1: finds pairs that a cook would take for the same recipe: equal titles, or nearly equal ingredients
 * (Jaccard > 0.8) with nearly equal steps (Jaccard of their five-word runs > 0.6).
 */
export function nearDuplicates(drafts: readonly RecipeDraft[]): DuplicatePair[] {
  const prints = drafts.map((draft) => ({
    title: fold(draft.title)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
    items: new Set(draft.ingredients.map(({ item }) => tokens(item.split(',')[0] ?? '').join(' '))),
    runs: wordRuns(tokens(draft.instructions.join(' ')), 5),
  }))
  const pairs: DuplicatePair[] = []
  for (const [first, a] of prints.entries())
    for (let second = first + 1; second < prints.length; second++) {
      const b = prints[second]
      if (!b) continue
      if (a.title !== '' && a.title === b.title) pairs.push({ first, second, why: 'same-title' })
      else if (jaccard(a.items, b.items) > 0.8 && jaccard(a.runs, b.runs) > 0.6)
        pairs.push({ first, second, why: 'same-recipe' })
    }
  return pairs
}

const wordRuns = (words: string[], length: number): Set<string> =>
  new Set(
    words
      .slice(0, Math.max(0, words.length - length + 1))
      .map((_, i) => words.slice(i, i + length).join(' ')),
  )

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 && b.size === 0) return 0
  let shared = 0
  for (const each of a) if (b.has(each)) shared++
  return shared / (a.size + b.size - shared)
}
