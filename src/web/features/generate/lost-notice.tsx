import { Notice } from '#web/ui/notice.tsx'
import { generateWords } from '#web/words/generate.ts'
import { useWords } from '#web/words/words.ts'

/** Nobody hears any more how it goes; it goes on all the same. */
export const LostNotice = () => {
  const t = useWords(generateWords)
  return (
    <Notice tone="info" title={t.connectionLost}>
      {t.madeWithoutPage}
    </Notice>
  )
}
