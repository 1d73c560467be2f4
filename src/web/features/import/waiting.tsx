import { Spinner } from '#web/ui/spinner.tsx'
import { importWords } from '#web/words/import.ts'
import { useWords } from '#web/words/words.ts'

/** A spinner in place of content that is loading. */
export const Waiting = () => {
  const t = useWords(importWords)
  return (
    <div role="status" className="flex justify-center py-12 text-accent">
      <Spinner />
      <span className="sr-only">{t.loading}</span>
    </div>
  )
}
