import type { RecipeDraft } from '#contract/recipe.ts'
import { recipeDifferences } from '#domain/recipe-difference.ts'
import { WordDifference } from '#web/ui/word-difference.tsx'
import { editWords } from '#web/words/edit.ts'
import { useWords } from '#web/words/words.ts'

interface DifferencesProps {
  before: RecipeDraft
  after: RecipeDraft
  /** Text for two versions that read the same. */
  none?: string
}

/** The differences between two versions of a recipe, part by part. */
export function Differences({ before, after, none }: DifferencesProps) {
  const t = useWords(editWords)
  const differences = recipeDifferences(before, after)
  if (differences.length === 0) return <p className="text-ink-soft">{none ?? t.readSame}</p>
  return (
    <dl className="space-y-4">
      {differences.map(({ part, ...texts }) => (
        <div key={part}>
          <dt className="font-semibold">{t[part]}</dt>
          <dd className="mt-1">
            <WordDifference {...texts} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
