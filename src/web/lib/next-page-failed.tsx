import { ErrorState } from '#web/ui/error-state.tsx'
import { recipesWords } from '#web/words/recipes.ts'
import { useWords } from '#web/words/words.ts'
import { messageOf } from './http-error.ts'

/** An error below a list of recipes whose next page failed to load; the loaded pages stay above it. */
export function NextPageFailed({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const t = useWords(recipesWords)
  return (
    <div className="mt-5">
      <ErrorState title={t.nextFailed} text={messageOf(error, t.loadFailedText)} onRetry={() => onRetry()} />
    </div>
  )
}
