import { importWords } from '#web/words/import.ts'
import { useWords } from '#web/words/words.ts'

/** Said wherever something is imported. */
export const CostsNothing = () => {
  const t = useWords(importWords)
  return <p className="text-small text-ink-soft">{t.costsNothing}</p>
}
