import type { RecipeDraft } from '#contract/recipe.ts'
import { recipeDifferences } from '#domain/recipe-difference.ts'
import { WordDifference } from '#web/ui/word-difference.tsx'

interface DifferencesProps {
  before: RecipeDraft
  after: RecipeDraft
  /** Said when both read the same. */
  none?: string
}

/** What of a recipe differs between two states of it, part by part. */
export function Differences({ before, after, none = 'Both read the same.' }: DifferencesProps) {
  const differences = recipeDifferences(before, after)
  if (differences.length === 0) return <p className="text-ink-soft">{none}</p>
  return (
    <dl className="space-y-4">
      {differences.map(({ part, ...texts }) => (
        <div key={part}>
          <dt className="font-semibold">{part}</dt>
          <dd className="mt-1">
            <WordDifference {...texts} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
