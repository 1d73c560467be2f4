import { importWords } from '#web/words/import.ts'
import { useWords } from '#web/words/words.ts'

/** The note on every import page that importing does not count against the quota. */
export const CostsNothing = () => {
  const t = useWords(importWords)
  return <p className="text-small text-ink-soft">{t.costsNothing}</p>
}
